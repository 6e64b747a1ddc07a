import type { TimelineEntry } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import './event-list.css'

type EventListProps<Event extends string> = {
  title: string
  entries: (Omit<TimelineEntry, 'event'> & { event: Event })[]
  textOf: (event: Event) => string
}

/** What happened, when and by whom, the latest first; closed at first. */
export function EventList<Event extends string>(props: EventListProps<Event>) {
  const { title, entries, textOf } = props
  const { t } = useTranslation('orders')
  const { language } = usePage()
  return (
    <details className="event-list">
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <ol>
        {entries.toReversed().map(({ at, event, by, reason }, place) => (
          <li key={place}>
            <time dateTime={at}>{momentText(at, language)}</time>
            <span className="min-w-0">
              <strong>{textOf(event)}</strong>
              <span className="text-soft"> · {t(`timeline.by.${by}`)}</span>
              {reason && (
                <span className="event-reason">
                  <bdi>
                    <MixedText text={reason} />
                  </bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
