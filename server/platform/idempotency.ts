import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { EndpointName } from '#contract/addresses.ts'
import type { Caller } from './api/caller.ts'
import type { Executor } from './db.ts'
import { idempotencyKey } from './idempotency.tables.ts'
import type { Schedule } from './jobs.ts'
import { Refusal, refuse } from './refusal.ts'

/** The key of a request, and what to call when an earlier reply is given again. */
export type Idempotency = { key: string; onReplay: () => void }

type Call = {
  name: EndpointName
  input: unknown
  caller: Pick<Caller, 'no'>
  idempotency?: Idempotency
}

const ATTEMPTS = 3

/**
 * Does the work of a call in a transaction, once for each key of the caller: repeated, the same call gets the
 * same reply, also from another process. A refusal leaves nothing behind, so it is not remembered.
 */
export async function idempotent<Reply extends object>(
  db: NodePgDatabase,
  call: Call,
  work: (tx: Executor) => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(db, call, work)
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error
    }
  }
}

/** Rolls back what the refused work wrote. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

const attemptOnce = <Reply extends object>(
  db: NodePgDatabase,
  { name, input, caller, idempotency }: Call,
  work: (tx: Executor) => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> =>
  db.transaction(async (tx) => {
    if (!idempotency) return refuse('idempotency.missing')
    const { key, onReplay } = idempotency
    if (!(await lock(tx, caller.no, key))) return refuse('idempotency.running')
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
    const before = await find(tx, caller.no, key)
    if (before) {
      if (before.call !== name || before.input !== hash) return refuse('idempotency.reused')
      onReplay()
      return before.reply as Reply
    }
    const reply = await work(tx)
    if (reply instanceof Refusal) throw new Refused(reply)
    await tx
      .insert(idempotencyKey)
      .values({ userNo: caller.no, key, call: name, input: hash, reply })
    return reply
  })

/** Until the transaction ends; false while another process has it. */
async function lock(tx: Executor, userNo: number, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, ${userNo})) locked`,
  )
  return rows[0]!.locked
}

async function find(tx: Executor, userNo: number, key: string) {
  const [row] = await tx
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.userNo, userNo), eq(idempotencyKey.key, key)))
  return row
}

/** Whether PostgreSQL ended a transaction so that another could go on; tried again, it succeeds. */
function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: string }).code === '40P01') return true
  return false
}

const SWEEP = 'sweep-idempotency-keys'

/** Keys count for a day. */
export const idempotencySweep = (db: NodePgDatabase) => ({
  tasks: {
    [SWEEP]: async () => {
      await db.delete(idempotencyKey).where(lt(idempotencyKey.at, sql`now() - interval '1 day'`))
    },
  },
  schedules: [{ task: SWEEP, at: '29 * * * *' }] satisfies Schedule[],
})
