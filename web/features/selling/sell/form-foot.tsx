import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'

type FormFootProps = {
  failure: string | undefined
  /** 0 to 1 while it is sent. */
  progress: number | undefined
  busy: boolean
  /** Nothing to send. */
  idle?: boolean
  texts: { submit: string; sending: string }
  children: React.ReactNode
}

/** The end of the form, always visible: the outcome of the last attempt, and the buttons. */
export function FormFoot({ failure, progress, busy, idle, texts, children }: FormFootProps) {
  const { t } = useTranslation('sell')
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className="sell-foot foot-bar" data-above-consent="">
      <FormFailure message={failure} />
      {progress !== undefined && (
        <div className="sell-progress">
          <progress value={progress} aria-label={texts.sending} />
          <span aria-hidden="true">
            <bdi dir="ltr">{percent}%</bdi>
          </span>
        </div>
      )}
      <div className="sell-foot-row">
        <div className="sell-foot-text">{children}</div>
        <button type="submit" disabled={busy || idle} className="button button-primary sell-submit">
          {busy ? texts.sending : texts.submit}
        </button>
      </div>
      <p role="status" className="sr-only">
        {busy && percent === 100 ? t('preparing') : ''}
      </p>
    </div>
  )
}
