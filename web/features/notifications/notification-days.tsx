import type { Notification } from '#contract/notifications.ts'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { byDay } from './day-groups.ts'
import { NotificationList } from './notification-list.tsx'

type NotificationDaysProps = {
  items: Notification[]
  now: number
  onOpen: (notification: Notification) => unknown
}

/** Notifications under the days on which they were created. */
export function NotificationDays({ items, now, onOpen }: NotificationDaysProps) {
  const { t } = useTranslation('notifications')
  const { language } = usePage()
  return byDay(items, now).map(({ day, named, items }) => (
    <section key={day} aria-labelledby={`day${day}`} className="notification-group">
      <h2 id={`day${day}`} className="notification-day">
        {named ? t(`days.${named}`) : dayText(day, language)}
      </h2>
      <NotificationList {...{ items, now, onOpen }} />
    </section>
  ))
}
