import { ApiError } from '#contract/api.ts'
import type { Webhook } from '#contract/webhooks.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { OwnPasswordField } from '../keys/own-password-field.tsx'

type DialogProps = { value: Webhook; onClose: () => void }

/** Asks for the password and gets a new secret. */
export function RotateSecretDialog({
  value: { _id: id },
  onClose,
  onSecret,
}: DialogProps & { onSecret: (secret: string) => void }) {
  const { t } = useTranslation('import')
  const { failure, run } = useMutation()
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial: { password: '' },
    check: ({ password }) => ({
      password: password === '' ? t('keys.passwordProblem') : undefined,
    }),
  })
  return (
    <ModalDialog
      title={t('webhooks.rotateTitle')}
      closeLabel={t('keys.cancel')}
      onClose={onClose}
      steady
    >
      <form
        ref={ref}
        noValidate
        className="grid gap-4"
        onSubmit={submit(({ password }) =>
          run(
            async (api) => {
              onSecret((await api.call('rotateWebhookSecret', { id, password })).secret)
            },
            { setFieldErrors: setServerErrors },
          ),
        )}
      >
        <p>{t('webhooks.rotateText')}</p>
        <OwnPasswordField {...field('password')} />
        <FormFailure message={failure} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button button-primary" disabled={busy}>
            {busy ? t('account:sending') : t('webhooks.rotate')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('keys.cancel')}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}

export function RemoveWebhookDialog({
  value: { _id: id, url },
  onClose,
  onRemoved,
}: DialogProps & { onRemoved: () => void }) {
  const { t } = useTranslation('import')
  const toast = useToast()
  const { failure, busy, run } = useMutation()
  const remove = () =>
    run(async (api) => {
      try {
        await api.call('removeWebhook', { id })
      } catch (error) {
        // It was removed elsewhere meanwhile, which is what was asked for.
        if (!(error instanceof ApiError && error.code === 'webhook.not_found')) throw error
      }
      toast(t('webhooks.removed'))
      onClose()
      onRemoved()
    })
  return (
    <ModalDialog title={t('webhooks.removeTitle')} closeLabel={t('keys.keep')} onClose={onClose}>
      <p>
        <bdi dir="ltr" className="webhook-url">
          {url}
        </bdi>
      </p>
      <p>{t('webhooks.removeText')}</p>
      <div className="pt-3 empty:hidden">
        <FormFailure message={failure} />
      </div>
      <div className="flex flex-wrap gap-2 pt-4">
        <button type="button" className="button button-danger" disabled={busy} onClick={remove}>
          {t('webhooks.remove')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('keys.keep')}
        </button>
      </div>
    </ModalDialog>
  )
}
