import { NavLink } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { AccountView } from './account-view.ts'

/** The places of an account, in groups. */
export function AccountRows({ view }: { view: AccountView }) {
  const { t } = useTranslation('login')
  const { publicPage } = view
  return (
    <nav aria-label={t('menu.account')}>
      <h2 className="account-group">{t('menu.account')}</h2>
      <Row to="/my-profile" icon="user" label={t('menu.profile')} />
      <Row to="/settings" icon="settings" label={t('menu.settings')} />
      {publicPage && <Row to={publicPage} icon="seller" label={t('menu.publicPage')} />}
    </nav>
  )
}

function Row({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <NavLink to={to} className="drawer-row account-row">
      <Icon name={icon} className="text-md text-primary" />
      {label}
    </NavLink>
  )
}
