import type { Change } from './changes.ts'

const AGAIN_MS = 1_000

/**
 * Has `onChange` follow each change. What is missed once stays wrong, so after a failure everything is
 * read again until that works.
 */
export function follower(
  onChange: (change: Change) => Promise<void>,
  log: (message: string, error?: unknown) => void,
): { follow: (change: Change) => void; stop: () => void } {
  let stopped = false
  let again: NodeJS.Timeout | undefined
  const follow = (change: Change) => {
    onChange(change).catch((error: unknown) => {
      if (stopped) return
      log('a change could not be followed', error)
      clearTimeout(again)
      again = setTimeout(() => follow({ all: true }), AGAIN_MS)
    })
  }
  return {
    follow,
    stop: () => {
      stopped = true
      clearTimeout(again)
    },
  }
}
