import { useId, useState } from 'react'
import { longestReportNote } from '#contract/limits.ts'
import { reportReasons, type ReportReason } from '#contract/chat-options.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { cleanText } from '#web/shell/members/clean-text.ts'

type ReportDialogProps = { roomId: string; onClose: () => void }

/** Reports a conversation to the operator. */
export function ReportDialog({ roomId, onClose }: ReportDialogProps) {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const id = useId()
  const { failure, busy, run } = useMutation()
  const [reason, setReason] = useState<ReportReason>()
  const [missing, setMissing] = useState(false)
  const [note, setNote] = useState('')

  const send = (event: React.FormEvent) => {
    event.preventDefault()
    setMissing(!reason)
    if (!reason) return
    void run(async (api) => {
      const input = { roomId, reason, note: cleanText(note) }
      await api.call('reportChat', input)
      toast(t('report.done'))
      onClose()
    })
  }
  return (
    <ModalDialog title={t('report.title')} closeLabel={t('report.close')} onClose={onClose}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        <fieldset aria-describedby={missing ? `${id}missing` : undefined}>
          <legend className="font-semibold">{t('report.reason')}</legend>
          {reportReasons.map((value) => (
            <label key={value} className="report-reason">
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              {t(`report.reasons.${value}`)}
            </label>
          ))}
          <p id={`${id}missing`} role="alert" className="text-danger empty:hidden">
            {missing && !reason && t('report.missing')}
          </p>
        </fieldset>
        <label className="grid gap-1">
          <span className="font-semibold">
            {t('report.note')}{' '}
            <span className="font-normal text-muted">({t('report.optional')})</span>
          </span>
          <textarea
            className="control py-2"
            dir="auto"
            rows={4}
            maxLength={longestReportNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <FormFailure message={failure} />
        <button type="submit" className="button button-primary" disabled={busy}>
          {t(busy ? 'report.sending' : 'report.send')}
        </button>
      </form>
    </ModalDialog>
  )
}
