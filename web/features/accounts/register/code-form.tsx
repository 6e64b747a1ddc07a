import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { ChallengeNote } from '#web/shell/members/challenge/challenge-note.tsx'
import { CodeField, codeLength } from '#web/ui/form/code-field.tsx'
import { DemoOutboxNote } from './demo-outbox-note.tsx'
import { RegisteredNote } from './registered-note.tsx'
import type { useCodeStep } from './use-code-step.ts'

type CodeFormProps = {
  step: ReturnType<typeof useCodeStep>
  /** The box for the address or number. */
  children: React.ReactNode
  /** What is in the box, ready to be sent to; undefined while it isn't. */
  identity: string | undefined
  /** On the button that asks for a code. */
  request: string
  /** Puts the focus back into the box. */
  onEdit: () => void
  /** A code was asked for without an identity: says why at the box, and puts the focus there. */
  onInvalid: () => void
}

/** Proves an address or a number: a code is sent there, and typed in here. */
export function CodeForm({ step, children, identity, request, onEdit, onInvalid }: CodeFormProps) {
  const { t } = useTranslation('register')
  const { sentTo, lastTo, code, busy, failure, codeFailure, registered, left } = step
  const again = sentTo === undefined && lastTo === identity && left > 0
  const codeForm = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (codeFailure) codeForm.current?.querySelector('input')?.select()
  }, [codeFailure])
  return (
    <div className="grid gap-5">
      <form
        noValidate
        className="identity-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (sentTo !== undefined || again) return
          if (identity) void step.send(identity)
          else onInvalid()
        }}
      >
        {children}
        {sentTo === undefined && (
          <button type="submit" disabled={busy !== undefined || again} className="button">
            {busy === 'sending' ? t('code.sending') : request}
            {again && <Seconds left={left} />}
          </button>
        )}
      </form>

      <ChallengeNote />
      <div role="alert" className="empty:hidden">
        {failure && <p className="form-failure">{failure}</p>}
      </div>

      {registered && <RegisteredNote identity={registered} onOther={onEdit} />}

      <form
        ref={codeForm}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (code.length === codeLength) void step.verify()
        }}
      >
        {sentTo && (
          <>
            <div className="sent-note">
              <p role="status">
                {t('code.sentTo')}{' '}
                <bdi dir="ltr" className="font-semibold wrap-anywhere">
                  {sentTo}
                </bdi>
              </p>
              <div className="flex flex-wrap gap-x-4">
                <button
                  type="button"
                  disabled={left > 0 || busy !== undefined}
                  onClick={() => void step.send(sentTo)}
                  className="link sent-action"
                >
                  {t('code.again')}
                  {left > 0 && <Seconds left={left} />}
                </button>
                <button type="button" onClick={onEdit} className="link sent-action">
                  {sentTo.includes('@') ? t('email.edit') : t('phone.edit')}
                </button>
              </div>
            </div>
            <CodeField
              name="code"
              label={t('code.label')}
              hint={t('code.hint')}
              value={code}
              onChange={step.typeCode}
              error={codeFailure}
              focused
            />
            <DemoOutboxNote to={sentTo} />
          </>
        )}
        <div>
          <button
            type="submit"
            disabled={!sentTo || busy !== undefined}
            className="button button-primary"
          >
            {busy === 'verifying' ? t('code.verifying') : t('continue')}
          </button>
        </div>
      </form>
    </div>
  )
}

function Seconds({ left }: { left: number }) {
  const { t } = useTranslation('register')
  return <span className="tabular-nums font-normal">{t('code.wait', { seconds: left })}</span>
}
