import { expect, onTestFinished, test, vi } from 'vitest'
import { Refusal } from '../platform/refusal.ts'
import { newsletterWorld, origin } from '../testing/newsletter.ts'
import { testApp } from '../testing/app.ts'
import { outcome } from '../testing/refusal.ts'

const email = 'garage@example.com'
const linkIn = (text: string, page: string) =>
  new RegExp(`${origin}/newsletter/${page}\\?token=([\\w-]{43})`).exec(text)?.[1]

test('subscribing sends a mail to confirm, in the visitor’s language first', async () => {
  const world = await newsletterWorld()
  const { reply, mails } = await world.ask(email, { language: 'ar' })
  expect(reply).toEqual({ message: 'success' })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ channel: 'email', to: email })
  expect(mails[0]!.subject).toMatch(/^أكّد/)
  const row = await world.rowOf(email)
  expect(row).toMatchObject({ status: 'pending', language: 'ar' })
  expect(linkIn(mails[0]!.text, 'confirm')).toBe(row!.token)
  expect((await world.ask('other@example.com')).mails[0]!.subject).toMatch(/^Confirm/)
})

test('each link does one thing, also when repeated', async () => {
  const world = await newsletterWorld()
  const { newsletter, by } = world
  await world.ask(email)
  const { token } = (await world.rowOf(email))!
  for (let times = 0; times < 2; times++) {
    expect(await newsletter.confirm({ token }, by())).toEqual({ message: 'success' })
    expect((await world.rowOf(email))!.status).toBe('confirmed')
  }
  for (let times = 0; times < 2; times++) {
    expect(await newsletter.leave({ token }, by())).toEqual({ message: 'success' })
    expect((await world.rowOf(email))!.status).toBe('ended')
  }
  // An old mail can't subscribe again.
  expect(await newsletter.confirm({ token }, by())).toMatchObject({ code: 'newsletter.unknown' })
  expect((await world.rowOf(email))!.status).toBe('ended')
})

test('an unsubscribed address can subscribe again by a new link only', async () => {
  const world = await newsletterWorld()
  const { newsletter, by } = world
  await world.ask(email)
  const { token: old } = (await world.rowOf(email))!
  await newsletter.leave({ token: old }, by())
  await world.ask(email, { language: 'fr' })
  const row = (await world.rowOf(email))!
  expect(row).toMatchObject({ status: 'pending', language: 'fr' })
  expect(row.token).not.toBe(old)
  for (const step of [newsletter.confirm, newsletter.leave])
    expect(await step({ token: old }, by())).toMatchObject({ code: 'newsletter.unknown' })
  await newsletter.confirm({ token: row.token }, by())
  expect((await world.rowOf(email))!.status).toBe('confirmed')
})

test('an invalid link does nothing, and guessing is limited', async () => {
  const world = await newsletterWorld()
  await world.ask(email)
  const { token } = (await world.rowOf(email))!
  const guess = (guessed: string, address?: string) =>
    world.newsletter.confirm({ token: guessed }, world.by(address))
  for (const guessed of ['', token.slice(1), `${token}A`, token.toLowerCase(), '%'])
    expect(await guess(guessed)).toMatchObject({ code: 'newsletter.unknown' })
  let last: unknown
  for (let times = 0; times < 30; times++) last = await guess('x'.repeat(43))
  expect(last).toMatchObject({ code: 'server.limited' })
  expect(await guess(token)).toBeInstanceOf(Refusal)
  expect((await world.rowOf(email))!.status).toBe('pending')
  expect(await guess(token, '192.0.2.2')).toEqual({ message: 'success' })
})

test('a repeated request mails once in ten minutes with the same link', async () => {
  const world = await newsletterWorld()
  const first = await world.ask(email)
  const again = await world.ask('GARAGE@example.com', { language: 'zh' })
  expect(again).toEqual({ reply: first.reply, mails: [] })
  const row = await world.rowOf(email)
  expect(row).toMatchObject({ status: 'pending', language: 'zh' })
  expect(linkIn(first.mails[0]!.text, 'confirm')).toBe(row!.token)
  // Another address is another matter.
  expect((await world.ask('other@example.com')).mails).toHaveLength(1)
})

