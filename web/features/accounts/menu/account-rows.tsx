import { NavLink } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { useUnread } from '#web/shell/unread.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { AccountView } from './account-view.ts'

/** The places of an account, in groups. */
export function AccountRows({ view }: { view: AccountView }) {
  const { t } = useTranslation('login')
  const { publicPage, kind } = view
  const sells = kind === 'seller'
  const activity = <ActivityRows />
  return (
    <>
      <Group title={t('menu.account')}>
        {sells && <Row to="/dashboard" icon="dashboard" label={t('menu.dashboard')} />}
        <Row to="/my-profile" icon="user" label={t('menu.profile')} />
        <Row to="/settings" icon="settings" label={t('menu.settings')} />
        {publicPage && <Row to={publicPage} icon="seller" label={t('menu.publicPage')} />}
        {sells && activity}
        <Row to="/help" icon="help" label={t('menu.help')} />
      </Group>
      {sells ? (
        <Group title={t('menu.inventory')}>
          {/* Importing lies below it, and is a row of its own. */}
          <Row to="/my-listing" end icon="stock" label={t('menu.listings')} />
          <Row to="/sell-your-parts" icon="add" label={t('menu.addNew')} />
          <Row to="/my-listing/import" icon="import" label={t('menu.import')} />
          <Row to="/discussion" icon="discussion" label={t('menu.discussion')} />
          <Row to="/my-callbacks" icon="callback" label={t('menu.callbacks')} />
        </Group>
      ) : (
        <Group title={t('menu.partsGroup')}>{activity}</Group>
      )}
    </>
  )
}

/** What everybody has: parts that one keeps, and those that are talked about. */
function ActivityRows() {
  const { t } = useTranslation('login')
  const { messages } = useUnread()
  return (
    <>
      <Row to="/my-favorites" icon="heart" label={t('menu.favourites')} />
      <Row to="/chats" icon="contact" label={t('menu.chats')}>
        {messages > 0 && (
          <span className="account-unread">
            <bdi dir="ltr" aria-hidden="true">
              {messages > 99 ? '99+' : messages}
            </bdi>
            <span className="sr-only">{t('menu.unread', { count: messages })}</span>
          </span>
        )}
      </Row>
    </>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="account-group">{title}</h2>
      {children}
    </nav>
  )
}

type RowProps = {
  to: string
  end?: boolean
  icon: IconName
  label: string
  children?: React.ReactNode
}

function Row({ to, end, icon, label, children }: RowProps) {
  return (
    <NavLink to={to} end={end} className="drawer-row account-row">
      <Icon name={icon} className="text-md text-primary" />
      {label}
      {children}
    </NavLink>
  )
}
