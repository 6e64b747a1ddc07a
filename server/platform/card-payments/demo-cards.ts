import type { FastifyInstance } from 'fastify'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { sendRefusal } from '../http/api-routes.ts'
import { pageLanguage } from '../http/request-language.ts'
import { refuse } from '../refusal.ts'
import { idFromKey } from '../id.ts'
import { loadSigner, type Signer } from '../signing-key.ts'
import {
  CardRefusedError,
  CURRENCY,
  webhookPath,
  type CardEvent,
  type CardProvider,
  type ProviderPayment,
} from './card-provider.ts'
import { demoCardPage, demoCardPolicy } from './demo-card-page.ts'
import * as store from './demo-checkout.store.ts'

const NAME = 'demo'
const PURPOSE = 'demo-card-webhook'
const SIGNATURE = 'demo-signature'
const FEW_BYTES = 1_024

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const event = z.object({
  id: z.uuid(),
  checkout: z.uuid(),
  state: z.enum(['captured', 'failed']),
  amount: z.number().int().positive(),
})

/**
 * The demonstration's own provider: a form that says that no money moves, whose two buttons report by the webhook as
 * a real provider would. Its book is in the database.
 */
export function demoCards({ db, origin }: { db: NodePgDatabase; origin: string }): CardProvider {
  let signer: Promise<Signer> | undefined
  // Loaded when it is first needed: the database is migrated by then.
  const loaded = () => (signer ??= loadSigner(db))

  return {
    name: NAME,

    async createCheckout({ paymentId: id, amount, number, returnUrl, expires }) {
      const row = { id, number, returnUrl, amountFils: amount, expiresAt: expires }
      await store.addCheckout(db, row)
      return { url: `${origin}/demo-payment/${id}`, providerId: id }
    },

    async getPayment(id) {
      const row = await store.findCheckout(db, id)
      if (!row) throw new CardRefusedError('The demonstration knows no such checkout')
      return paymentOf(row)
    },

    async refund({ refundId, providerId, amount }) {
      const row = { id: refundId, checkoutId: providerId, amountFils: amount }
      const isMade = await db.transaction(async (tx) => {
        if (await store.addRefund(tx, row)) return true
        throw new CardRefusedError('The demonstration has less than that to refund')
      })
      return { providerId: refundId, state: isMade ? 'done' : 'failed' }
    },

    async parseWebhook(body, headers): Promise<CardEvent | undefined> {
      const { [SIGNATURE]: signature } = headers
      const text = body.toString('utf8')
      if (typeof signature !== 'string') return undefined
      if (!(await loaded()).isSigned(PURPOSE, text, signature)) return undefined
      const { id, checkout, state, amount } = event.parse(JSON.parse(text))
      const payment = {
        ...{ state, amount, currency: CURRENCY, refunded: 0, captureId: checkout },
      } as ProviderPayment
      return {
        ...{ eventId: id, about: 'payment', paymentId: checkout, providerId: checkout },
        payment,
      }
    },

    routes(app) {
      demoCardRoutes(app, db, async (fields) => {
        // Pressed again, a button reports the same event.
        const id = idFromKey(`demo-card/${fields.checkout}/${fields.state}`)
        const payload = JSON.stringify({ id, ...fields })
        const headers = {
          'content-type': 'application/json',
          [SIGNATURE]: (await loaded()).sign(PURPOSE, payload),
        }
        const reply = await app.inject({ method: 'POST', url: webhookPath(NAME), payload, headers })
        if (reply.statusCode !== 200) throw new Error(`the webhook replied ${reply.statusCode}`)
      })
    },
  }
}

const paymentOf = (row: store.DemoCheckoutRow): ProviderPayment => ({
  ...{ state: row.state, currency: CURRENCY, amount: row.amountFils, refunded: row.refundedFils },
  ...(row.state === 'captured' && { captureId: row.id }),
})

type Report = (fields: Omit<z.output<typeof event>, 'id'>) => Promise<void>

/** The form, and what its buttons do. */
function demoCardRoutes(app: FastifyInstance, db: NodePgDatabase, report: Report): void {
  const found = (id: string) => (uuid.test(id) ? store.findCheckout(db, id) : undefined)
  // Only here a form of a page is taken.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FEW_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    // The address is all that it takes to pay.
    const privately = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(privately))
    scope.get<{ Params: { id: string } }>('/demo-payment/:id', async (request, reply) => {
      const row = await found(request.params.id)
      if (!row) return sendRefusal(reply, refuse('route.not_found'), request)
      reply.header('content-security-policy', demoCardPolicy).type('text/html; charset=utf-8')
      return reply.send(demoCardPage(row, pageLanguage(request)))
    })
    scope.post<{ Params: { id: string }; Body: URLSearchParams | undefined }>(
      '/demo-payment/:id',
      async (request, reply) => {
        const row = await found(request.params.id)
        if (!row) return sendRefusal(reply, refuse('route.not_found'), request)
        const isPaid = request.body?.has('pay') ?? false
        if (!isPaid && !request.body?.has('decline')) return reply.redirect(request.url, 303)
        const state = isPaid ? 'captured' : 'failed'
        // Declined or pressed twice, it is reported again with the state that the book has.
        const ended = (await store.endCheckout(db, row.id, state)) ?? (await found(row.id))
        if (ended && (ended.state === 'captured' || ended.state === 'failed'))
          await report({ checkout: row.id, state: ended.state, amount: row.amountFils })
        return reply.redirect(row.returnUrl, 303)
      },
    )
  })
}
