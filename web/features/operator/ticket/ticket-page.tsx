import { useNavigate } from 'react-router'
import type { ContactTicket } from '#contract/contact-tickets.ts'
import type { QueueState } from '#contract/operator-roles.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { BackLink } from '../back-link.tsx'
import { AuthorLine } from '../author-line.tsx'
import { ticketData } from '../operator-data.ts'
import { AnswerForm } from './answer-form.tsx'

/** A message of the contact form with its answers, to be answered from here. */
export function TicketPage({ ticket }: { ticket: string }) {
  const { t } = useTranslation('operator')
  const { data, failure, reload, change } = useData(ticketData(ticket))
  const isOther = data && data.ticket !== ticket.toUpperCase()
  return (
    <>
      <BackLink to="/operator/tickets">{t('ticket.back')}</BackLink>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {(!data || isOther) && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && !isOther && (
        <>
          <TicketFacts ticket={data} />
          <TicketAnswers ticket={data} />
          <AnswerForm
            key={`${data.ticket} ${data.answers.length}`}
            ticket={data}
            onAnswered={(answered) => change(() => answered)}
            onOvertaken={reload}
          />
          <TicketSteps ticket={data} onChanged={reload} />
        </>
      )}
    </>
  )
}

function TicketFacts({ ticket }: { ticket: ContactTicket }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { name, email, mobile, mode, message, date } = ticket
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(ticket.language)
  return (
    <SheetSection id="ticket" title={`${t(`tickets.reasons.${ticket.reason}`)} · ${ticket.ticket}`}>
      <dl className="operator-facts">
        <dt>{t('ticket.name')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{t('ticket.email')}</dt>
        <dd>
          <bdi dir="ltr">{email}</bdi>
        </dd>
        <dt>{t('ticket.mobile')}</dt>
        <dd>
          <a href={`tel:${mobile}`} className="link">
            <bdi dir="ltr">{mobile}</bdi>
          </a>
        </dd>
        <dt>{t('ticket.mode')}</dt>
        <dd>{t(`ticket.modes.${mode}`)}</dd>
        <dt>{t('ticket.language')}</dt>
        <dd>{spoken}</dd>
        <dt>{t('ticket.sent')}</dt>
        <dd>{momentText(date, language)}</dd>
      </dl>
      <h3 className="text-md font-semibold">{t('ticket.message')}</h3>
      <p dir="auto" className="operator-quote">
        <bdi>{message}</bdi>
      </p>
    </SheetSection>
  )
}

function TicketAnswers({ ticket: { answers } }: { ticket: ContactTicket }) {
  const { t } = useTranslation('operator')
  if (answers.length === 0) return null
  return (
    <SheetSection id="answers" title={t('tickets.answers', { count: answers.length })}>
      <ol className="operator-messages">
        {answers.map(({ by, text, date }) => (
          <li key={date}>
            <p className="text-sm text-soft">
              <AuthorLine by={by} date={date} />
            </p>
            <p dir="auto" className="operator-quote">
              <bdi>{text}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}

function TicketSteps({ ticket, onChanged }: { ticket: ContactTicket; onChanged: () => void }) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const navigate = useNavigate()
  const { run, busy, failure } = useMutation()
  const { closed, answers, next } = ticket
  const setState = (state: QueueState) =>
    run(async (api) => {
      await api.call('setTicketState', { ticket: ticket.ticket, state })
      toast(t(state === 'closed' ? 'ticket.closedDone' : 'ticket.openDone'))
      onChanged()
    })
  return (
    <>
      <FormFailure message={failure} />
      <div className="operator-actions">
        <button
          type="button"
          disabled={busy}
          className="button"
          onClick={() => setState(closed ? 'open' : 'closed')}
        >
          {closed
            ? t('ticket.reopen')
            : answers.length > 0
              ? t('ticket.closeAnswered')
              : t('ticket.close')}
        </button>
        {next && (
          <button
            type="button"
            className="button"
            onClick={() => void navigate(`/operator/tickets/${next}`)}
          >
            {t('ticket.next')}
            <Icon name="chevron" />
          </button>
        )}
      </div>
    </>
  )
}
