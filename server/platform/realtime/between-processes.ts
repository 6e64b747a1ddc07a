import cluster from 'node:cluster'
import { createAdapter as clusterAdapter } from '@socket.io/cluster-adapter'
import { createAdapter as redisAdapter } from '@socket.io/redis-streams-adapter'
import { Redis, type Command, type RedisOptions } from 'ioredis'
import type { Namespace, Server } from 'socket.io'
import { redisScope } from '../redis-scope.ts'

const ANSWER_MS = 1_000
// Whoever listens hears nothing while nothing happens, but for the end of each wait.
const WAIT_MS = 5_000
const SILENT_MS = WAIT_MS + 3_000
const ASK_MS = 10_000

/** How connections of several processes are reached; undefined where there is one process only. */
export type BetweenProcesses = {
  adapter: Parameters<Server['adapter']>[0]
  /** Whether the others can be reached now. */
  readonly ready: boolean
  close(): void
}

type Options = {
  redisUrl: string | undefined
  /** What belongs to one database doesn't reach those who are connected on behalf of another. */
  databaseUrl: string
  log: (message: string, error?: unknown) => void
  /** What the others said may not have arrived: who is connected here has to ask. */
  onLost: () => void
  /** What was said here may not have reached the others, which can be told so now. */
  onUnheard: () => void
}

export function betweenProcesses({ redisUrl, ...rest }: Options): BetweenProcesses | undefined {
  if (redisUrl) return throughRedis(redisUrl, rest)
  if (!cluster.isWorker) return undefined
  return { adapter: clusterAdapter(), ready: true, close: () => undefined }
}

/** The adapter doesn't look at what becomes of all that it sends; here it is looked at. */
class AdapterRedis extends Redis {
  onFailure: () => void = () => undefined
  readonly listening: AdapterRedis[] = []

  override sendCommand(command: Command, stream?: never): unknown {
    const sent = super.sendCommand(command, stream)
    if (sent instanceof Promise) sent.catch(() => this.onFailure())
    return sent
  }

  /** The connections that listen, for as long as it takes; one that stays silent is replaced. */
  override duplicate(override?: Partial<RedisOptions>): Redis {
    const { commandTimeout: _, ...options } = { ...this.options, ...override }
    const patient = { maxRetriesPerRequest: null, socketTimeout: SILENT_MS }
    const other = new AdapterRedis({ ...options, ...patient } as RedisOptions & {
      replyMapping?: 'legacy'
    })
    this.listening.push(other)
    return other
  }
}

function throughRedis(
  url: string,
  { databaseUrl, log, onLost, onUnheard }: Omit<Options, 'redisUrl'>,
): BetweenProcesses {
  const channelPrefix = redisScope(databaseUrl)
  const streamName = `${channelPrefix}:realtime`
  const redis = new AdapterRedis(url, {
    connectionName: channelPrefix,
    commandTimeout: ANSWER_MS,
    connectTimeout: ANSWER_MS,
    // A connection that gives no answer is given up, so that another one is tried.
    socketTimeout: ANSWER_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000),
  })
  const state = { failing: false, unheard: false }
  const ready = () => redis.status === 'ready' && !state.failing
  const reportMissed = () => {
    if (!state.unheard || !ready()) return
    state.unheard = false
    onUnheard()
  }
  redis.onFailure = () => {
    if (!state.unheard) setTimeout(reportMissed, ANSWER_MS).unref()
    state.unheard = true
  }
  redis.on('error', (error) => {
    if (!state.failing)
      log('Redis does not answer: connections of other processes are not reached', error)
    state.failing = true
  })
  redis.on('close', () => (state.unheard = true))
  redis.on('ready', () => {
    if (state.failing) log('Redis answers again: connections of all processes are reached')
    state.failing = false
    if (state.unheard) onLost()
    reportMissed()
  })

  const join = redisAdapter(redis, { streamName, channelPrefix, blockTimeInMs: WAIT_MS })
  for (const one of redis.listening) {
    let lost = false
    one.on('close', () => (lost = true))
    one.on('ready', () => {
      if (lost) onLost()
      lost = false
      // Only with the first entry it has a place in the stream, from which nothing escapes it.
      setTimeout(() => void redis.xadd(streamName, '*', 'begin', '1'), 100).unref()
    })
  }
  const asking = setInterval(() => {
    for (const one of redis.listening) void one.ping()
  }, ASK_MS).unref()

  return {
    // Called with `new`, and so no arrow function.
    adapter: function (nsp: Namespace) {
      return withoutWaiting(join(nsp))
    },
    get ready() {
      return ready()
    },
    close: () => {
      clearInterval(asking)
      for (const one of [redis, ...redis.listening]) one.disconnect()
    },
  }
}

type Publishing = { doPublish: (message: never) => Promise<string> }

/** Who is connected here hears at once, whatever becomes of what the others are told. */
function withoutWaiting(adapter: ReturnType<ReturnType<typeof redisAdapter>>) {
  const publishing = adapter as unknown as Publishing
  const publish = publishing.doPublish.bind(adapter)
  publishing.doPublish = (message) => {
    // What fails is told by the connection.
    publish(message).catch(() => undefined)
    return Promise.resolve('')
  }
  return adapter
}
