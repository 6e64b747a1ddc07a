import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { checkSync as CheckSync } from 'recheck'

export type Question = { source: string; flags: string }
/** `degree`: the time grows with that power of a text's length; none for exponential. */
export type Verdict =
  | { kind: 'safe' }
  | { kind: 'polynomial'; degree: number; attack: string }
  | { kind: 'exponential'; attack: string }
  | { kind: 'unknown'; why: string }

// The one in JavaScript, wherever it runs: a native program answers within the same limits of time what
// this one may not.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as {
  checkSync: typeof CheckSync
}

// Limits of steps, not of time: the verdict is the same on a busy machine. The last one only ends what would
// never end.
const limits = {
  ...{ seedingTimeout: null, incubationTimeout: null, attackTimeout: null },
  ...{ maxAttackStringSize: 20_000, attackLimit: 20_000_000, timeout: 600_000 },
}

function analyse({ source, flags }: Question): Verdict {
  // What `v` adds is of no weight here: sets within sets aren't used.
  const found = checkSync(source, flags.replace('v', 'u'), limits)
  if (found.status === 'safe') return { kind: 'safe' }
  if (found.status === 'unknown') return { kind: 'unknown', why: found.error.kind }
  const attack = found.attack.pattern
  return found.complexity.type === 'exponential'
    ? { kind: 'exponential', attack }
    : { kind: 'polynomial', degree: found.complexity.degree, attack }
}

parentPort!.on('message', (question: Question) => parentPort!.postMessage(analyse(question)))
