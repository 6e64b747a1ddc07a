import { Link } from 'react-router'
import type { Account } from '#contract/people.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { ltr } from '../facts.tsx'
import { StepHistory } from '../step-history.tsx'

type Activity = NonNullable<Account['activity']>

/** What support has had to do with an account: tickets, reports, and steps of operators. */
export function AccountActivity({ activity }: { activity: Activity }) {
  const { t } = useTranslation('operator')
  const { tickets, reports, history } = activity
  return (
    <>
      <SheetSection id="tickets" title={t('nav.tickets')}>
        {tickets.length === 0 && <p className="text-soft">{t('account.noTickets')}</p>}
        {tickets.length > 0 && (
          <ul className="operator-rows">
            {tickets.map(({ ticket, date, closed }) => (
              <Row key={ticket} to={`/operator/tickets/${ticket}`} {...{ date, closed }}>
                {ltr(ticket)}
              </Row>
            ))}
          </ul>
        )}
      </SheetSection>
      <SheetSection id="reports" title={t('nav.reports')}>
        {reports.length === 0 && <p className="text-soft">{t('account.noReports')}</p>}
        {reports.length > 0 && (
          <ul className="operator-rows">
            {reports.map(({ _id, date, closed, by, reason }) => (
              <Row key={_id} to={`/operator/reports/${_id}`} {...{ date, closed }}>
                {t(by ? 'account.reportBy' : 'account.reportAbout')}:{' '}
                {t(`reports.reasons.${reason}`)}
              </Row>
            ))}
          </ul>
        )}
      </SheetSection>
      <StepHistory
        entries={history.map(({ event, reason, ...entry }) => ({
          ...entry,
          title: t(`account.events.${event}`),
          text: reason,
        }))}
      />
    </>
  )
}

type RowProps = { to: string; date: string; closed: string | null; children: React.ReactNode }

function Row({ to, date, closed, children }: RowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  return (
    <li className="operator-row">
      <p className="operator-row-facts">
        <Link to={to} className="link font-semibold">
          {children}
        </Link>
        <span>{t(closed ? 'states.closed' : 'states.open')}</span>
        <span>{momentText(date, language)}</span>
      </p>
    </li>
  )
}
