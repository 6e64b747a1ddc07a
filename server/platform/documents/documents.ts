import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { BoundedQueue } from '../bounded-queue.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { DocumentSource } from './compile-document.ts'
import type { FromDocumentProcess } from './document-process.ts'

/** Its JavaScript; Typst is beside it, and the data of a document are bounded. */
const HEAP_MB = 128
const IDLE_MS = 60_000
const QUEUE = 20
/** Documents of one account at a time, so that nobody fills the queue. */
const MOST_OF_OWNER = 2

const ENTRY = new URL('./document-process.ts', import.meta.url)

type Options = {
  log: (message: string, error?: unknown) => void
  /** Within which a document is made, the start of the process included. */
  timeoutMs?: number
  entry?: URL
}

type Waiting = { resolve: (reply: FromDocumentProcess) => void; reject: (error: Error) => void }

/**
 * Makes PDFs, one at a time, in a process of its own: nobody's request waits for the work of another, one that
 * takes too long is killed, and the memory is free afterwards. The process is started with the first document, gets
 * nothing of the environment, and ends when there was none for a minute.
 */
export class Documents {
  private readonly queue = new BoundedQueue({
    ...{ parallel: 1, queue: QUEUE, ofOwner: MOST_OF_OWNER },
  })
  private readonly log: Options['log']
  private readonly timeoutMs: number
  private readonly entry: URL
  private child: ChildProcess | undefined
  private waiting: Waiting | undefined
  private timer: NodeJS.Timeout | undefined
  private closed = false

  constructor({ log, timeoutMs = 20_000, entry = ENTRY }: Options) {
    this.log = log
    this.timeoutMs = timeoutMs
    this.entry = entry
  }

  /** The PDF that a template makes of `data`, for an account. */
  async make(
    { template, data }: { template: URL; data: object },
    owner: string,
  ): Promise<Uint8Array | Refusal> {
    return this.queue.run(() => this.makeNext({ template: template.href, data }), owner)
  }

  async close(): Promise<void> {
    this.closed = true
    await this.end()
  }

  private async makeNext(source: DocumentSource): Promise<Uint8Array | Refusal> {
    if (this.closed) return refuse('document.unavailable')
    clearTimeout(this.timer)
    try {
      const reply = await this.ask((this.child ??= this.start()), source)
      if ('failed' in reply) throw new Error(reply.failed)
      if (reply.isFull) await this.end()
      return reply.pdf
    } catch (error) {
      this.log('a document could not be made', error)
      await this.end()
      return refuse('document.unavailable')
    } finally {
      this.timer = setTimeout(() => void this.end(), IDLE_MS).unref()
    }
  }

  private async ask(child: ChildProcess, source: DocumentSource): Promise<FromDocumentProcess> {
    const late = setTimeout(() => {
      this.waiting?.reject(new Error(`It took longer than ${this.timeoutMs} ms`))
    }, this.timeoutMs)
    try {
      return await new Promise((resolve, reject) => {
        this.waiting = { resolve, reject }
        child.send(source, (error) => error && reject(error))
      })
    } finally {
      clearTimeout(late)
      this.waiting = undefined
    }
  }

  private start(): ChildProcess {
    const execArgv = [`--max-old-space-size=${HEAP_MB}`]
    const child = fork(this.entry, { execArgv, serialization: 'advanced', env: {} })
    child.on('message', (message: FromDocumentProcess | string) => {
      // `node --watch` has children send messages of its own.
      if (typeof message === 'object' && ('pdf' in message || 'failed' in message))
        this.waiting?.resolve(message)
    })
    const onGone = (how: string) => {
      if (this.child !== child) return
      this.child = undefined
      this.waiting?.reject(new Error(`The process ended (${how})`))
    }
    child.once('exit', (code, signal) => onGone(String(signal ?? code)))
    child.on('error', (error) => onGone(error.message))
    return child
  }

  private async end(): Promise<void> {
    clearTimeout(this.timer)
    const { child } = this
    this.child = undefined
    this.waiting?.reject(new Error('It was ended'))
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
