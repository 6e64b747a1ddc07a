import { beforeAll, expect, vi } from 'vitest'
import { ordersBefore } from '#contract/order-status.ts'
import { repetitions } from '../testing/effort.ts'
import { startMain } from '../testing/main-process.ts'
import { ownPostgres } from '../testing/own-postgres.ts'
import { realUse } from '../testing/real-use.ts'
import { trading } from '../testing/trade.ts'
import { ensureBuiltWeb } from '../testing/web.ts'
import { testIn } from '../testing/world.ts'
import { ledgerFaults } from '../payments/ledger-faults.store.ts'
import { tradeFaults } from './trade-faults.store.ts'

// Two processes start, and wait for their turns on a busy machine.
vi.setConfig({ testTimeout: 7_200_000 })

const pieces = repetitions(6, 10)
const crowd = repetitions(16, 500)
// No more: each takes three of the placings that a buyer has in an hour, and those that are repeated.
const rounds = repetitions(1, 12)

beforeAll(ensureBuiltWeb, 300_000)

const test = testIn(async (atEnd) => {
  const postgres = await ownPostgres(atEnd)
  // So many join that they have to solve challenges, which are easy.
  const env = { CHALLENGE_BITS: '4', LIMIT_PER_ADDRESS: '1000' }
  return { ...(await trading(atEnd, { ...postgres, env })), postgres }
})

type Placing = { token: string; key: string; cart: string }
type Outcome = { status: number; code?: string; number?: string }

/** A server process on the database of a test. */
async function serverOn(url: string) {
  const server = await startMain({
    ...realUse,
    ...{ DATABASE_URL: url, LIMIT_PER_ADDRESS: '1000', WORKERS: '1' },
  })
  await server.untilReady()
  return server
}

/** One try; undefined where no reply came, or the server or its database was gone. */
async function tryToPlace(
  address: string,
  { token, key, cart }: Placing,
): Promise<Outcome | undefined> {
  try {
    const reply = await fetch(`${address}/api/checkout/place`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${token}`, 'idempotency-key': key },
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        receiver: { name: 'Imran Khan', phone: '+971501234567' },
        ...{ payment: 'cash_on_delivery', cart, expected_total: 7 },
      }),
    })
    if (reply.status >= 500) return undefined
    return { status: reply.status, ...((await reply.json()) as Omit<Outcome, 'status'>) }
  } catch {
    return undefined
  }
}

/** Repeats a placing, with its key, at one address after the other until it is answered. */
async function place(addresses: string[], placing: Placing, first: number): Promise<Outcome> {
  for (let at = first; ; at++) {
    const outcome = await tryToPlace(addresses[at % addresses.length]!, placing)
    if (outcome && outcome.code !== 'idempotency.running') return outcome
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('a killed server, lost connections, a killed database: nothing is sold twice, nothing acknowledged is lost', async ({
  world,
}) => {
  const { app, db, part, person, postgres, put, stock } = world
  const { url, pool } = app.database
  const buyers: Awaited<ReturnType<typeof person>>[] = []
  for (let i = 0; i < crowd; i++) buyers.push(await person())
  // Only now: they would take the mails by which people join.
  const servers = await Promise.all([serverOn(url), serverOn(url)])
  const second = servers[1]
  let first = servers[0]

  /** Lets all order the same part at once, and strikes when the third one has been answered. */
  const sell = async (strike: () => unknown) => {
    const popular = await part({ price: 7, quantity: pieces })
    const placings: Placing[] = []
    for (const buyer of buyers) {
      const { _id: cart } = await put(buyer, popular)
      placings.push({ token: buyer.token, key: crypto.randomUUID(), cart })
    }
    const before = await numbersOf()
    let answers = 0
    const outcomes = await Promise.all(
      placings.map(async (placing, at) => {
        const outcome = await place([first.address, second.address], placing, at)
        if (++answers === 3) await strike()
        return outcome
      }),
    )
    const acknowledged = outcomes.flatMap(({ number }) => (number ? [number] : []))
    expect(acknowledged).toHaveLength(pieces)
    expect((await numbersOf()).difference(before)).toEqual(new Set(acknowledged))
    const refused = outcomes.filter(({ status }) => status !== 201).map(({ code }) => code)
    expect(new Set(refused)).toEqual(new Set(['checkout.not_enough']))
    expect(await stock(popular)).toEqual({ quantity: pieces, reserved: pieces, available: 0 })
    expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
    for (const { token, cart } of placings) await app.call('removeCart', { cart }, { token })
  }
  const numbersOf = async () => {
    const { rows } = await pool.query<{ number: string }>(
      `select 'R' || (no + ${ordersBefore}) as number from "order" where buyer_no = any($1)`,
      [buyers.map(({ no }) => no)],
    )
    return new Set(rows.map(({ number }) => number))
  }

  for (let round = 0; round < rounds; round++) {
    await sell(() => first.child.kill('SIGKILL'))
    first = await serverOn(url)
    await sell(() =>
      pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )
    await sell(postgres.kill)
  }
})
