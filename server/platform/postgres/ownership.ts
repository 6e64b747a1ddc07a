import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveToOwnerOf } from './directories.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Error codes of SQLite. */
const busy = 5
const full = 13

/**
 * How long a start waits for the lock. SQLite takes it in steps: a start that is refused one of
 * them holds an earlier one for a moment, which must not make the other start give up as well.
 */
const lockTimeoutMs = 1000

/** Referenced from here, because a lock that is garbage-collected is a lock that is released. */
const locks = new Set<DatabaseSync>()

/**
 * Makes this process the only owner of a database directory, until `release` or its death.
 * Node has no file locks of its own, but the SQLite inside it does: the lock is the kernel's, so it
 * is taken by exactly one of two simultaneous starts and vanishes with a killed process. It also
 * holds while the server is down, which a lock inside PostgreSQL could not.
 * @throws EmbeddedPostgresError naming the present owner
 */
export async function claim(home: string): Promise<() => void> {
  const path = join(home, 'owner.lock')
  const lock = await take(path, home)
  locks.add(lock)
  giveToOwnerOf(home, path)
  const card = join(home, 'owner.json')
  writeFileSync(card, JSON.stringify({ pid: process.pid, startedAt: new Date().toISOString() }))
  giveToOwnerOf(home, card)
  return () => {
    if (locks.delete(lock)) lock.close()
  }
}

async function take(path: string, home: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(path, { timeout: lockTimeoutMs })
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    if (code === full) throw new EmbeddedPostgresError(`The disk that holds ${home} is full`)
    if (code === busy)
      throw new EmbeddedPostgresError(
        `Ghiyar is already running on ${home} (${await describeOwner(home)}): stop it first, or give this one another DATA_DIR`,
      )
    throw new EmbeddedPostgresError(
      `${path} can't be locked (${error instanceof Error ? error.message : error}): set DATA_DIR to a local directory that you may write`,
    )
  }
}

/** The owner writes its card right after it has the lock: a card of a dead process is an older one. */
async function describeOwner(home: string): Promise<string> {
  for (let look = 0; look < 10; look++) {
    try {
      const card: unknown = JSON.parse(readFileSync(join(home, 'owner.json'), 'utf8'))
      const { pid, startedAt } = card as { pid: number; startedAt: string }
      if (isAlive(pid)) return `process ${pid}, since ${startedAt}`
    } catch {
      // Not written yet, or only half.
    }
    await sleep(50)
  }
  return 'another process'
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
