import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { median, searches } from './load.ts'
import { prepareCarts, removeCarts, type PreparedCart } from './orders/carts.ts'
import { placeByHand } from './orders/by-hand.ts'
import { startGhiyar } from './servers.ts'

const ALONE = 200
const OFFERED_PER_SECOND = 200
const SECONDS = 10

/**
 * Placing orders of five lines from three sellers: one after the other beside the same by hand in SQL, then so many
 * a second, offered whether or not earlier ones were answered, with searches beside them.
 */
export async function benchOrders(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ghiyar = await startGhiyar(databaseUrl, { LIMIT_PER_ADDRESS: '1000' })
  try {
    const carts = await prepareCarts(client, ALONE * 2 + OFFERED_PER_SECOND * SECONDS)
    await compareAlone(client, ghiyar.url, carts.splice(0, ALONE * 2))
    await mailsSent(client)
    await offer(client, ghiyar.url, carts)
    console.log(`all mails sent ${(await mailsSent(client)).toFixed(1)} s later`)
  } finally {
    await ghiyar.stop()
    await removeCarts(client)
    await client.end()
  }
}

async function compareAlone(client: pg.Client, url: string, carts: PreparedCart[]): Promise<void> {
  const ours: number[] = []
  const byHand: number[] = []
  // In turns, so that both see the same machine.
  for (const [i, cart] of carts.entries()) {
    const began = performance.now()
    if (i % 2 === 0) await place(url, cart)
    else await placeByHand(client, cart)
    ;(i % 2 === 0 ? ours : byHand).push(performance.now() - began)
  }
  const ratio = median(ours) / median(byHand)
  console.log(
    `placing 5 lines from 3 sellers, ${ALONE} each: over HTTP median ${median(ours).toFixed(1)} ms, SQL by hand ${median(byHand).toFixed(1)} ms, ${ratio.toFixed(2)} times (goal ≤ 4)`,
  )
}

async function offer(client: pg.Client, url: string, carts: PreparedCart[]): Promise<void> {
  await searches(url, 100)
  const idle = await searches(url)
  const took: number[] = []
  const refused = new Map<number, number>()
  const began = performance.now()
  const sent: Promise<void>[] = []
  const searching = searches(url, 300)
  for (const [i, cart] of carts.entries()) {
    const due = began + (i * 1_000) / OFFERED_PER_SECOND
    if (due > performance.now()) await pause(due - performance.now())
    sent.push(
      place(url, cart).then(
        () => void took.push(performance.now() - due),
        (error: unknown) => {
          const status = error instanceof Refused ? error.status : 0
          refused.set(status, (refused.get(status) ?? 0) + 1)
        },
      ),
    )
  }
  await Promise.all(sent)
  const seconds = (performance.now() - began) / 1_000
  const busy = await searching
  const sorted = took.toSorted((a, b) => a - b)
  const { rows } = await client.query<{ stored: number; twice: number }>(
    `select count(*)::int stored, (count(*) - count(distinct reference))::int twice
     from "order" where reference like 'bench-%'`,
  )
  console.log(
    `${carts.length} placings offered at ${OFFERED_PER_SECOND} a second, done in ${seconds.toFixed(1)} s: ${took.length} acknowledged, ${rows[0]!.stored - ALONE * 2} stored, ${rows[0]!.twice} twice, refused by status ${JSON.stringify([...refused])}; from when each was due: median ${median(sorted).toFixed(1)}, p99 ${sorted[Math.floor(sorted.length * 0.99)]!.toFixed(1)} ms (goal ≤ 250)`,
  )
  console.log(
    `searches meanwhile: p99 ${idle.p99.toFixed(1)} → ${busy.p99.toFixed(1)} ms, ${(busy.p99 / idle.p99).toFixed(2)} times (goal ≤ 2)`,
  )
}

/** Waits until the jobs of the placings are done, which would disturb the next measurement; in seconds. */
async function mailsSent(client: pg.Client): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { rows } = await client.query(
      'select from graphile_worker.jobs where run_at <= now() limit 1',
    )
    if (rows.length === 0) return (performance.now() - began) / 1_000
    await pause(100)
  }
}

class Refused extends Error {
  readonly status: number
  constructor(status: number, body: string) {
    super(`A placing was answered with ${status}: ${body}`)
    this.status = status
  }
}

async function place(url: string, { id, token, total }: PreparedCart): Promise<void> {
  const reply = await fetch(`${url}/api/checkout/place`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': id,
    },
    body: JSON.stringify({
      ...{ cart: id, payment: 'cash_on_delivery', expected_total: total / 100 },
      receiver: { name: 'Bench', phone: '+971501234567' },
      reference: `bench-${id}`,
    }),
  })
  const body = await reply.text()
  if (!reply.ok) throw new Refused(reply.status, body)
}
