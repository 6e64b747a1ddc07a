import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { FileStore } from '../../platform/files/file-store.ts'
import { UnreadableTable } from '../../platform/spreadsheets/table.ts'
import { applyImport, type ApplyParts } from './apply-import.ts'
import { Cancelled, checkImport, UnlabelledTable, type CheckParts } from './check-import.ts'
import * as store from './imports.store.ts'

// Namespace of the locks, so that they are nobody else's.
const LOCK = 7_205_501
const ATTEMPTS = 5

export type RunParts = CheckParts &
  ApplyParts & {
    pool: pg.Pool
    files: FileStore
    /** Where a file lies while it is read. */
    folder: string
    log: (message: string, error?: unknown) => void
  }

/**
 * Works off every import that waits or was broken off, one after the other. An import at work is locked
 * by a connection, so that no two processes do the same, and none is lost with its process.
 */
export async function runImports(parts: RunParts): Promise<void> {
  let more = true
  while (more) {
    more = false
    // Whoever asked for something while the lock was held here was passed over by the others.
    for (const no of await store.unfinished(parts.db)) if (await runLocked(parts, no)) more = true
  }
}

/** Whether it was this process's to run. */
async function runLocked(parts: RunParts, no: number): Promise<boolean> {
  const client = await parts.pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1, $2) mine',
      [LOCK, no],
    )
    if (!rows[0]!.mine) return false
    await runToItsEnd(parts, no)
    await client.query('select pg_advisory_unlock($1, $2)', [LOCK, no])
    return true
  } finally {
    client.release()
  }
}

/** Throws where the fault is ours: the thread ends, the lock with it, and another one goes on. */
async function runToItsEnd(parts: RunParts, no: number): Promise<void> {
  const { db, log } = parts
  try {
    return await run(parts, no)
  } catch (error) {
    const row = await store.byNo(db, no)
    const end = endBy(error) ?? (row && row.attempts >= ATTEMPTS ? failed('failed') : undefined)
    if (!end) throw error
    if (end.problem === 'failed') log('an import failed', error)
    await store.change(db, no, { ...end, endedAt: new Date() })
  }
}

async function run(parts: RunParts, no: number): Promise<void> {
  const { db } = parts
  let row = await store.byNo(db, no)
  if (!row) return
  // A list that ends the thread each time throws nothing; it must not keep the others waiting for ever.
  if (row.attempts >= ATTEMPTS) throw new Error('An import broke off again and again')
  await store.change(db, no, { attempts: row.attempts + 1 })
  if (row.state === 'queued' || row.state === 'checking') {
    const begun = { state: 'checking', progress: 0, endedAt: null } as const
    if (!(await store.changeIn(db, no, ['queued', 'checking'], begun))) return
    const path = join(parts.folder, `import-${no}`)
    try {
      await fetch(parts, row.fileId!, path)
      await checkImport(parts, row, path)
    } finally {
      await rm(path, { force: true })
    }
    await store.change(db, no, {
      ...(row.apply ? { state: 'applying', progress: 0 } : { state: 'checked', progress: 1_000 }),
    })
    row = (await store.byNo(db, no))!
  }
  if (row.state !== 'applying') return
  await applyImport(parts, row)
  await store.change(db, no, { state: 'done', progress: 1_000, endedAt: new Date() })
}

async function fetch({ files, folder }: RunParts, id: string, path: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await pipeline(await files.read(id), createWriteStream(path, { mode: 0o600 }))
}

const failed = (problem: NonNullable<store.ImportRow['problem']>) =>
  ({ state: 'failed', problem }) as const satisfies store.ImportChange

/** How an import ends by what stopped it; undefined for a fault of ours. */
function endBy(error: unknown): Pick<store.ImportChange, 'state' | 'problem'> | undefined {
  if (error instanceof Cancelled) return { state: 'cancelled' }
  if (error instanceof UnlabelledTable) return failed('columns')
  if (error instanceof UnreadableTable) return failed(error.problem)
  return undefined
}
