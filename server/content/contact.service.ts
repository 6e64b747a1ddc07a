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

type Parts = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take' | 'takeAll'>
  phoneCheck: PhoneCheck
  /** Where visitors reach us, for links in mails. */
  origin: string
  /** Who reads what people write; a demonstration may have nobody. */
  operator: string | undefined
}

type Written = { language: ParsedInputOf<'sendContact'>['language']; isConfirmed: boolean }

export type ContactService = ReturnType<typeof contactService>

/** What people write to the operator. */
export function contactService({ db, limits, phoneCheck, origin, operator }: Parts) {
  /** The number, whether it was given now or for the same words before. */
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
      { website, mobile, ...said }: ParsedInputOf<'sendContact'>,
      { client }: { client: Client },
    ): Promise<ReplyOf<'sendContact'> | Refusal> {
      const limited = await limits.take(ticketsOfAddress, client.address)
      if (limited) return limited
      // Only programs see this field; they are not told that they were seen.
      if (website) return { ticket: newTicket() }
      const { valid, phone } = await phoneCheck.check(mobile)
      if (!valid || !phone) return refuse('phone.invalid', { mobile: 'field.invalid' })
      const fields = { ...said, mobile: phone }
      const before = await store.sameOfThisDay(db, fields)
      if (before) return { ticket: before }
      // The address may be that of somebody else: its owner gets few mails, and can still write to us.
      const tooMany = await limits.takeAll([
        [ticketsOfEmail, said.email],
        [ticketsOfEmailADay, said.email],
      ])
      const written = { language: said.language, isConfirmed: !tooMany }
      return { ticket: await db.transaction((tx) => add(tx, fields, written)) }
    },

    tasks: { 'sweep-contact': () => store.removeOld(db) } satisfies Record<string, Task>,
    schedules: [{ task: 'sweep-contact', at: '53 3 * * *' }] satisfies Schedule[],
  }
}
