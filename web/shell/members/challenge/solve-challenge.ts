import type { Challenge } from '#contract/challenge.ts'
import { setSolving } from './solving.ts'

/**
 * Solves a challenge in a worker. Returns undefined when the user cancels or the browser has no
 * workers.
 */
export async function solveChallenge(
  challenge: Challenge,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  if (signal?.aborted) return undefined
  const cancel = new AbortController()
  let worker: Worker | undefined
  setSolving(cancel)
  try {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker = started
    return await new Promise<string | undefined>((resolve) => {
      const giveUp = () => resolve(undefined)
      started.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
      started.addEventListener('error', giveUp)
      cancel.signal.addEventListener('abort', giveUp)
      signal?.addEventListener('abort', giveUp)
      started.postMessage(challenge)
    })
  } catch {
    return undefined
  } finally {
    worker?.terminate()
    setSolving(undefined)
  }
}
