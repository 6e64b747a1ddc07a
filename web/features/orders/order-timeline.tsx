import type { TimelineEntry } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { EventList } from './event-list.tsx'

/** What happened to a seller order, when and by whom; the latest first. */
export function OrderTimeline({ entries }: { entries: TimelineEntry[] }) {
  const { t } = useTranslation('orders')
  return (
    <EventList
      title={t('timeline.title')}
      entries={entries}
      textOf={(event) => t(`timeline.events.${event}`)}
    />
  )
}
