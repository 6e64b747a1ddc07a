import type { Dispute } from '#contract/disputes.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'

/** What happened to a return, earliest first, with what each side said to it. */
export function DisputeTimeline({ dispute: { timeline } }: { dispute: Dispute }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  return (
    <SheetSection id="timeline" title={t('returns:card.timeline')}>
      <ol className="operator-messages">
        {timeline.map(({ at, event, by, reason }) => (
          <li key={`${at} ${event}`} data-by={by === 'seller' ? 'other' : undefined}>
            <p className="font-semibold">{t(`returns:events.${event}`)}</p>
            <p className="text-sm text-soft">
              {t(`orders:timeline.by.${by}`)} ·{' '}
              <time dateTime={at}>{momentText(at, language)}</time>
            </p>
            {reason && (
              <p dir="auto" className="operator-quote">
                <bdi>{reason}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}
