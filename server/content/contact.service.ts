import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { sendLater } from '../accounts/messages.service.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import type { PhoneCheck } from '../platform/phones/phone-check.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { newTicket } from './contact-ticket.ts'
import * as store from './contact.store.ts'
import { ticketsOfAddress, ticketsOfEmail, ticketsOfEmailADay } from './limits.ts'
import { contactReceived } from './messages/contact-received.ts'
import { contactWritten } from './messages/contact-written.ts'

type Deps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take' | 'takeAll'>
  phoneCheck: PhoneCheck
  /** The public address of the site, for links in mails. */
  origin: string
  /** The operator's mail address; a demonstration may have none. */
  operator: string | undefined
}

type Written = { language: ParsedInputOf<'sendContact'>['language']; isConfirmed: boolean }

export type ContactService = ReturnType<typeof contactService>

/** Messages to the operator from the contact form. */
export function contactService({ db, limits, phoneCheck, origin, operator }: Deps) {
  /** The ticket's number, new or that of the same message sent before. */
  const add = async (
    tx: Executor,
    fields: Omit<store.NewTicket, 'ticket'>,
    { language, isConfirmed }: Written,
  ): Promise<string> => {
    await store.lockSender(tx, fields.email)
    const before = await store.sameOfThisDay(tx, fields)
    if (before) return before
    const ticket = newTicket()
    const at = await store.insert(tx, { ticket, ...fields })
    if (!at) return add(tx, fields, { language, isConfirmed })
    const written = { ...fields, ticket, at, language, origin }
    if (isConfirmed) await sendLater(tx, { ...contactReceived(written), to: fields.email })
    if (operator)
      await sendLater(tx, { ...contactWritten(written), to: operator, replyTo: fields.email })
    return ticket
  }

  return {
    async send(
      { website, mobile, ...form }: ParsedInputOf<'sendContact'>,
      { client }: { client: Client },
    ): Promise<ReplyOf<'sendContact'> | Refusal> {
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
      return { ticket: await db.transaction((tx) => add(tx, fields, written)) }
    },

    tasks: { 'sweep-contact': () => store.removeOld(db) } satisfies Record<string, Task>,
    schedules: [{ task: 'sweep-contact', at: '53 3 * * *' }] satisfies Schedule[],
  }
}
