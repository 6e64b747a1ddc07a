import { useId, useState } from 'react'
import { ApiError } from '#contract/api.ts'
import type { ContactTicket } from '#contract/contact-tickets.ts'
import { contactLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'

type AnswerFormProps = {
  ticket: ContactTicket
  onAnswered: (ticket: ContactTicket) => void
  /** Somebody else has answered meanwhile. */
  onOvertaken: () => void
}

/** The answer, which is e-mailed and stays with the ticket. What was typed survives a failure. */
export function AnswerForm({ ticket, onAnswered, onOvertaken }: AnswerFormProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const toast = useToast()
  const id = useId()
  const { run, busy, failure } = useMutation()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(ticket.language) ?? ''

  const send = (close: boolean) => {
    if (text.trim() === '') return setMissing(true)
    const input = { ticket: ticket.ticket, text, close, count: ticket.answers.length }
    void run(async (api) => {
      try {
        onAnswered(await api.call('answerTicket', input))
        toast(t('ticket.sentDone'))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'ticket.answered') onOvertaken()
        throw error
      }
    })
  }
  return (
    <SheetSection id="answer" title={t('ticket.answer')}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          send(true)
        }}
      >
        <label htmlFor={id} className="text-sm text-soft">
          {t('ticket.answerHint', { email: `\u2066${ticket.email}\u2069`, language: spoken })}
        </label>
        <textarea
          id={id}
          rows={8}
          dir="auto"
          lang={ticket.language}
          required
          maxLength={contactLengths.answer}
          value={text}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}error` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
          className="control operator-answer"
        />
        {isMissing && (
          <p id={`${id}error`} role="alert" className="text-danger">
            {t('ticket.answerMissing')}
          </p>
        )}
        <FormFailure message={failure} />
        <div className="operator-actions">
          <button type="submit" disabled={busy} className="button button-primary">
            {busy ? t('sending') : t('ticket.sendClose')}
          </button>
          <button type="button" disabled={busy} className="button" onClick={() => send(false)}>
            {t('ticket.send')}
          </button>
        </div>
      </form>
    </SheetSection>
  )
}
