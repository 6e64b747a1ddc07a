import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { replyJson, startWebServer } from '../messages/web-server.fixture.ts'

export const secretKey = 'sk_test_51Ghiyar'
export const webhookSecret = 'whsec_Ghiyar'

type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  payment_intent: string | null
  expires_at: number
  success_url: string
}
type Refund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

/** What Stripe knows, and how it is to behave. */
export type StripeState = {
  sessions: Map<string, Session>
  refunds: Refund[]
  /** Requests that were sent, with their keys. */
  seen: { method: string; path: string; key: string | undefined; form: URLSearchParams }[]
  /** Replies with this status in place of doing anything. */
  failing: number | undefined
  /** Makes what is asked, and lets the connection break before it replies. */
  silent: boolean
  refundStatus: string
}

/** A server that speaks the part of Stripe’s API that is used: sessions, refunds, idempotency keys, errors. */
export async function startStripe(): Promise<{ url: string; state: StripeState }> {
  const state: StripeState = {
    ...{ sessions: new Map(), refunds: [], seen: [], failing: undefined, silent: false },
    refundStatus: 'succeeded',
  }
  const byKey = new Map<string, { form: string; status: number; reply: unknown }>()
  const url = await startWebServer((request, body, reply) => {
    const path = new URL(request.url!, 'http://stripe')
    const key = header(request, 'idempotency-key')
    state.seen.push({
      ...{ method: request.method!, path: path.pathname, key, form: new URLSearchParams(body) },
    })
    if (state.failing) return refuse(reply, state.failing, 'api_error', 'Something went wrong')
    if (header(request, 'authorization') !== `Bearer ${secretKey}`)
      return refuse(reply, 401, 'invalid_request_error', 'Invalid API Key provided')
    const known = key === undefined ? undefined : byKey.get(key)
    if (known && known.form !== body)
      return refuse(reply, 400, 'idempotency_error', 'Keys for idempotent requests can only be …')
    const made = known ?? answer(state, request.method!, path, new URLSearchParams(body))
    if (key !== undefined && !known) byKey.set(key, { form: body, ...made })
    if (state.silent && request.method === 'POST') return void reply.destroy()
    replyJson(reply, made.status, made.reply)
  })
  return { url, state }
}

const header = (request: IncomingMessage, name: string) =>
  request.headers[name] as string | undefined

const errorOf = (type: string, message: string, code?: string) => ({
  error: { type, message, ...(code && { code }) },
})

const refuse = (reply: ServerResponse, status: number, type: string, message: string) =>
  replyJson(reply, status, errorOf(type, message))

type Made = { status: number; reply: unknown }

function answer(state: StripeState, method: string, path: URL, form: URLSearchParams): Made {
  const invalid = (message: string, code?: string, status = 400): Made => ({
    ...{ status, reply: errorOf('invalid_request_error', message, code) },
  })
  if (method === 'POST' && path.pathname === '/v1/checkout/sessions') {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    if (form.get('mode') !== 'payment') return invalid('Missing required param: mode.')
    if (!form.get('success_url')) return invalid('Missing required param: success_url.')
    if (!(amount >= 200))
      return invalid('The Checkout Session’s total amount is too small', 'amount_too_small')
    const id = `cs_test_${state.sessions.size + 1}`
    const session: Session = {
      ...{ id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}#fid` },
      ...{ status: 'open', payment_status: 'unpaid', amount_total: amount },
      currency: form.get('line_items[0][price_data][currency]')!,
      client_reference_id: form.get('client_reference_id'),
      ...{ payment_intent: null, expires_at: Number(form.get('expires_at')) },
      success_url: form.get('success_url')!,
    }
    state.sessions.set(id, session)
    return { status: 200, reply: session }
  }
  const [, sessionId] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path.pathname) ?? []
  if (method === 'GET' && sessionId) {
    const session = state.sessions.get(sessionId)
    if (!session)
      return invalid(`No such checkout.session: '${sessionId}'`, 'resource_missing', 404)
    const { payment_intent: id } = session
    const latest_charge = { object: 'charge', amount_refunded: refundedOf(state, id) }
    return { status: 200, reply: { ...session, payment_intent: id && { id, latest_charge } } }
  }
  if (path.pathname === '/v1/refunds' && method === 'GET') {
    const id = path.searchParams.get('payment_intent')
    const data = state.refunds.filter(({ payment_intent }) => payment_intent === id)
    return { status: 200, reply: { object: 'list', data, has_more: false } }
  }
  if (path.pathname === '/v1/refunds' && method === 'POST') {
    const intent = form.get('payment_intent')!
    const amount = Number(form.get('amount'))
    const session = [...state.sessions.values()].find((each) => each.payment_intent === intent)
    if (!session) return invalid(`No such payment_intent: '${intent}'`, 'resource_missing', 404)
    if (refundedOf(state, intent) + amount > session.amount_total)
      return invalid('Refund amount is greater than unrefunded amount', 'charge_already_refunded')
    const refund: Refund = {
      ...{ id: `re_${state.refunds.length + 1}`, object: 'refund', amount, payment_intent: intent },
      ...{ status: state.refundStatus, metadata: { refund: form.get('metadata[refund]')! } },
    }
    state.refunds.push(refund)
    return { status: 200, reply: refund }
  }
  return invalid(`Unrecognized request URL (${method}: ${path.pathname})`, undefined, 404)
}

const refundedOf = ({ refunds }: StripeState, intent: string | null) =>
  refunds
    .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)

/** The payer pays. */
export function payAt({ sessions }: StripeState, id: string): Session {
  const session = sessions.get(id)!
  Object.assign(session, {
    ...{ status: 'complete', payment_status: 'paid', url: null },
    payment_intent: `pi_${id}`,
  })
  return session
}

let events = 0

/** A webhook as Stripe sends it. */
export function stripeEvent(
  type: string,
  object: object,
  { id = `evt_${(events += 1)}`, at = new Date(), secret = webhookSecret } = {},
): { payload: string; headers: Record<string, string> } {
  const payload = JSON.stringify({
    ...{ id, object: 'event', api_version: '2024-06-20', livemode: false, type },
    data: { object },
  })
  const time = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': `t=${time},v1=${signature},v0=${'0'.repeat(64)}`,
  }
  return { payload, headers }
}
