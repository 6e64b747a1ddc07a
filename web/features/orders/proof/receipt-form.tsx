import { orderLengths } from '#contract/limits.ts'
import { documentBytes } from '#contract/uploads.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { pictureTypes } from '#web/ui/form/file-rules.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ProofFormProps } from './proof-form-props.ts'

/** Who took the parts, with a picture: for deliveries without the code. */
export function ReceiptForm({ action, busy, failure, onSend }: ProofFormProps) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { ref, field, submit, setServerErrors } = useFormState({
    initial: { receiver: '', picture: undefined as File | undefined },
    check: ({ receiver, picture }) => ({
      receiver: receiver.trim() === '' ? t('deliver.receiverNeeded') : undefined,
      picture: picture ? undefined : t('deliver.pictureNeeded'),
    }),
  })
  return (
    <form
      ref={ref}
      noValidate
      className="step-form"
      onSubmit={submit(({ receiver, picture }) => {
        return onSend(
          { receiver: receiver.trim() },
          { ...(picture && { picture }), setFieldErrors: setServerErrors },
        )
      })}
    >
      <TextField
        {...field('receiver')}
        label={t('deliver.receiver')}
        dir="auto"
        autoComplete="off"
        maxLength={orderLengths.receiver}
        required
      />
      <FileField
        {...field('picture')}
        label={t('deliver.picture')}
        hint={t('deliver.pictureHint', { megabytes: documentBytes / 1024 / 1024 })}
        types={pictureTypes}
        maxBytes={documentBytes}
        language={language}
        failed={failure !== undefined}
        disabled={busy}
        texts={{
          choose: t('deliver.file.choose'),
          drop: t('deliver.file.drop'),
          replace: t('deliver.file.replace'),
          remove: t('deliver.file.remove'),
          sending: t('deliver.file.sending'),
          retry: t('deliver.file.retry'),
          refused: {
            type: t('deliver.file.type'),
            size: t('deliver.file.size'),
            empty: t('deliver.file.empty'),
            broken: t('deliver.file.broken'),
          },
        }}
      />
      <FormFailure message={failure} />
      <button type="submit" className="button button-primary" disabled={busy}>
        {action}
      </button>
    </form>
  )
}
