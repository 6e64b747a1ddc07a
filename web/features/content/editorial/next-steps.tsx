import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { SearchForm } from '#web/shell/search-form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { NextStepKind } from './page-views.tsx'
import './next-steps.css'

export type AccountType = 'BUYER' | 'SELLER'
type RegisterHandler = ((type: AccountType) => void) | undefined

type NextStepsProps = {
  steps: NextStepKind[]
  /** Opens the registration; without scripts, the link leads to the choice of the account type. */
  onRegister?: RegisterHandler
}

/** The next steps at the end of a page: the first is the one that most readers came for. */
export function NextSteps({ steps, onRegister }: NextStepsProps) {
  return (
    <div className="page-width next-steps">
      {steps.map((step) => (
        <NextStep key={step} step={step} onRegister={onRegister} />
      ))}
    </div>
  )
}

function NextStep({ step, onRegister }: { step: NextStepKind; onRegister: RegisterHandler }) {
  const { t } = useTranslation('pages')
  return (
    <section aria-labelledby={`way-${step}`} className="next-step">
      <h2 id={`way-${step}`} className="text-xl">
        {t(`page.ways.${step}.title`)}
      </h2>
      <p className="next-step-text">{t(`page.ways.${step}.text`)}</p>
      <div className="mt-auto">
        <Action step={step} onRegister={onRegister} />
      </div>
    </section>
  )
}

const paths = { contact: '/contact', questions: '/faq', buying: '/buy-parts' }

function Action({ step, onRegister }: { step: NextStepKind; onRegister: RegisterHandler }) {
  const { t } = useTranslation('pages')
  if (step === 'search') return <SearchForm again className="search-large" />
  if (step === 'buyer' || step === 'seller')
    return <RegisterButton as={step} onRegister={onRegister} />
  return <ActionLink to={paths[step]} label={t(`page.ways.${step}.action`)} />
}

const types = { buyer: 'BUYER', seller: 'SELLER' } as const
const memberPaths = { buyer: '/all-listings', seller: '/sell-your-parts' }

/** For visitors; signed-in users get a link to what an account is for. */
export function RegisterButton({
  as,
  onRegister,
}: {
  as: 'buyer' | 'seller'
  onRegister: RegisterHandler
}) {
  const { t } = useTranslation('pages')
  return (
    <>
      <div className="for-visitors">
        <ActionLink
          to="/register"
          label={t(`page.ways.${as}.action`)}
          onClick={(event) => {
            if (!onRegister || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onRegister(types[as])
          }}
        />
      </div>
      <div className="for-members">
        <ActionLink to={memberPaths[as]} label={t(`page.ways.${as}.member`)} />
      </div>
    </>
  )
}

type ActionLinkProps = {
  to: string
  label: string
  onClick?: React.MouseEventHandler<HTMLAnchorElement>
}

function ActionLink({ to, label, onClick }: ActionLinkProps) {
  return (
    <Link to={to} onClick={onClick} className="button next-step-button">
      {label}
      <Icon name="arrow" className="turns" />
    </Link>
  )
}
