import type pg from 'pg'

const ANSWER_MS = 2_000
/** By then every change is known twelve times over, unless this process can't follow. */
const STALE_AFTER_SECONDS = 60

type Deps = {
  pool: Pick<pg.Pool, 'query'>
  changes: { readonly secondsBehind: number }
  disk: { isFull: () => Promise<boolean> }
  answerMs?: number
}

/**
 * Whether requests should come to this process; throws why not. The pool that serves them must answer
 * within two seconds, and what is shown must be at most a minute old. A full disk is reported and does
 * not take the process away: all but uploads still works, and often there is no other one.
 */
export function readiness({ pool, changes, disk, answerMs = ANSWER_MS }: Deps) {
  let asked: Promise<unknown> | undefined
  return async (): Promise<{ storage: 'ok' | 'full' }> => {
    if (changes.secondsBehind > STALE_AFTER_SECONDS) throw new Error('changes are not followed')
    // Those who ask again while one waits take no further connections.
    asked ??= pool.query('select 1').finally(() => (asked = undefined))
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('the database is silent')), answerMs)
    await Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
    return { storage: (await disk.isFull()) ? 'full' : 'ok' }
  }
}