test('an old subscription without a link gets one on request', async () => {
  const world = await newsletterWorld()
  await world.pool.query(
    `insert into newsletter_subscription (email, language) values ($1, 'ar')`,
    [email],
  )
  const { mails } = await world.ask(email)
  const { token } = (await world.rowOf(email))!
  expect(linkIn(mails[0]!.text, 'confirm')).toBe(token)
})

test('a subscriber who requests again gets one mail a day, and stays subscribed', async () => {
  const world = await newsletterWorld()
  await world.confirmed([email], { language: 'ar' })
  const before = await world.rowOf(email)
  const { reply, mails } = await world.ask(email, { language: 'fr' })
  expect(reply).toEqual({ message: 'success' })
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).toMatch(/^أنت مشترك/)
  const link = `${origin}/newsletter/unsubscribe?token=token-of-garage%40example.com`
  expect(mails[0]!.listUnsubscribe).toBe(link)
  expect(mails[0]!.text).toContain(link)
  expect(mails[0]!.text).not.toContain('/newsletter/confirm')
  expect((await world.ask(email)).mails).toEqual([])
  expect(await world.rowOf(email)).toEqual(before)
})

test('at most three mails a day to confirm, and one that confirms the subscription', async () => {
  const world = await newsletterWorld()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const after = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    return (await world.ask(email)).mails.length
  }
  const perAsking = [await after(0), await after(9), await after(2), await after(11)]
  expect([...perAsking, await after(11), await after(24 * 60)]).toEqual([1, 0, 1, 1, 0, 1])
  await world.pool.query(`update newsletter_subscription set status = 'confirmed'`)
  expect([await after(11), await after(23 * 60), await after(61)]).toEqual([1, 0, 1])
})

test('one network address is limited to ten requests an hour', async () => {
  const world = await newsletterWorld()
  for (let nth = 0; nth < 10; nth++)
    expect((await world.ask(`reader-${nth}@example.com`)).reply).toEqual({ message: 'success' })
  expect((await world.ask('one-more@example.com')).reply).toMatchObject({ code: 'server.limited' })
  expect(await world.rowOf('one-more@example.com')).toBeUndefined()
  const elsewhere = await world.ask('one-more@example.com', { address: '192.0.2.2' })
  expect(elsewhere.mails).toHaveLength(1)
})

test('unsubscribing before a mail is sent prevents it', async () => {
  const world = await newsletterWorld()
  const { newsletter, by, mails } = world
  await newsletter.subscribe({ email, language: 'en' }, by())
  await newsletter.leave({ token: (await world.rowOf(email))!.token }, by())
  await newsletter.tasks['newsletter-asked']({ email } as never)
  expect(await mails()).toEqual([])
})

test('unconfirmed and unsubscribed addresses are deleted after thirty days', async () => {
  const world = await newsletterWorld()
  const { newsletter, by } = world
  const [left, waiting] = ['left@example.com', 'waiting@example.com']
  await world.confirmed([email])
  await world.ask(left)
  await newsletter.leave({ token: (await world.rowOf(left))!.token }, by())
  await world.ask(waiting)
  await world.later(29)
  await newsletter.tasks['sweep-newsletter']()
  for (const each of [email, left, waiting]) expect(await world.rowOf(each)).toBeDefined()
  // Asking again begins the thirty days anew.
  await world.ask(waiting)
  await world.later(2)
  await newsletter.tasks['sweep-newsletter']()
  expect(await world.rowOf(left)).toBeUndefined()
  for (const each of [email, waiting]) expect(await world.rowOf(each)).toBeDefined()
  await world.later(29)
  await newsletter.tasks['sweep-newsletter']()
  expect(await world.rowOf(waiting)).toBeUndefined()
  expect(await world.rowOf(email)).toBeDefined()
})

test('the call sends a mail whose link subscribes, and whose other link unsubscribes', async () => {
  const app = await testApp('empty')
  await app.call('subscribeToNewsletter', { email, language: 'en' })
  const newest = async () => (await app.call('getOutbox', { to: email })).items[0]
  await expect.poll(async () => (await newest())?.subject).toMatch(/^Confirm/)
  const token = /confirm\?token=([\w-]+)/.exec((await newest())!.text)![1]!
  await app.call('confirmNewsletter', { token })
  await app.call('leaveNewsletter', { token })
  expect(await outcome(app.call('confirmNewsletter', { token }))).toBe('404 newsletter.unknown')
})
