import { toFils } from '#contract/money.ts'
import type { PaymentMethod, PaymentState } from '#contract/order-status.ts'
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { sellerOrderLifeCycle } from '#contract/order-status.ts'
import {
  expectBilingual,
  expectHarmless,
  hostile,
} from '../../platform/messages/mail/mail-checks.fixture.ts'
import { orderPlaced } from './order-placed.ts'
import { orderReceived } from './order-received.ts'
import { orderStepped } from './order-stepped.ts'
import { stepWords, type OrderSide } from './order-step-words.ts'

const origin = 'https://ghiyar.test'
const stop = `${origin}/unsubscribe?token=${'a'.repeat(43)}&kind=order`
const line = {
  ...{ partName: 'Front brake pads', partNameAr: 'فحمات أمامية', sku: '04465-0K020' },
  ...{ ordered: 3, quantity: 3, priceFils: toFils(99.5), company: 'Gulf Parts' },
}
const part = {
  ...{ id: 's1', companyName: 'Gulf Parts', feeFils: toFils(25) },
  ...{ delivery: { method: 'own' as const }, answerBy: new Date('2026-11-26T10:00:00Z') },
  paymentMethod: 'cash_on_delivery' as PaymentMethod,
  paymentState: 'due' as PaymentState,
}
const about = { origin, stop, number: 'R100234-1', buyer: 'كراج النور', part, lines: [line] }
const row = { id: 'o1', no: 234, reference: 'PO 77', paymentMethod: 'cash_on_delivery' as const }

const received = (language: Language, more: Partial<typeof about> = {}) =>
  orderReceived({ language, ...about, ...more })
const placed = (language: Language, lines = [line], reference = row.reference) =>
  orderPlaced({ language, origin, stop, row: { ...row, reference }, parts: [part, part], lines })

type Step = Partial<Parameters<typeof orderStepped>[0]> & {
  name?: string
  actor?: string
  from?: string
}
const stepped = (
  language: Language,
  side: OrderSide,
  { name = 'accept', actor = 'seller', from, ...more }: Step,
) =>
  orderStepped({
    ...{ language, ...about, side, shipment: null, ...more },
    event: { event: name, actor, fromState: from ?? 'placed', reason: null, ...more.event },
  })

test.for([
  ['received', received, `${origin}/orders/sales/s1`],
  ['placed', placed, `${origin}/orders/o1`],
  ['stepped', (language: Language) => stepped(language, 'buyer', {})!, `${origin}/orders/s1`],
] as const)('%s is in both languages and has one link', ([, mail, link]) => {
  expectBilingual((language) => mail(language))
  for (const language of ['ar', 'en'] as const) {
    const made = mail(language)
    expectHarmless(made, [origin, stop, link])
    expect(made.listUnsubscribe).toBe(stop)
    expect(made.html!.match(/class="button"/g)).toHaveLength(2)
  }
})

test('a seller reads what was ordered, for how much, and until when to answer', () => {
  const { text, subject } = received('en')
  expect(subject).toContain('R100234-1')
  for (const phrase of [
    ...['كراج النور', 'Front brake pads', 'فحمات أمامية', '04465-0K020', '3 × AED 99.50'],
    ...['AED 298.50', 'Total: \u2066AED 323.50', '26 November 2026 at 14:00 (UAE time)'],
  ])
    expect(text).toContain(phrase)
})

test('a buyer reads the sum over all sellers; long orders are cut and counted', () => {
  const { text, subject } = placed('en')
  expect(subject).toContain('R100234')
  for (const phrase of ['PO 77', 'Gulf Parts', 'Delivery fee: \u2066AED 50', 'AED 348.50'])
    expect(text).toContain(phrase)
  const lines = Array.from({ length: 23 }, (_, at) => ({ ...line, sku: `N-${at}!` }))
  const long = placed('en', lines).text
  expect(long).toContain('N-19!')
  expect(long).not.toContain('N-20!')
  expect(long).toContain('And 3 more parts.')
  expect(placed('en', [line], '').text).not.toMatch(/Your reference|مرجعك/)
})

test('each step of the other side and of time has words, and a step of one’s own has none', () => {
  for (const { event, by, from } of sellerOrderLifeCycle.transitions) {
    const mailed = (['buyer', 'seller'] as const).filter((side) =>
      stepped('en', side, { name: event, from }),
    )
    const others = (['buyer', 'seller'] as const).filter((side) => side !== by)
    expect([event, by, mailed]).toEqual([event, by, expect.arrayContaining(others)])
  }
  for (const side of ['buyer', 'seller'] as const)
    for (const name of Object.keys(stepWords[side]))
      expectBilingual((language) => stepped(language, side, { name })!)
})

