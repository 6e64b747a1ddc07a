import { expect, test } from 'vitest'
import type { Fils } from '#contract/money.ts'
import { closedAddress } from '../messages/web-server.fixture.ts'
import { CardRefusedError } from './card-provider.ts'
import { stripe } from './stripe.ts'
import {
  payAt,
  secretKey,
  startStripe,
  stripeEvent,
  webhookSecret,
} from './stripe-server.fixture.ts'

const fils = (amount: number) => amount as Fils
const paymentId = 'b0000000-0000-4000-8000-000000000001'
const request = {
  ...{ paymentId, amount: fils(12_345), number: 'R100234' },
  returnUrl: 'https://ghiyar.example/orders/1',
  expires: new Date('2026-11-26T12:00:00Z'),
}
const now = () => new Date('2026-11-26T11:30:00Z')

async function connected() {
  const { url: baseUrl, state } = await startStripe()
  return { state, cards: stripe({ secretKey, webhookSecret, baseUrl, now }) }
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('This should fail'),
    (error: Error) => error,
  )
const received = (cards: ReturnType<typeof stripe>, event: ReturnType<typeof stripeEvent>) =>
  cards.parseWebhook(Buffer.from(event.payload), event.headers)

test('a checkout is a page for one payment in fils, and the same one when it is asked for again', async () => {
  const { cards, state } = await connected()
  const made = await cards.createCheckout(request)
  expect(made).toEqual({
    url: 'https://checkout.stripe.com/c/pay/cs_test_1#fid',
    providerId: 'cs_test_1',
  })
  expect(await cards.createCheckout(request)).toEqual(made)
  expect(state.sessions.size).toBe(1)
  expect(Object.fromEntries(state.seen[0]!.form)).toMatchObject({
    ...{ mode: 'payment', client_reference_id: paymentId, success_url: request.returnUrl },
    'line_items[0][price_data][currency]': 'aed',
    'line_items[0][price_data][unit_amount]': '12345',
    expires_at: String(request.expires.getTime() / 1000),
  })
})

test('a payment is open until it is paid, and knows what was refunded', async () => {
  const { cards, state } = await connected()
  const { providerId } = await cards.createCheckout(request)
  expect(await cards.getPayment(providerId)).toEqual({
    currency: 'AED',
    state: 'open',
    amount: 12_345,
    refunded: 0,
  })
  payAt(state, providerId)
  const captureId = `pi_${providerId}`
  const refund = { refundId: paymentId, providerId, captureId, amount: fils(345) }
  expect(await cards.refund(refund)).toEqual({ providerId: 're_1', state: 'done' })
  expect(await cards.getPayment(providerId)).toEqual({
    ...{ currency: 'AED', state: 'captured', amount: 12_345, refunded: 345, captureId },
  })
})

test('a refund is made once, also when its reply was lost and its key is forgotten', async () => {
  const { cards, state } = await connected()
  const { providerId } = await cards.createCheckout(request)
  payAt(state, providerId)
  const refund = {
    ...{ refundId: paymentId, providerId, captureId: `pi_${providerId}`, amount: fils(100) },
  }
  // As if it had been made days ago.
  state.refunds.push({
    ...{ id: 're_9', object: 'refund', amount: 100, payment_intent: refund.captureId },
    ...{ status: 'succeeded', metadata: { refund: paymentId } },
  })
  expect(await cards.refund(refund)).toEqual({ providerId: 're_9', state: 'done' })
  expect(state.refunds).toHaveLength(1)
})

