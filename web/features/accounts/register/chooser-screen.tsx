import { useNavigate } from 'react-router'
import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { startDraft, stepPath, type AccountType } from './register-draft.ts'
import { RegisterStepGate } from './register-step.tsx'

/** Buyer or seller; choosing begins a new draft. */
export function ChooserScreen() {
  const { t } = useTranslation('register')
  const askLogin = useAskLogin()
  return (
    <RegisterStepGate step="type">
      {() => (
        <>
          <p className="max-w-prose pb-5 text-md text-soft">{t('chooser.intro')}</p>
          <div className="choice-grid">
            <Choice type="BUYER" name="buyer" />
            <Choice type="SELLER" name="seller" />
          </div>
          <p className="flex flex-wrap items-center gap-x-2 pt-4">
            {t('chooser.account')}
            <button
              type="button"
              onClick={() => askLogin()}
              className="link min-h-11 font-semibold"
            >
              {t('login')}
            </button>
          </p>
        </>
      )}
    </RegisterStepGate>
  )
}

function Choice({ type, name }: { type: AccountType; name: 'buyer' | 'seller' }) {
  const { t } = useTranslation('register')
  const navigate = useNavigate()
  const points = ['first', 'second', 'third'] as const
  return (
    <section
      aria-labelledby={`choice-${name}`}
      className="flex flex-col overflow-hidden border border-edge rounded-card"
    >
      <h2
        id={`choice-${name}`}
        className="py-3 px-4 border-b border-dashed border-perforation bg-label text-lg"
      >
        {t(`chooser.${name}.who`)}
      </h2>
      <div className="flex flex-1 flex-col justify-between gap-5 p-4">
        <ul className="choice-points">
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" className="text-fits" />
              {t(`chooser.${name}.${point}`)}
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={() => {
            startDraft(type)
            void navigate(stepPath('email'))
          }}
          className="button button-primary"
        >
          {t(`chooser.${name}.choose`)}
          <Icon name="arrow" className="turns" />
        </button>
      </div>
    </section>
  )
}
