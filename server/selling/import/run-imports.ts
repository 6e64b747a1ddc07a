import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as after } from 'node:timers/promises'
import type pg from 'pg'
import type { FileStore } from '../../platform/files/file-store.ts'
import { UnreadableTable } from '../../platform/spreadsheets/table.ts'
import { outageOf } from '../../platform/unavailable.ts'
import { applyImport, type ApplyDeps } from './apply-import.ts'
import { Cancelled, checkImport, UnlabelledTable, type CheckDeps } from './check-import.ts'
import { forgetWaiting } from './checked-rows.store.ts'
import { FairTurns, inTurns, type Turn } from './fair-turns.ts'
import { ImportLocks } from './import-locks.ts'
import * as store from './imports.store.ts'
import { recordTime, OutOfTime, type TimeDeps } from './time-limits.ts'

const ATTEMPTS = 5
/** Imports under way at once; each has its rows, and what it learnt of them, in memory. */
const AT_ONCE = 8
/** Of those, lists with larger files than this; the other places are for short lists. */
const LONG_AT_ONCE = 6
const LONG_BYTES = 256 * 1024
const LOOK_MS = 500
/** After an outage of the file store; four times as long after each further one, a quarter of an hour in all. */
const OUTAGE_MS = 10_000

export type RunDeps = Omit<CheckDeps, 'turn'> &
  Omit<ApplyDeps, 'turn'> &
  TimeDeps & {
    /** Of the connection that holds the locks. */
    lockPool: pg.Pool
    files: FileStore
    /** Where a file lies while it is read. */
    folder: string
    turns?: FairTurns
    /** How long an import waits after its first outage. */
    outageMs?: number
    /** Called with the import whose turn it is, and null at the end of the turn. */
    onWork?: (no: number | null) => void
    log: (message: string, error?: unknown) => void
  }

/**
 * Works off every import that waits or was broken off, several in turns: a short list of one seller is
 * done while the long one of another is under way. Each is locked by a connection, so that no two
 * processes do the same, and none is lost with its process. Throws where the fault is ours: the process
 * ends, the locks with it, and another one goes on.
 */
export async function runImports(deps: RunDeps): Promise<void> {
  const { promise: fault, reject } = Promise.withResolvers<never>()
  fault.catch(() => undefined)
  const turns = deps.turns ?? new FairTurns()
  const locks = await ImportLocks.open(deps.lockPool, reject)
  const underWay = new Map<number, { isLong: boolean; ended: Promise<void> }>()
  const begin = async ({ no, bytes }: store.Unfinished) => {
    const isLong = bytes > LONG_BYTES
    const longOnes = [...underWay.values()].filter((other) => other.isLong)
    if (underWay.has(no) || (isLong && longOnes.length >= LONG_AT_ONCE)) return
    if (!(await locks.take(no))) return
    const ended = runToItsEnd(deps, turns, no)
      .then(() => locks.release(no))
      .then(() => void underWay.delete(no), reject)
    underWay.set(no, { isLong, ended })
  }
  try {
    for (;;) {
      // On the connection of the locks: when it is silent, the server soon gives them to others.
      for (const waiting of await store.unfinished(locks.db))
        if (underWay.size < AT_ONCE) await begin(waiting)
      if (underWay.size === 0) return
      // Another list may arrive meanwhile.
      const ended = [...underWay.values()].map((one) => one.ended)
      await Promise.race([...ended, after(LOOK_MS), fault])
    }
  } finally {
    locks.close()
  }
}

async function runToItsEnd(deps: RunDeps, turns: FairTurns, no: number): Promise<void> {
  const { db, log, outageMs = OUTAGE_MS } = deps
  const records = {
    begin: () => {
      deps.onWork?.(no)
      return store.beginTurn(db, no)
    },
    end: (workedMs: number) => {
      deps.onWork?.(null)
      return recordTime(deps, no, workedMs)
    },
  }
  const end = async (by: Pick<store.ImportChange, 'state' | 'problem'>) => {
    await store.change(db, no, { ...by, endedAt: new Date() })
    await forgetWaiting(db, no)
  }
  const path = join(deps.folder, `import-${no}`)
  try {
    await fetch(deps, no, path)
    await inTurns(turns, records, async (turn) => {
      try {
        await run(deps, no, turn, path)
      } catch (error) {
        const by = endBy(error)
        if (!by) throw error
        await end(by)
      }
    })
  } catch (error) {
    // The time was used up at the very end.
    if (error instanceof OutOfTime) return
    const row = await store.byNo(db, no)
    if (row && row.attempts < ATTEMPTS && outageOf(error)) {
      log('an import waits for an outage to end', error)
      await after(outageMs * 4 ** (row.attempts - 1))
      return
    }
    if (!row || row.attempts < ATTEMPTS) throw error
    log('an import failed', error)
    await end(failed('failed'))
  } finally {
    await rm(path, { force: true })
  }
}

async function run(deps: RunDeps, no: number, turn: Turn, path: string): Promise<void> {
  const { db } = deps
  let row = await store.byNo(db, no)
  if (!row) return
  // A list that ends the process each time throws nothing; it must not keep the others waiting for ever.
  if (row.attempts > ATTEMPTS) throw new Error('An import broke off again and again')
  if (row.state === 'queued' || row.state === 'checking') {
    const begun = { state: 'checking', progress: 0, endedAt: null } as const
    if (!(await store.changeIn(db, no, ['queued', 'checking'], begun))) return
    await checkImport({ ...deps, turn }, row, path)
    await store.change(db, no, {
      ...(row.apply ? { state: 'applying', progress: 0 } : { state: 'checked', progress: 1_000 }),
    })
    row = await store.byNo(db, no)
  }
  if (row?.state !== 'applying') return
  await applyImport({ ...deps, turn }, row)
  await store.change(db, no, { state: 'done', progress: 1_000, endedAt: new Date() })
}

/**
 * Fetches the file of an import that is to be checked, before its turn: however slow the store is, the
 * others go on, and its seller's time isn't used. One that can't be fetched has an attempt more.
 */
async function fetch({ db, files, folder }: RunDeps, no: number, path: string): Promise<void> {
  const row = await store.byNo(db, no)
  if (row?.state !== 'queued' && row?.state !== 'checking') return
  try {
    await mkdir(folder, { recursive: true })
    await pipeline(await files.read(row.fileId!), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await store.beginTurn(db, no)
    throw error
  }
}

const failed = (problem: NonNullable<store.ImportRow['problem']>) =>
  ({ state: 'failed', problem }) as const satisfies store.ImportChange

/** How an import ends by what stopped it; undefined for a fault of ours. */
function endBy(error: unknown): Pick<store.ImportChange, 'state' | 'problem'> | undefined {
  if (error instanceof Cancelled) return { state: 'cancelled' }
  if (error instanceof UnlabelledTable) return failed('columns')
  if (error instanceof UnreadableTable) return failed(error.problem)
  if (error instanceof OutOfTime) return failed(error.problem)
  return undefined
}
