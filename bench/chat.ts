import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Load, Pair, Tasks } from './chat/messages.ts'
import { putPairs, removePairs, stored } from './chat/people.ts'
import { startGhiyar } from './servers.ts'

const PAIRS = 500
const PER_SECOND = 200
const SECONDS = 30
const LOOK_MS = 2_500

/**
 * A thousand people connected: 200 messages a second between them for 30 seconds, beside a socket.io
 * server that only passes them on; then all of them cut off and back at once. What it put is taken
 * away at the end.
 */
export async function benchChat(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const pairs = await putPairs(client, PAIRS)
  await measureMemory(databaseUrl, pairs)
  const ghiyar = await startGhiyar(databaseUrl, { CHAT_MESSAGES: '100000' })
  const bare = fork(new URL('./chat/bare.ts', import.meta.url))
  const [bareUrl] = (await once(bare, 'message')) as [string]
  try {
    const ours = await clientsOf(ghiyar.url, pairs)
    const theirs = await clientsOf(bareUrl, pairs)
    const load = { perSecond: PER_SECOND, seconds: SECONDS }
    const yardstick = await theirs.ask('load', load)
    report('bare socket.io', yardstick)
    const usedBefore = ghiyar.processor()
    const measured = await ours.ask('load', load)
    const used = ((ghiyar.processor() - usedBefore) / measured.sent) * 1_000
    report('ours', measured)
    const { messages, gaps } = await stored(client)
    console.log(
      `stored ${messages} of ${measured.sent}, ${gaps} gaps in their numbers (goal: none lost); p99 ${ratio(measured, yardstick)} times that of bare socket.io; ${used.toFixed(1)} ms of processor time for each, memory ${mb(ghiyar.memory())} MB`,
    )
    await theirs.stop()
    const { seconds, refused } = await ours.ask('storm', {})
    console.log(
      `all ${PAIRS * 2} cut and back: the last after ${seconds.toFixed(1)} s (goal ≤ 10), ${refused} attempts refused on the way`,
    )
    await ours.stop()
  } finally {
    bare.disconnect()
    await ghiyar.stop()
    await removePairs(client)
    await client.end()
  }
}

/** What idle connections hold, in a server that collects its garbage all the time. */
async function measureMemory(databaseUrl: string, pairs: Pair[]): Promise<void> {
  const collect = new URL('./chat/collect.ts', import.meta.url).pathname
  const NODE_OPTIONS = `--expose-gc --import=${collect}`
  const ghiyar = await startGhiyar(databaseUrl, { NODE_OPTIONS })
  try {
    // What a first connection loads is no connection's own.
    await (await clientsOf(ghiyar.url, pairs)).stop()
    const before = await settled(ghiyar.memory)
    const clients = await clientsOf(ghiyar.url, pairs)
    const idle = await settled(ghiyar.memory)
    await clients.stop()
    const each = (idle - before) / (PAIRS * 2) / 1024
    console.log(
      `memory: ${mb(before)} MB before, ${mb(idle)} MB with ${PAIRS * 2} idle connections, ${each.toFixed(1)} KB each`,
    )
  } finally {
    await ghiyar.stop()
  }
}

/** What is read, once it stays the same. */
async function settled(read: () => number): Promise<number> {
  let last = read()
  for (let calm = 0; calm < 4;) {
    await pause(LOOK_MS)
    const now = read()
    calm = Math.abs(now - last) < last * 0.005 ? calm + 1 : 0
    last = now
  }
  return last
}

const mb = (bytes: number) => Math.round(bytes / 1e6)
const ratio = (ours: Load, bare: Load) => (ours.toReceive.p99 / bare.toReceive.p99).toFixed(1)

function report(name: string, { sent, acknowledged, received, toReceive, toKnow }: Load): void {
  const { p50, p99, most } = toReceive
  console.log(
    `${name}, ${PER_SECOND} a second: sent ${sent}, acknowledged ${acknowledged}, received ${received}; received after p50 ${p50.toFixed(1)} / p99 ${p99.toFixed(1)} / at most ${most.toFixed(1)} ms (goal p99 ≤ 100), known to be stored after p50 ${toKnow.p50.toFixed(1)} / p99 ${toKnow.p99.toFixed(1)} ms`,
  )
}

/** All of them connected, in a process of their own. */
async function clientsOf(url: string, pairs: Pair[]) {
  const process = fork(new URL('./chat/client.ts', import.meta.url))
  await ask(process, 'connect', { url, pairs })
  return {
    ask: <Name extends keyof Tasks>(name: Name, given: Tasks[Name]['given']) =>
      ask(process, name, given),
    stop: async () => {
      await ask(process, 'end', {})
      process.disconnect()
    },
  }
}

async function ask<Name extends keyof Tasks>(
  process: ChildProcess,
  name: Name,
  given: Tasks[Name]['given'],
): Promise<Tasks[Name]['answer']> {
  const answer = once(process, 'message')
  process.send({ name, given })
  return (await answer)[0] as Tasks[Name]['answer']
}
