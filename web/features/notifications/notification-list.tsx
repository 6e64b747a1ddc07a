import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NotificationSentence } from './notification-sentence.tsx'
import { iconOf, targetOf } from './notification-view.ts'
import './notifications.css'

type Open = (notification: Notification) => unknown
type NotificationListProps = { items: Notification[]; now: number; onOpen: Open }

/** Notifications as sentences with links. `now` in ms since 1970. */
export function NotificationList({ items, now, onOpen }: NotificationListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item._id} className="notification" data-unread={item.read ? undefined : ''}>
          <Row item={item} onOpen={onOpen}>
            <NotificationContent item={item} now={now} />
          </Row>
        </li>
      ))}
    </ul>
  )
}

function Row(props: { item: Notification; onOpen: Open; children: React.ReactNode }) {
  const { item, onOpen, children } = props
  const target = targetOf(item)
  if (target) {
    return (
      <Link to={target} className="notification-row" onClick={() => void onOpen(item)}>
        {children}
      </Link>
    )
  }
  if (item.read) return <div className="notification-row">{children}</div>
  return (
    <button type="button" className="notification-row" onClick={() => void onOpen(item)}>
      {children}
    </button>
  )
}

function NotificationContent({ item, now }: { item: Notification; now: number }) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  return (
    <>
      <span className="notification-plate">
        <Icon name={iconOf(item)} />
      </span>
      <span className="notification-text">
        {!item.read && <span className="sr-only">{t('new')} </span>}
        <span>
          <NotificationSentence item={item} />
        </span>
        <time dateTime={item.date} className="text-muted text-xs">
          {ageText(Date.parse(item.date), now, language)}
        </time>
      </span>
    </>
  )
}