test('a step says what matters about it', () => {
  const partly = stepped('en', 'buyer', { lines: [{ ...line, quantity: 2 }] })!
  for (const phrase of ['part of your order', '2 of 3', '2 من 3', 'AED 224'])
    expect(partly.text).toContain(phrase)
  const shipment = { carrier: 'Aramex', tracking: 'AX-77', driverPhone: '+971501234567' }
  const shipped = stepped('en', 'buyer', { name: 'ship', from: 'packed', shipment })!
  for (const phrase of ['Aramex', 'AX-77', '+971501234567', 'on the way'])
    expect(shipped.text).toContain(phrase)
  const pickup = { ...part, delivery: { method: 'pickup' as const } }
  expect(stepped('en', 'buyer', { name: 'ship', part: pickup })!.subject).toContain('picked up')
  expect(stepped('en', 'seller', { name: 'expire' })!.text).toContain('not answered in time')
  expect(stepped('en', 'seller', { name: 'expire', from: 'packed' })!.text).toContain('closed')
  const shutOut = { name: 'cancel', actor: 'operator' }
  expect(stepped('en', 'seller', shutOut)!.subject).toContain('cancelled by Ghiyar')
  expect(stepped('en', 'buyer', shutOut)!.text).toContain('was suspended')
  const rejected = {
    event: 'reject',
    actor: 'seller',
    fromState: 'placed',
    reason: 'Sold in the shop',
  }
  expect(stepped('en', 'buyer', { event: rejected })!.text).toContain('Sold in the shop')
})

test('texts of others can’t inject markup, lines or links', () => {
  const named = { ...line, partName: hostile, partNameAr: hostile, sku: hostile.slice(0, 40) }
  const lines = [{ ...named, quantity: 1, company: hostile }]
  const mails = [
    received('en', { buyer: hostile, lines }),
    placed('ar', lines, hostile.slice(0, 60)),
    stepped('en', 'buyer', {
      ...{ lines, part: { ...part, companyName: hostile } },
      shipment: { carrier: hostile, tracking: hostile, driverPhone: '' },
      event: { event: 'accept', actor: 'seller', fromState: 'placed', reason: hostile },
    })!,
    stepped('en', 'buyer', {
      shipment: { carrier: hostile, tracking: hostile, driverPhone: '' },
      event: { event: 'ship', actor: 'seller', fromState: 'placed', reason: null },
    })!,
  ]
  for (const { text, html, subject } of mails) {
    expect(html).not.toContain('<script')
    expect(text).not.toMatch(/evil\.example|^Bcc/m)
    expect(subject).not.toMatch(/[\r\n]/)
  }
})

test.for(['card', 'bank_transfer', 'credit'] as const)(
  'the driver is paid nothing for an order by %s',
  (paymentMethod) => {
    const own = { ...part, paymentMethod, paymentState: 'captured' as const }
    const pickup = { ...own, delivery: { method: 'pickup' as const } }
    const mails = [
      stepped('en', 'buyer', { name: 'ship', from: 'accepted', part: own })!,
      stepped('en', 'buyer', { name: 'ship', from: 'accepted', part: pickup })!,
      stepped('en', 'buyer', { name: 'redeliver', from: 'shipped', part: own })!,
    ]
    for (const { text } of mails) {
      expect(text).toContain('You pay nothing')
      expect(text).not.toMatch(/cash|نقداً/)
      expect(text).not.toMatch(paymentMethod === 'card' ? /transfer/ : /by card|بالبطاقة/)
    }
  },
)

test('by card nothing is asked for in cash, and what is given back is said', () => {
  const card = { ...part, paymentMethod: 'card' as const, paymentState: 'captured' as const }
  const shipped = stepped('en', 'buyer', { name: 'ship', from: 'accepted', part: card })!
  expect(shipped.text).toContain('You pay nothing to the driver')
  expect(shipped.text).not.toContain('cash')
  const refunded = { ...card, paymentState: 'refunded' as const }
  expect(stepped('en', 'buyer', { name: 'reject', part: refunded })!.text).toContain(
    'goes back to your card',
  )
  const voided = { ...card, paymentState: 'voided' as const }
  expect(stepped('en', 'buyer', { name: 'expire', part: voided })!.text).toContain(
    'was not paid in time',
  )
  const { text } = orderPlaced({
    ...{ language: 'en', origin, stop, parts: [part], lines: [line] },
    row: { ...row, paymentMethod: 'card' },
  })
  expect(text).toContain('Paid by card')
})
