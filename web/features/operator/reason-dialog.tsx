import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type ReasonDialogProps = {
  /** What is about to be done; the button says the same. */
  title: string
  /** What else the step does. */
  warning?: string
  label: string
  missing: string
  maxLength: number
  tone: 'primary' | 'danger'
  failure: string | undefined
  busy: boolean
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks why before a step, for those whom it concerns to read. What was typed survives a failure. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, warning, label, missing, maxLength, tone, failure, busy, onSend, onClose } = props
  const { t } = useTranslation('operator')
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ModalDialog title={title} closeLabel={t('shell:nav.close')} onClose={onClose} steady>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (reason.trim() === '') setMissing(true)
          else onSend(reason)
        }}
      >
        {warning && <p>{warning}</p>}
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={6}
          dir="auto"
          required
          ref={box}
          maxLength={maxLength}
          value={reason}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}error` : undefined}
          onChange={(changed) => {
            setReason(changed.target.value)
            setMissing(false)
          }}
          className="control operator-answer"
        />
        {isMissing && (
          <p id={`${id}error`} role="alert" className="text-danger">
            {missing}
          </p>
        )}
        <FormFailure message={failure} />
        <div className="operator-actions">
          <button type="submit" disabled={busy} className={`button button-${tone}`}>
            {busy ? t('sending') : title}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
