import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { sendLater } from '../accounts/messages.service.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import type { PhoneCheck } from '../platform/phones/phone-check.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { newTicket } from './contact-ticket.ts'
import * as store from './contact.store.ts'
import { ticketsOfAddress, ticketsOfEmail, ticketsOfEmailADay } from './limits.ts'
import { contactReceived } from './messages/contact-received.ts'
import { contactWritten } from './messages/contact-written.ts'

export type ContactDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take' | 'takeAll'>
  phoneCheck: PhoneCheck
  /** The public address of the site, for links in mails. */
  origin: string
  /** The operator's mail address; a demonstration may have none. */
  operator: string | undefined
}

type Written = { language: ParsedInputOf<'sendContact'>['language']; isConfirmed: boolean }

/** Takes a message to the operator from the contact form. */
export async function sendContact(
  deps: ContactDeps,
  { website, mobile, ...form }: ParsedInputOf<'sendContact'>,
  { client }: { client: Client },
): Promise<ReplyOf<'sendContact'> | Refusal> {
  const { db, limits, phoneCheck } = deps
  const limited = await limits.take(ticketsOfAddress, client.address)
  if (limited) return limited
  // Only bots fill in this field; they get a reply that looks like success.
  if (website) return { ticket: newTicket() }
  const { valid, phone } = await phoneCheck.check(mobile)
  if (!valid || !phone) return refuse('phone.invalid', { mobile: 'field.invalid' })
  const fields = { ...form, mobile: phone }
  const before = await store.sameOfThisDay(db, fields)
  if (before) return { ticket: before }
  // The address may belong to someone else: limit the mails to its owner, but accept the message.
  const tooMany = await limits.takeAll([
    [ticketsOfEmail, form.email],
    [ticketsOfEmailADay, form.email],
  ])
  const written = { language: form.language, isConfirmed: !tooMany }
  return { ticket: await db.transaction((tx) => addTicket(deps, tx, fields, written)) }
}

/** The ticket's number, new or that of the same message sent before. */
async function addTicket(
  deps: ContactDeps,
  tx: Executor,
  fields: Omit<store.NewTicket, 'ticket'>,
  { language, isConfirmed }: Written,
): Promise<string> {
  const { origin, operator } = deps
  await store.lockSender(tx, fields.email)
  const before = await store.sameOfThisDay(tx, fields)
  if (before) return before
  const ticket = newTicket()
  const at = await store.insert(tx, { ticket, ...fields })
  if (!at) return addTicket(deps, tx, fields, { language, isConfirmed })
  const written = { ...fields, ticket, at, language, origin }
  if (isConfirmed) await sendLater(tx, { ...contactReceived(written), to: fields.email })
  if (operator)
    await sendLater(tx, { ...contactWritten(written), to: operator, replyTo: fields.email })
  return ticket
}