test.for([
  ['succeeded', 'done'],
  ['pending', 'requested'],
  ['requires_action', 'requested'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
] as const)('a refund that is %s is %s', async ([status, expected]) => {
  const { cards, state } = await connected()
  state.refundStatus = status
  const { providerId } = await cards.createCheckout(request)
  payAt(state, providerId)
  const refund = { refundId: paymentId, providerId, captureId: `pi_${providerId}` }
  expect(await cards.refund({ ...refund, amount: fils(1) })).toMatchObject({ state: expected })
})

test('what Stripe refuses for good is told from what may be tried again', async () => {
  const { cards, state } = await connected()
  const { providerId } = await cards.createCheckout(request)
  payAt(state, providerId)
  const refund = { refundId: paymentId, providerId, captureId: `pi_${providerId}` }
  const tooMuch = await failureOf(cards.refund({ ...refund, amount: fils(99_999) }))
  expect(tooMuch).toBeInstanceOf(CardRefusedError)
  expect(tooMuch.message).toContain('charge_already_refunded')
  expect(await failureOf(cards.getPayment('cs_unknown'))).toBeInstanceOf(CardRefusedError)
  for (const status of [401, 409, 429, 500]) {
    state.failing = status
    const error = await failureOf(cards.getPayment(providerId))
    expect(error).not.toBeInstanceOf(CardRefusedError)
    expect(error.message).toContain(`Stripe replied with ${status}`)
  }
  const gone = stripe({ secretKey, webhookSecret, baseUrl: await closedAddress() })
  expect(await failureOf(gone.getPayment(providerId))).not.toBeInstanceOf(CardRefusedError)
})

test('a webhook says that a payment is captured, or that its page expired', async () => {
  const { cards, state } = await connected()
  const { providerId } = await cards.createCheckout(request)
  const session = payAt(state, providerId)
  const options = { id: 'evt_a', at: now() }
  expect(
    await received(cards, stripeEvent('checkout.session.completed', session, options)),
  ).toEqual({
    ...{ eventId: 'evt_a', about: 'payment', paymentId, providerId },
    payment: {
      ...{
        currency: 'AED',
        state: 'captured',
        amount: 12_345,
        refunded: 0,
        captureId: `pi_${providerId}`,
      },
    },
  })
  const expired = { ...session, status: 'expired', payment_status: 'unpaid', payment_intent: null }
  expect(
    await received(cards, stripeEvent('checkout.session.expired', expired, options)),
  ).toMatchObject({ payment: { state: 'expired' } })
  const refund = { id: 're_1', status: 'failed', metadata: { refund: paymentId } }
  expect(await received(cards, stripeEvent('refund.updated', refund, options))).toEqual({
    ...{ eventId: 'evt_a', about: 'refund', refundId: paymentId, state: 'failed' },
  })
  for (const [type, object] of [
    ['customer.created', { id: 'cus_1' }],
    ['checkout.session.completed', { ...session, client_reference_id: null }],
    ['refund.updated', { ...refund, metadata: {} }],
  ] as const)
    expect(await received(cards, stripeEvent(type, object, options))).toEqual({
      ...{ eventId: 'evt_a', about: 'other' },
    })
})

test('a webhook with another secret, of another time, changed, or without a signature is nothing', async () => {
  const { cards, state } = await connected()
  const { providerId } = await cards.createCheckout(request)
  const session = payAt(state, providerId)
  const type = 'checkout.session.completed'
  const at = now()
  const minutes = (count: number) => new Date(at.getTime() + count * 60_000)
  for (const options of [{ at, secret: 'whsec_other' }, { at: minutes(-6) }, { at: minutes(6) }])
    expect(await received(cards, stripeEvent(type, session, options))).toBeUndefined()
  const right = stripeEvent(type, session, { at })
  const changed = { ...right, payload: right.payload.replace('12345', '99999') }
  expect(await received(cards, changed)).toBeUndefined()
  const { 'stripe-signature': signature } = right.headers as { 'stripe-signature': string }
  for (const header of [
    '',
    't=',
    'v1=00',
    signature.replace('v1=', 'v0='),
    `${signature}`.slice(0, 40),
  ])
    expect(
      await received(cards, { ...right, headers: { 'stripe-signature': header } }),
    ).toBeUndefined()
  // While a secret is exchanged, two signatures are sent.
  const both = signature.replace('v1=', `v1=${'ab'.repeat(32)},v1=`)
  expect(await received(cards, { ...right, headers: { 'stripe-signature': both } })).toMatchObject({
    about: 'payment',
  })
  const broken = stripeEvent(type, session, { at })
  expect(await cards.parseWebhook(Buffer.from('{'), broken.headers)).toBeUndefined()
})
