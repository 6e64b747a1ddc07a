import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { QuotaKind } from '#contract/quotas.ts'
import type { Env } from '../../platform/env.ts'
import { watchHeartbeats, type HeartbeatLimits } from '../../platform/processes/heartbeat.ts'

/** Beside a heap of this size lie the texts of a workbook while it is read. */
const HEAP_MB = 768
/** Starting takes seconds, and a seller who brings one list often brings another. */
const IDLE_MS = 60_000
/** After a fault, and longer after each further one; what was done is recorded, and goes on from there. */
const AGAIN_MS = 2_000
const SLOWEST_RESTART_MS = 60_000

/** What the importer says: which list it works on (null: none), what a quota refused, and something for the log. */
export type FromImporter =
  | 'alive'
  | 'idle'
  | { importNo: number | null }
  | { refused: QuotaKind; times: number }
  | { message: string; error?: unknown }
/** What the process is given. */
export type ImporterData = { env: Env; databaseUrl: string }

/** What it is given first, and again whenever there may be something to do. */
export type ToImporter = { data: object } | 'look'

type Options = {
  /** The module that the process runs, given `data`. */
  entry: URL
  data: object
  log: (message: string, error?: unknown) => void
  /** The list that was at work in an importer that was blocked, and was killed for it. */
  onBlocked: (importNo: number) => Promise<void>
  onQuotaRefused?: (kind: QuotaKind, times: number) => void
  limits?: HeartbeatLimits
}

/**
 * Runs imports in a process of their own: reading 50,000 rows keeps nobody waiting, one that is blocked
 * can be killed, and its memory is free when it ends. It is started when there is something to do, and
 * ends when there was nothing for a minute.
 */
export class Importer {
  private child: ChildProcess | undefined
  private timer: NodeJS.Timeout | undefined
  private closed = false
  private wait = AGAIN_MS
  private readonly options: Options

  constructor(options: Options) {
    this.options = options
  }

  /** There may be something to do. */
  wake(): void {
    if (this.closed) return
    clearTimeout(this.timer)
    if (this.child) this.child.send('look' satisfies ToImporter, () => undefined)
    else this.child = this.start()
  }

  /** Ends the process where it is; what it was doing goes on where it was, here or elsewhere. */
  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.end()
  }

  private start(): ChildProcess {
    const { entry, data, log, limits, onQuotaRefused } = this.options
    // Errors arrive as such.
    const execArgv = [`--max-old-space-size=${HEAP_MB}`]
    const child = fork(entry, { execArgv, serialization: 'advanced' })
    child.send({ data } satisfies ToImporter, () => undefined)
    let importNo: number | null = null
    let isBlocked = false
    let heartbeats: ReturnType<typeof watchHeartbeats> | undefined
    const onSilent = () => {
      isBlocked = true
      child.kill('SIGKILL')
    }
    child.on('message', (message: FromImporter) => {
      // Reading the vocabulary blocks it before.
      if (message === 'alive') return void (heartbeats ??= watchHeartbeats(onSilent, limits)).beat()
      if (message === 'idle') this.onIdle()
      else if ('importNo' in message) {
        importNo = message.importNo
        // It may have said that it is idle just before it was given this.
        if (importNo !== null) clearTimeout(this.timer)
      } else if ('refused' in message) onQuotaRefused?.(message.refused, message.times)
      // `node --watch` has children send messages of its own.
      else if ('message' in message) log(message.message, message.error)
    })
    const onEnd = async (how: string) => {
      heartbeats?.stop()
      if (this.child !== child) return
      this.child = undefined
      await this.startAgain(isBlocked ? importNo : null, how)
    }
    child.once('exit', (code, signal) => void onEnd(isBlocked ? 'blocked' : String(signal ?? code)))
    child.on('error', (error) => {
      if (child.pid === undefined) void onEnd(error.message)
    })
    return child
  }

  private async startAgain(blockedBy: number | null, how: string): Promise<void> {
    const { log, onBlocked } = this.options
    const by = blockedBy === null ? '' : ` by import ${blockedBy} and killed`
    const wait = this.wait
    this.wait = Math.min(wait * 2, SLOWEST_RESTART_MS)
    log(`the importer ended (${how}${by}) and starts again in ${wait / 1_000} s`)
    if (blockedBy !== null)
      await onBlocked(blockedBy).catch((error: unknown) =>
        log('an import that blocked the importer could not be recorded', error),
      )
    this.timer = setTimeout(() => this.wake(), wait).unref()
  }

  private onIdle(): void {
    this.wait = AGAIN_MS
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.end(), IDLE_MS).unref()
  }

  private async end(): Promise<void> {
    const child = this.child
    this.child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
