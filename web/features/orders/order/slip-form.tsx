import { useState } from 'react'
import { documentBytes } from '#contract/uploads.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { documentTypes } from '#web/ui/form/file-rules.ts'
import { useFormState } from '#web/ui/form/form-state.ts'

type SlipFormProps = { order: string; isSent: boolean; onSent: () => void }

/** Sends the slip of a transfer; once one was sent, another only after a press. */
export function SlipForm({ isSent, ...props }: SlipFormProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(!isSent)
  return isOpen ? (
    <OpenForm {...props} />
  ) : (
    <button type="button" className="button" onClick={() => setOpen(true)}>
      {t('transfer.replace')}
    </button>
  )
}

function OpenForm({ order, onSent }: Omit<SlipFormProps, 'isSent'>) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const toast = useToast()
  const { run, busy, failure } = useMutation()
  const [progress, setProgress] = useState<number>()
  const { ref, field, submit, setServerErrors } = useFormState({
    initial: { file: undefined as File | undefined },
    check: ({ file }) => ({ file: file ? undefined : t('transfer.slipMissing') }),
  })
  const send = async ({ file }: { file: File | undefined }) => {
    if (!file) return
    const isDone = await run(
      (api) => api.call('sendSlip', { order }, { files: { file }, onProgress: setProgress }),
      { setFieldErrors: setServerErrors },
    )
    setProgress(undefined)
    if (!isDone) return
    toast(t('transfer.sent'))
    onSent()
  }
  return (
    <form ref={ref} noValidate className="grid gap-3 w-full" onSubmit={submit(send)}>
      <FileField
        {...field('file')}
        label={t('transfer.slip')}
        hint={t('transfer.slipHint', { megabytes: documentBytes / 1024 / 1024 })}
        types={documentTypes}
        maxBytes={documentBytes}
        language={language}
        progress={progress}
        failed={failure !== undefined}
        disabled={busy}
        texts={{
          choose: t('transfer.choose'),
          drop: t('deliver.file.drop'),
          replace: t('deliver.file.replace'),
          remove: t('deliver.file.remove'),
          sending: t('deliver.file.sending'),
          retry: t('deliver.file.retry'),
          refused: {
            type: t('transfer.fileType'),
            size: t('transfer.fileSize'),
            empty: t('transfer.fileEmpty'),
            broken: t('deliver.file.broken'),
          },
        }}
      />
      <FormFailure message={failure} />
      <button type="submit" className="button button-primary justify-self-start" disabled={busy}>
        {t(busy ? 'transfer.sending' : 'transfer.send')}
      </button>
    </form>
  )
}
