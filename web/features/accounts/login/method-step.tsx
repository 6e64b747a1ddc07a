import { useTranslation } from '#web/shell/i18n.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { LoginMethod, LoginMove } from './login-steps.ts'

const methods: { method: LoginMethod; icon: IconName; sample: string }[] = [
  { method: 'email', icon: 'mail', sample: 'name@company.ae' },
  { method: 'phone', icon: 'phone', sample: '+971 50 …' },
]

/** By e-mail or by phone; continuing needs a choice. */
export function MethodStep({
  method,
  move,
}: {
  method: LoginMethod | undefined
  move: (move: LoginMove) => void
}) {
  const { t } = useTranslation('login')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (method) move({ type: 'go', step: 'credentials' })
      }}
    >
      <fieldset className="login-methods">
        <legend>{t('method.legend')}</legend>
        {methods.map(({ method: one, icon, sample }) => (
          <label key={one} className="choice-tile login-method">
            <input
              type="radio"
              name="method"
              value={one}
              checked={one === method}
              onChange={() => move({ type: 'choose', method: one })}
            />
            <Icon name={icon} className="text-xl text-primary" />
            <span className="grid min-w-0">
              <span className="text-md font-semibold">{t(`method.${one}`)}</span>
              <bdi dir="ltr" className="text-muted text-sm justify-self-start" aria-hidden="true">
                {sample}
              </bdi>
            </span>
            <Icon name="check" className="login-chosen" />
          </label>
        ))}
      </fieldset>
      <div className="login-actions">
        <button type="submit" disabled={!method} className="button button-primary ms-auto">
          {t('method.continue')}
          <Icon name="arrow" className="turns" />
        </button>
      </div>
    </form>
  )
}
