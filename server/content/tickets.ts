import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { ContactTicket, TicketInList } from '#contract/contact-tickets.ts'
import { mostTicketAnswers } from '#contract/limits.ts'
import { sendLater } from '../accounts/messages.service.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { recordStep } from '../platform/audit.ts'
import type { Executor } from '../platform/db.ts'
import { offsetOf } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { answersOfOperator } from './limits.ts'
import { contactAnswered } from './messages/contact-answered.ts'
import type { ContactDeps } from './send-contact.ts'
import * as store from './ticket.store.ts'

// The operator's side of the contact form. Every look at a ticket is in the audit log.

type By = { caller: Caller; client: Client }

export async function getTickets(
  { db }: ContactDeps,
  { state, ...page }: ParsedInputOf<'getTickets'>,
  by: By,
): Promise<List<TicketInList>> {
  const { rows, total } = await store.page(db, { state, ...offsetOf(page) })
  if (rows.length > 0) await recordStep(db, 'ticket.listed', by, null)
  return {
    items: rows.map(({ createdAt, closedAt, ...rest }) => ({
      ...rest,
      ...{ date: createdAt.toISOString(), closed: closedAt?.toISOString() ?? null },
    })),
    total,
  }
}

export async function getTicket(
  { db }: ContactDeps,
  { ticket }: ParsedInputOf<'getTicket'>,
  by: By,
): Promise<ContactTicket | Refusal> {
  const row = await store.byNumber(db, ticket.toUpperCase())
  if (!row) return refuse('ticket.not_found')
  await recordStep(db, 'ticket.read', by, row.ticket)
  return present(db, row)
}

/** Answers by e-mail, in the language of who wrote; refused where a colleague was faster. */
export async function answerTicket(
  { db, limits, origin, operator }: ContactDeps,
  { ticket, text, close, count }: ParsedInputOf<'answerTicket'>,
  by: By,
): Promise<ContactTicket | Refusal> {
  const limited = await limits.take(answersOfOperator, by.caller.id)
  if (limited) return limited
  return db.transaction(async (tx) => {
    const row = await store.lock(tx, ticket.toUpperCase())
    if (!row) return refuse('ticket.not_found')
    const answers = await store.countAnswers(tx, row.ticket)
    if (answers !== count) return refuse('ticket.answered')
    if (answers >= mostTicketAnswers) return refuse('ticket.too_many')
    const fields = { ticket: row.ticket, seq: answers + 1, authorNo: by.caller.no, body: text }
    await store.addAnswer(tx, fields)
    if (close) await store.setState(tx, row.ticket, 'closed')
    const { language, message, email } = row
    const mail = contactAnswered({ language, origin, ticket: row.ticket, answer: text, message })
    await sendLater(tx, { ...mail, to: email, ...(operator && { replyTo: operator }) })
    const reply = await present(tx, (await store.byNumber(tx, row.ticket))!)
    await recordStep(tx, 'ticket.answered', by, row.ticket)
    return reply
  })
}

export async function setTicketState(
  { db }: ContactDeps,
  { ticket, state }: ParsedInputOf<'setTicketState'>,
  by: By,
): Promise<ReplyOf<'setTicketState'> | Refusal> {
  const number = ticket.toUpperCase()
  return db.transaction(async (tx) => {
    if (!(await store.setState(tx, number, state))) return refuse('ticket.not_found')
    await recordStep(tx, state === 'closed' ? 'ticket.closed' : 'ticket.reopened', by, number)
    return { message: 'success' as const }
  })
}

async function present(db: Executor, row: store.TicketRow): Promise<ContactTicket> {
  const { createdAt, closedAt, ...rest } = row
  const answers = await store.answersTo(db, row.ticket)
  return {
    ...rest,
    ...{ date: createdAt.toISOString(), closed: closedAt?.toISOString() ?? null },
    answers: answers.map(({ body, createdAt: at, by }) => ({
      ...{ by, text: body, date: at.toISOString() },
    })),
    next: (await store.nextAfter(db, row)) ?? null,
  }
}
