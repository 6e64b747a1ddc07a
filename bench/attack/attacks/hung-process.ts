import { join } from 'node:path'
import type { Running } from '../../servers.ts'
import type { Outcome, Target } from '../attack.types.ts'

export const about =
  'A process that a request blocks for good is killed and replaced; stopping leaves nothing behind'

const WITHIN_MS = 60_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function milliseconds(until: () => boolean | Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < WITHIN_MS) {
    if (await until()) return performance.now() - began
    await pause(200)
  }
  return Infinity
}

/** Also the second worker is ready once nothing is done any more; one that starts is given longer. */
async function idle({ processor }: Running): Promise<void> {
  await milliseconds(async () => {
    const before = processor()
    await pause(2_000)
    return processor() - before < 0.2
  })
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

export async function attack({ start }: Target): Promise<Outcome> {
  const preload = join(import.meta.dirname, '../block-by-signal.mjs')
  const figures: Record<string, string> = {}
  let passed = true
  for (const workers of [1, 2]) {
    const ghiyar = await start({
      ...{ WORKERS: String(workers), DEMO_LISTINGS: '100', NODE_OPTIONS: `--import=${preload}` },
    })
    await idle(ghiyar)
    const serving = () => ghiyar.processes().slice(1)
    const answers = async () => {
      const signal = AbortSignal.timeout(1_000)
      const headers = { connection: 'close' }
      const reply = await fetch(`${ghiyar.url}/ready`, { headers, signal }).catch(() => undefined)
      return reply?.ok ?? false
    }
    const blocked = serving().at(-1)!
    process.kill(blocked, 'SIGUSR2')
    const killed = await milliseconds(() => !isThere(blocked))
    const replaced = await milliseconds(
      async () => serving().length === workers && (await answers()),
    )
    figures[`of ${workers}: killed after`] = seconds(killed)
    figures[`of ${workers}: replaced after`] = seconds(killed + replaced)
    await idle(ghiyar)
    const all = ghiyar.processes()
    process.kill(serving().at(-1)!, 'SIGUSR2')
    const began = performance.now()
    await Promise.race([ghiyar.stop(), pause(WITHIN_MS)])
    figures[`of ${workers}: all stopped after`] = seconds(performance.now() - began)
    const left = all.filter(isThere)
    figures[`of ${workers}: processes left`] = String(left.length)
    for (const pid of left) process.kill(pid, 'SIGKILL')
    passed &&= killed + replaced < WITHIN_MS && left.length === 0
  }
  return { passed, figures }
}
