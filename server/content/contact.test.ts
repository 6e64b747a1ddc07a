import { expect, test } from 'vitest'
import type { ParsedInputOf } from '#contract/api.ts'
import { anonymousClient } from '../platform/api/caller.ts'
import { startMailServer } from '../platform/messages/mail-server.fixture.ts'
import type { Message } from '../platform/messages/message.ts'
import { localPhoneCheck } from '../platform/phones/phone-check.ts'
import { RateLimits } from '../platform/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { testApp } from '../testing/app.ts'
import { realUse } from '../testing/real-use.ts'
import { ownDatabase } from '../testing/database.ts'
import { queued } from '../testing/queued.ts'
import { outcome } from '../testing/refusal.ts'
import { newTicket } from './contact-ticket.ts'
import { removeOld } from './contact.store.ts'
import { sendContact } from './send-contact.ts'

type Input = ParsedInputOf<'sendContact'>

const operator = 'office@ghiyar.test'
const origin = 'https://ghiyar.test'
const ticketForm = /^GH-[2-79AC-HJKMNP-RTW-Y]{4}-[2-79AC-HJKMNP-RTW-Y]{4}$/
const written: Input = {
  ...{ name: 'Salem Haddad', email: 'salem@example.com', mobile: '050 123 4567' },
  ...{ mode: 'mobile', reason: 'General Enquiry', language: 'en' },
  message: 'Which papers does a garage need?',
}

/** The form's other end on a database of its own; what it sends waits. */
async function contactWorld({ to = operator as string | undefined } = {}) {
  const database = await ownDatabase('empty')
  const { db, pool } = database
  const limits = new RateLimits({ processes: 1, perAddress: 1, log: () => undefined })
  const deps = { db, limits, phoneCheck: localPhoneCheck(), origin, operator: to }
  return {
    ...{ db, pool },
    /** From a network address of its own, unless one is named. */
    async send(input: Partial<Input> = {}, address = `2001:db8:0:${nextNet++}::1`) {
      return sendContact(
        deps,
        { ...written, ...input },
        { client: { ...anonymousClient, address } },
      )
    },
    mails: async () =>
      (await queued<Message>(database, 'send-message')).map(({ payload }) => payload),
    async tickets() {
      const { rows } = await pool.query('select * from contact_ticket order by created_at')
      return rows
    },
    later: (time: string) =>
      pool.query(`update contact_ticket set created_at = created_at - $1::interval`, [time]),
  }
}
let nextNet = 1

const ticketOf = (reply: { ticket: string } | Refusal): string => {
  if (reply instanceof Refusal) throw new Error(reply.code)
  return reply.ticket
}

test('a message is stored, confirmed to the sender and forwarded in full', async () => {
  const world = await contactWorld()
  const message = 'Which papers?\nSee https://example.com/list or www.example.com\n\nسلام'
  const ticket = ticketOf(await world.send({ message, mode: 'email', reason: 'Complaint' }))
  expect(ticket).toMatch(ticketForm)
  expect(await world.tickets()).toMatchObject([
    {
      ...{ ticket, name: 'Salem Haddad', email: 'salem@example.com', mobile: '+971501234567' },
      ...{ mode: 'email', reason: 'Complaint', message, language: 'en' },
    },
  ])
  const [toSender, toOperator, ...more] = await world.mails()
  expect(more).toEqual([])
  expect(toSender).toMatchObject({ channel: 'email', to: 'salem@example.com' })
  expect(toSender!.replyTo).toBeUndefined()
  for (const phrase of [ticket, 'Which papers?', 'سلام', 'Complaint', 'شكوى', 'by e-mail'])
    expect(toSender!.text).toContain(phrase)
  expect(toSender!.text).not.toMatch(/https:\/\/example|www\.example/)
  expect(toOperator).toMatchObject({ to: operator, replyTo: 'salem@example.com' })
  for (const phrase of [ticket, 'Salem Haddad', 'salem@example.com', '+971501234567', 'English'])
    expect(toOperator!.text).toContain(phrase)
  for (const line of message.split('\n')) expect(toOperator!.text).toContain(line)
})

test.for([
  ['050 123 4567', '+971501234567'],
  ['04 295 1234', '+97142951234'],
  ['+966 50 123 4567', '+966501234567'],
  ['+33 1 42 68 53 00', '+33142685300'],
])('%s is stored as %s', async ([mobile, stored]) => {
  const world = await contactWorld()
  ticketOf(await world.send({ mobile }))
  expect((await world.tickets())[0].mobile).toBe(stored)
})

test('an invalid number is rejected at its field, and nothing is stored', async () => {
  const world = await contactWorld()
  expect(await world.send({ mobile: '12345' })).toMatchObject({
    ...{ code: 'phone.invalid', fields: { mobile: 'field.invalid' } },
  })
  expect([await world.tickets(), await world.mails()]).toEqual([[], []])
})

test('a bot that fills the hidden field gets the reply that people get', async () => {
  const world = await contactWorld()
  const reply = await world.send({ website: 'https://buy.example', mobile: '1' })
  expect(Object.keys(reply)).toEqual(['ticket'])
  expect(ticketOf(reply)).toMatch(ticketForm)
  expect([await world.tickets(), await world.mails()]).toEqual([[], []])
  // Left empty it is as good as left out.
  ticketOf(await world.send({ website: '' }))
  expect(await world.tickets()).toHaveLength(1)
})

