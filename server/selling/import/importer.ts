import { Worker } from 'node:worker_threads'

/** Beside a heap of this size lie the texts of a workbook while it is read. */
const HEAP_MB = 768
/** Starting takes seconds, and who brings one list often brings another. */
const KEPT_MS = 60_000

/** After a fault; what it did is noted, and goes on from there. */
const AGAIN_MS = 2_000

/** What the thread says: something for the log, or that nothing is left to do. */
export type FromThread = { message: string; error?: unknown } | 'idle'

/**
 * Runs imports in a thread of their own, so that reading 50,000 rows keeps nobody waiting. The thread is
 * started when there is something to do, and ends when there was nothing for a minute.
 */
export class Importer {
  private worker: Worker | undefined
  private ending: NodeJS.Timeout | undefined
  private closed = false
  private readonly entry: URL
  private readonly data: object
  private readonly log: (message: string, error?: unknown) => void

  /** `entry` is the module that the thread runs, given `data`. */
  constructor(options: {
    entry: URL
    data: object
    log: (message: string, error?: unknown) => void
  }) {
    this.entry = options.entry
    this.data = options.data
    this.log = options.log
  }

  /** There may be something to do. */
  wake(): void {
    if (this.closed) return
    clearTimeout(this.ending)
    if (this.worker) this.worker.postMessage('look')
    else this.start()
  }

  /** Ends the thread where it is; what it was doing goes on where it was, here or elsewhere. */
  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.ending)
    await this.worker?.terminate()
  }

  private start(): void {
    const worker = new Worker(this.entry, {
      workerData: this.data,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    this.worker = worker
    worker.on('message', (said: FromThread) => {
      if (said !== 'idle') return this.log(said.message, said.error)
      clearTimeout(this.ending)
      this.ending = setTimeout(() => this.end(worker), KEPT_MS).unref()
    })
    worker.on('error', (error) => {
      this.log('the importer broke off and starts again', error)
      this.ending = setTimeout(() => this.wake(), AGAIN_MS).unref()
    })
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = undefined
    })
  }

  private end(worker: Worker): void {
    this.worker = undefined
    void worker.terminate()
  }
}
