import type { Return } from '#contract/returns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { DocumentLinks } from '#web/shell/members/document-links.tsx'
import { usePage } from '#web/shell/page.tsx'
import { EventList } from '../event-list.tsx'
import { ReturnFacts, ReturnLines } from './return-facts.tsx'
import { ReturnNext, ReturnStateChip } from './return-state.tsx'
import { ReturnSteps } from './return-steps.tsx'
import { isWaitingFor, sideOf } from './return-view.ts'

type ReturnCardProps = { shown: Return; onReturn: (shown: Return) => void }

/** One return: what happens next, the parts, the reason, the steps that are open, and what happened. */
export function ReturnCard({ shown, onReturn }: ReturnCardProps) {
  const { t } = useTranslation('returns')
  const { language } = usePage()
  const { _id, number, date, state, documents, timeline } = shown
  const side = sideOf(shown)
  return (
    <article
      aria-labelledby={_id}
      className="return-card"
      data-waiting={isWaitingFor(state, side) || undefined}
    >
      <header className="label-strip order-part-strip">
        {/* Takes the focus when the pressed button goes. */}
        <h4 id={_id} tabIndex={-1} className="font-mono text-sm text-ink">
          <span className="sr-only">{t('card.name', { number: '' })}</span>
          <bdi dir="ltr">{number}</bdi>
        </h4>
        <ReturnStateChip state={state} />
        <time dateTime={date} className="text-sm">
          {t('card.requested', { time: momentText(date, language) })}
        </time>
      </header>
      <div className="order-part-body">
        <ReturnNext shown={shown} side={side} />
        <ReturnSteps shown={shown} onReturn={onReturn} />
        <ReturnLines shown={shown} />
        <ReturnFacts shown={shown} />
        <DocumentLinks documents={documents} />
        <EventList
          title={t('card.timeline')}
          entries={timeline}
          textOf={(event) => t(`events.${event}`)}
        />
      </div>
    </article>
  )
}
