import { useTranslation } from '#web/shell/i18n.ts'
import { salesToAnswer } from '#web/shell/members/sales-to-answer.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useUnread } from '#web/shell/unread.ts'
import type { Counted } from './account-groups.ts'

const most = 99

/** The number at the end of a row; nothing while there is none. */
export function RowCount({ of }: { of: Counted }) {
  return of === 'sales' ? <SalesToAnswer /> : <UnreadCount of={of} />
}

function UnreadCount({ of }: { of: Exclude<Counted, 'sales'> }) {
  const { t } = useTranslation('login')
  const { [of]: count } = useUnread()
  return (
    <Count
      count={count}
      label={t(of === 'messages' ? 'menu.unread' : 'menu.unreadNotifications', { count })}
    />
  )
}

function SalesToAnswer() {
  const { t } = useTranslation('login')
  const count = useData(salesToAnswer).data?.counts.placed ?? 0
  return <Count count={count} label={t('menu.toAnswer', { count })} />
}

function Count({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className="account-count">
      <bdi dir="ltr" aria-hidden="true">
        {count > most ? `${most}+` : count}
      </bdi>
      <span className="sr-only">{label}</span>
    </span>
  )
}
