import { Link } from 'react-router'
import type { TicketInList } from '#contract/contact-tickets.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { ticketsData } from './operator-data.ts'
import { rowsPerPage } from './paged-rows.tsx'
import { QueueView, useQueueQuery } from './queue-view.tsx'

/** Messages of the contact form, the longest waiting first. */
export function TicketsPage() {
  const { t } = useTranslation('operator')
  const query = useQueueQuery()
  const { data, at, ...rest } = useData(ticketsData({ ...query, limit: rowsPerPage }))
  const isOpen = query.state === 'open'
  return (
    <QueueView
      {...{ query, list: data, ...rest }}
      label={t('nav.tickets')}
      empty={{
        title: isOpen ? t('tickets.empty') : t('tickets.emptyClosed'),
        text: t('tickets.emptyText'),
      }}
      row={(ticket) => <TicketRow key={ticket.ticket} ticket={ticket} now={at} />}
    />
  )
}

function TicketRow({ ticket: row, now }: { ticket: TicketInList; now: number }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { ticket, name, reason, beginning, date, answers, closed } = row
  const age = ageText(Date.parse(closed ?? date), now, language)
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <Link to={`/operator/tickets/${ticket}`} className="link font-semibold">
          <bdi>{name}</bdi>
        </Link>
        <span className="chip operator-chip" data-tone={reason === 'Complaint' ? 'bad' : undefined}>
          {t(`tickets.reasons.${reason}`)}
        </span>
      </p>
      <p className="operator-row-text">
        <bdi>{beginning}</bdi>
      </p>
      <p className="operator-row-facts">
        <bdi dir="ltr">{ticket}</bdi>
        <span>{closed ? t('tickets.closedAt', { age }) : t('tickets.waiting', { age })}</span>
        {answers > 0 && <span>{t('tickets.answers', { count: answers })}</span>}
      </p>
    </li>
  )
}
