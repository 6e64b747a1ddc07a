import { Link } from 'react-router'
import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { type LoginRecord, useLogin } from '#web/shell/login-record.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import './register.css'

const ownApplicationData = callQuery('getOwnApplication', {})

/** What comes next, by who is here. */
export function ThankYouScreen() {
  const { t } = useTranslation('register')
  const login = useLogin()
  const askLogin = useAskLogin()
  if (!login)
    return (
      <>
        <p className="max-w-prose text-md text-soft">{t('thanks.visitor')}</p>
        <div className="flex flex-wrap gap-3 pt-5">
          <Link to="/register" className="button button-primary">
            {t('pages:register.title')}
          </Link>
          <button type="button" onClick={() => askLogin()} className="button">
            {t('login')}
          </button>
        </div>
      </>
    )
  return login.role === 'SELLER' ? (
    <CompanyThanks login={login} />
  ) : (
    <Thanks login={login} text={t('thanks.buyer')} steps={ofBuyers} />
  )
}

/** A company has applied; a demonstration approved it. */
function CompanyThanks({ login }: { login: LoginRecord }) {
  const { t } = useTranslation('register')
  const { data, failure } = useData(ownApplicationData)
  if (!data && !failure) return <div aria-hidden="true" className="skeleton h-64" />
  const isApproved = data?.status === 'approved'
  if (!isApproved) return <Thanks login={login} text={t('thanks.applied')} steps={preparing} />
  const text = data.automatic ? t('thanks.demo') : t('thanks.seller')
  return <Thanks login={login} text={text} steps={ofSellers} />
}

type ThanksProps = { login: LoginRecord; text: string; steps: Step[] }

function Thanks({ login, text, steps }: ThanksProps) {
  const { t } = useTranslation('register')
  return (
    <>
      <p className="max-w-prose text-md text-soft">{text}</p>
      <ul className="registered-steps">
        {steps.map(({ step, icon, to }) => (
          <li key={step}>
            <Link to={to(login)} className="registered-step panel">
              <Icon name={icon} className="text-2xl text-primary" />
              <span className="registered-step-title">{t(`thanks.${step}.title`)}</span>
              <span className="text-sm text-soft">{t(`thanks.${step}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

type Step = {
  step: 'search' | 'learn' | 'profile' | 'sell' | 'import' | 'page'
  icon: IconName
  to: (login: LoginRecord) => string
}

const ofBuyers: Step[] = [
  { step: 'search', icon: 'search', to: () => '/all-listings' },
  { step: 'learn', icon: 'help', to: () => '/buy-parts' },
  { step: 'profile', icon: 'user', to: () => '/my-profile' },
]

const ofSellers: Step[] = [
  { step: 'sell', icon: 'add', to: () => '/sell-your-parts' },
  { step: 'import', icon: 'import', to: () => '/my-listing/import' },
  { step: 'page', icon: 'seller', to: ({ _id }) => `/seller-details/${_id}` },
]

/** What nobody else sees until the company is approved; its page isn't there yet. */
const preparing = ofSellers.filter(({ step }) => step !== 'page')
