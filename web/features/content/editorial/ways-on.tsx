import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { SearchForm } from '#web/shell/search-form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Way } from './page-views.tsx'
import './ways-on.css'

export type AccountType = 'BUYER' | 'SELLER'
type OnRegister = ((type: AccountType) => void) | undefined

type WaysOnProps = {
  ways: Way[]
  /** Begins to register; the link leads to the choice where the scripts aren't there yet. */
  onRegister?: OnRegister
}

/** What to do next, below a page: the first way is the one that most readers came for. */
export function WaysOn({ ways, onRegister }: WaysOnProps) {
  return (
    <div className="page-width ways-on">
      {ways.map((way) => (
        <WayOn key={way} way={way} onRegister={onRegister} />
      ))}
    </div>
  )
}

function WayOn({ way, onRegister }: { way: Way; onRegister: OnRegister }) {
  const { t } = useTranslation('pages')
  return (
    <section aria-labelledby={`way-${way}`} className="way-on">
      <h2 id={`way-${way}`} className="text-xl">
        {t(`page.ways.${way}.title`)}
      </h2>
      <p className="way-text">{t(`page.ways.${way}.text`)}</p>
      <div className="way-action">
        <Action way={way} onRegister={onRegister} />
      </div>
    </section>
  )
}

const paths = { contact: '/contact', questions: '/faq', buying: '/buy-parts' }

function Action({ way, onRegister }: { way: Way; onRegister: OnRegister }) {
  const { t } = useTranslation('pages')
  if (way === 'search') return <SearchForm again className="hero-search" />
  if (way === 'buyer' || way === 'seller')
    return <RegisterButton as={way} onRegister={onRegister} />
  return <ActionLink to={paths[way]} label={t(`page.ways.${way}.action`)} />
}

const types = { buyer: 'BUYER', seller: 'SELLER' } as const
const memberPaths = { buyer: '/all-listings', seller: '/sell-your-parts' }

/** For visitors; whoever is signed in is led to what an account is for. */
export function RegisterButton({
  as,
  onRegister,
}: {
  as: 'buyer' | 'seller'
  onRegister: OnRegister
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
    <Link to={to} onClick={onClick} className="button way-button">
      {label}
      <Icon name="arrow" className="turns" />
    </Link>
  )
}