test('the same text of the same person within a day is one ticket', async () => {
  const world = await contactWorld()
  const ticket = ticketOf(await world.send())
  // Also when it was the last one allowed: four times, where three are.
  for (let times = 0; times < 3; times++) expect(ticketOf(await world.send())).toBe(ticket)
  expect(await world.mails()).toHaveLength(2)
  expect(ticketOf(await world.send({ message: 'Something else' }))).not.toBe(ticket)
  expect(ticketOf(await world.send({ email: 'ali@example.com' }))).not.toBe(ticket)
  await world.later('25 hours')
  expect(ticketOf(await world.send())).not.toBe(ticket)
  expect(await world.tickets()).toHaveLength(4)
})

test.each([
  { mobile: '050 765 4321' },
  { mode: 'mobile' as const },
  { mode: 'email' as const },
  { reason: 'Complaint' as const },
  { name: 'Somebody Else' },
])('the same text with %o is another ticket, unless it was before', async (corrected) => {
  const world = await contactWorld()
  const ticket = ticketOf(await world.send({ mode: 'mobile', reason: 'General Enquiry' }))
  const again = ticketOf(
    await world.send({ mode: 'mobile', reason: 'General Enquiry', ...corrected }),
  )
  expect(again === ticket).toBe('mode' in corrected && corrected.mode === 'mobile')
})

test('submitting three times at once creates one ticket', async () => {
  const world = await contactWorld()
  const replies = await Promise.all([world.send(), world.send(), world.send()])
  expect(new Set(replies.map(ticketOf)).size).toBe(1)
  expect([await world.tickets(), await world.mails()]).toMatchObject([{ length: 1 }, { length: 2 }])
})

test('an e-mail address gets three confirmations an hour, a network address five tickets', async () => {
  const world = await contactWorld()
  for (const message of ['One', 'Two', 'Three']) ticketOf(await world.send({ message }))
  // Somebody else may have written the first three: the fourth is passed on like them.
  ticketOf(await world.send({ message: 'Four' }))
  const to = (await world.mails()).map((mail) => mail.to)
  expect(to.filter((address) => address === written.email)).toHaveLength(3)
  expect(to.filter((address) => address === operator)).toHaveLength(4)
  const from = (nth: number) => world.send({ email: `visitor-${nth}@example.com` }, '198.51.100.7')
  for (let nth = 0; nth < 5; nth++) ticketOf(await from(nth))
  expect(await from(5)).toMatchObject({ code: 'server.limited' })
  expect(await world.tickets()).toHaveLength(9)
})

test('a ticket without its mails is rolled back', async () => {
  const world = await contactWorld()
  await world.pool.query('alter table graphile_worker._private_jobs rename to gone')
  await expect(world.send()).rejects.toThrow()
  await world.pool.query('alter table graphile_worker.gone rename to _private_jobs')
  expect([await world.tickets(), await world.mails()]).toEqual([[], []])
})

test('without a recipient, tickets are stored and confirmed', async () => {
  const world = await contactWorld({ to: '' })
  ticketOf(await world.send())
  expect((await world.mails()).map(({ to }) => to)).toEqual(['salem@example.com'])
})

test('tickets are deleted after two years', async () => {
  const world = await contactWorld()
  ticketOf(await world.send())
  await world.later('1 year 360 days')
  await removeOld(world.db)
  expect(await world.tickets()).toHaveLength(1)
  await world.later('10 days')
  await removeOld(world.db)
  expect(await world.tickets()).toEqual([])
})

test('ticket numbers are random and have no ambiguous characters', () => {
  const made = Array.from({ length: 2_000 }, newTicket)
  expect(new Set(made).size).toBe(2_000)
  for (const ticket of made) expect(ticket).toMatch(ticketForm)
})

test('the call sends mail to both mailboxes, with Reply-To of the sender', async () => {
  const { port, received } = await startMailServer()
  const env = { ...realUse, SMTP_URL: `smtp://127.0.0.1:${port}` }
  const app = await testApp('empty', { env })
  const { language: _, ...input } = written
  const { ticket } = await app.call('sendContact', { ...input, email: ' SALEM@example.com ' })
  await expect.poll(() => received).toHaveLength(2)
  const byReceiver = new Map(received.map(({ to, mail }) => [to[0], mail]))
  expect(byReceiver.get('salem@example.com')!.subject).toContain(ticket)
  expect(byReceiver.get(realUse.CONTACT_TO)).toMatchObject({
    subject: expect.stringContaining(ticket),
    replyTo: [{ name: '', address: 'salem@example.com' }],
  })
  for (const [field, wrong] of [
    ...[
      ['email', 'salem'],
      ['mode', 'post'],
      ['reason', 'Love'],
      ['message', '  '],
    ],
    ...[
      ['message', 'x'.repeat(3_001)],
      ['name', ''],
      ['mobile', ''],
    ],
  ] as const)
    expect(await outcome(app.call('sendContact', { ...input, [field!]: wrong } as never))).toBe(
      '400 input.invalid',
    )
})
