import { longestWebhookUrl } from '#contract/limits.ts'
import { webhookEvents } from '#contract/webhook-events.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { chosenEvents, kindOf } from './webhook-view.ts'
import { OwnPasswordField } from '../keys/own-password-field.tsx'

type NewWebhookFormProps = { onMade: (secret: string) => void; onCancel: () => void }

/** Where to send what, and the password, so that no passer-by has orders sent elsewhere. */
export function NewWebhookForm({ onMade, onCancel }: NewWebhookFormProps) {
  const { t } = useTranslation('import')
  const { failure, run } = useMutation()
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial: {
      ...{ url: '', password: '' },
      ...{ 'seller_order.placed': false, 'seller_order.changed': false },
      ...{ 'shipment.changed': false, 'return.changed': false },
    },
    check: ({ url, password }) => ({
      url: url.trim() === '' ? t('webhooks.urlProblem') : undefined,
      password: password === '' ? t('keys.passwordProblem') : undefined,
    }),
  })
  return (
    <form
      ref={ref}
      noValidate
      className="import-key-form"
      onSubmit={submit(({ url, password, ...ticked }) =>
        run(
          async (api) => {
            const input = { url: url.trim(), events: chosenEvents(ticked), password }
            onMade((await api.call('createWebhook', input)).secret)
          },
          { setFieldErrors: setServerErrors },
        ),
      )}
    >
      <TextField
        {...field('url')}
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestWebhookUrl}
        autoComplete="off"
        required
        focused
      />
      <fieldset className="webhook-events">
        <legend className="field-label">{t('webhooks.events')}</legend>
        <p className="text-sm text-soft">{t('webhooks.eventsHint')}</p>
        {webhookEvents.map((event) => (
          <CheckField key={event} {...field(event)} label={t(`webhooks.kinds.${kindOf(event)}`)} />
        ))}
      </fieldset>
      <OwnPasswordField {...field('password')} />
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={busy} className="button button-primary">
          {busy ? t('account:sending') : t('webhooks.submit')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('keys.cancel')}
        </button>
      </div>
    </form>
  )
}
