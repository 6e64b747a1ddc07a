import { Worker } from 'node:worker_threads'

const LOOK_MS = 500

/**
 * Kills this process when the one that started it is gone for so many milliseconds, also when its event
 * loop is blocked then: nobody else is left to do so. On Windows, where an orphan can't be recognised by
 * its parent, only `disconnect` ends it.
 */
export function endWithParent({ graceMs }: { graceMs: number }): void {
  if (process.platform === 'win32') return
  const thread = new Worker(new URL('./parent-watch.mjs', import.meta.url), {
    workerData: { parent: process.ppid, graceMs, everyMs: LOOK_MS },
    // It needs next to nothing, and neither the flags nor the environment of its process.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    execArgv: [],
    env: {},
  })
  thread.unref()
}
