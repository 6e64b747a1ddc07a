export type Stoppable = { stop: () => Promise<void> }

/** A terminal's Ctrl+C arrives twice where `npm start` passes it on too; a person needs longer. */
const SECOND_MS = 1_000

/** What a process has started. A signal stops it, latest first, and ends the process. */
export class Lifetime {
  private readonly started: Stoppable[] = []
  private stoppingSince: number | undefined
  private readonly stopWithinMs: number

  /** Stopping that takes longer than `stopWithinMs` is broken off, with exit code 1. */
  constructor(stopWithinMs: number) {
    this.stopWithinMs = stopWithinMs
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => this.onSignal(signal))
  }

  get isStopping(): boolean {
    return this.stoppingSince !== undefined
  }

  add(stoppable: Stoppable): void {
    this.started.push(stoppable)
  }

  /** Stops all and ends the process: with 0, or with 1 where `code` says so or something did not stop. */
  async stop(code: 0 | 1 = 0): Promise<void> {
    if (this.isStopping) return
    this.stoppingSince = performance.now()
    setTimeout(() => process.exit(1), this.stopWithinMs).unref()
    let failed = code === 1
    for (const { stop } of this.started.toReversed())
      await stop().catch(() => {
        failed = true
      })
    process.exit(failed ? 1 : 0)
  }

  private onSignal(signal: NodeJS.Signals): void {
    const since = this.stoppingSince
    if (since === undefined) void this.stop()
    // Whoever presses Ctrl+C again does not want to wait.
    else if (signal === 'SIGINT' && performance.now() - since > SECOND_MS) process.exit(1)
  }
}
