import type { Change } from './changes.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
// Reading everything again costs less than so many rows and tags one by one.
const MOST_MISSED = 20_000

/**
 * Has `onChange` follow each change. What could not be followed is followed later, all of it at once,
 * after a wait that doubles with each attempt that fails, up to a minute. Everything is read again only
 * where that was asked for, or where so much was missed that it is cheaper.
 */
export function follower(
  onChange: (change: Change) => Promise<void>,
  log: (message: string, error?: unknown) => void,
): { follow: (change: Change) => void; stop: () => void } {
  let stopped = false
  let missed: Change | undefined
  let wait = FIRST_WAIT_MS
  let timer: NodeJS.Timeout | undefined

  async function attempt(change: Change): Promise<boolean> {
    try {
      await onChange(change)
      // What is shown now may be made of what was missed: it is dropped again once that is followed.
      if (missed && !('all' in change)) missed = both(missed, { ...change, listings: [] })
      return true
    } catch (error) {
      if (stopped) return false
      missed = missed ? both(missed, change) : change
      log('a change could not be followed', error)
      timer ??= setTimeout(() => void catchUp(), wait)
      return false
    }
  }

  async function catchUp(): Promise<void> {
    const change = missed!
    timer = missed = undefined
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    if (await attempt(change)) wait = FIRST_WAIT_MS
  }

  return {
    follow: (change) => void attempt(change),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

function both(a: Change, b: Change): Change {
  if ('all' in a || 'all' in b) return { all: true }
  const listings = [...new Set([...a.listings, ...b.listings])]
  const tags = [...new Set([...a.tags, ...b.tags])]
  return listings.length + tags.length > MOST_MISSED ? { all: true } : { tags, listings }
}
