import type { TimelineEntry } from '#contract/orders.ts'
import { momentText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import './order-timeline.css'

/** What happened to a seller order, when and by whom; the latest first. */
export function OrderTimeline({ entries }: { entries: TimelineEntry[] }) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  return (
    <details className="order-timeline">
      <summary>
        {t('timeline.title')}
        <Icon name="down" />
      </summary>
      <ol>
        {entries.toReversed().map(({ at, event, by, reason }, place) => (
          <li key={place}>
            <time dateTime={at}>{momentText(at, language)}</time>
            <span className="min-w-0">
              <strong>{t(`timeline.events.${event}`)}</strong>
              <span className="text-soft"> · {t(`timeline.by.${by}`)}</span>
              {reason && (
                <span className="order-reason">
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
