import { useEffect, useReducer, useRef } from 'react'
import type { LoginDialogProps } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { isPhoneEmpty, phoneStart } from '#web/ui/form/phone-number.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { CredentialsStep } from './credentials-step.tsx'
import { DemoLogins } from './demo-logins.tsx'
import { FactorStep } from './factor-step.tsx'
import { IdentifyStep } from './identify-step.tsx'
import { nextLogin, startOfLogin, type LoginMove, type LoginState } from './login-steps.ts'
import { MethodStep } from './method-step.tsx'
import { RegisterInstead } from './register-instead.tsx'
import { RenewStep } from './renew-step.tsx'
import '#web/ui/form/choice-tiles.css'
import './login.css'

/**
 * Logging in over the page, which stays; and getting back in after forgetting the password. `reason`
 * says what it is needed for: a toast would lie under the dialog.
 */
export default function LoginDialog({ onClose, reason }: LoginDialogProps) {
  const { t } = useTranslation('login')
  const { demo } = usePage()
  const [state, move] = useReducer(nextLogin, phoneStart, startOfLogin)
  const body = useRef<HTMLDivElement>(null)
  const forgotten = state.step === 'identify' || state.step === 'renew'

  // After the dialog has opened, which itself puts the focus on its first button.
  useEffect(() => startOf(body.current)?.focus(), [state.step, state.round])

  return (
    <ModalDialog
      title={forgotten ? t('reset.title') : t('title')}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
    >
      <div ref={body}>
        <p className="login-strip">
          {t('step', {
            step: stepNumbers[state.step],
            steps: state.step === 'factor' ? 3 : 2,
          })}
        </p>
        {reason && state.step === 'method' && (
          <p role="status" className="login-reason">
            {reason}
          </p>
        )}
        <Step key={`${state.step}${state.round}`} state={state} move={move} />
        {!forgotten && state.step !== 'factor' && (
          <>
            <RegisterInstead />
            {demo && <DemoLogins onFill={(login) => move({ type: 'fill', ...login })} />}
          </>
        )}
      </div>
    </ModalDialog>
  )
}

const stepNumbers = { method: 1, identify: 1, credentials: 2, renew: 2, factor: 3 } as const

function Step({ state, move }: { state: LoginState; move: (move: LoginMove) => void }) {
  const { step, method } = state
  if (step === 'method' || !method) return <MethodStep method={method} move={move} />
  if (step === 'identify') return <IdentifyStep state={state} method={method} move={move} />
  if (step === 'factor' && state.factor) return <FactorStep factor={state.factor} move={move} />
  if (step === 'renew') return <RenewStep sentTo={state.sentTo} move={move} />
  return <CredentialsStep state={state} method={method} move={move} />
}

/** What gets the focus first: the choice, the first empty field, or else the button that continues. */
function startOf(body: HTMLElement | null): HTMLElement | null | undefined {
  const inputs = [...(body?.querySelectorAll<HTMLInputElement>('form input:not([hidden])') ?? [])]
  const chosen = inputs.find(({ checked }) => checked)
  const empty = inputs.find(({ type, value }) =>
    type === 'tel' ? isPhoneEmpty(value) : type === 'radio' || value === '',
  )
  return chosen ?? empty ?? body?.querySelector<HTMLElement>('[type="submit"]')
}
