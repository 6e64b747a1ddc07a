/** How long one import works before another has its turn, in milliseconds. */
const TURN_MS = 250

/**
 * Lets several imports work in one process, one at a time, in the order in which they ask. `now` is a
 * clock in milliseconds.
 */
export class FairTurns {
  private last: Promise<void> = Promise.resolve()
  readonly now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  /** Resolves when it is the caller's turn, with what ends it. */
  async take(): Promise<() => void> {
    const before = this.last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.last = promise
    await before
    return resolve
  }
}

/** What an import needs to share the process. */
export type Turn = {
  /** Lets the others work once the turn has lasted long enough. May throw `OutOfTime`. */
  share: () => Promise<void>
}

/** Records the beginning of a turn, and its end with the milliseconds worked, which may throw `OutOfTime`. */
export type TurnRecords = {
  begin: () => Promise<void>
  end: (workedMs: number) => Promise<void>
}

/**
 * Works in turns until `work` ends. When it throws, the end of its turn is not recorded: so the import
 * during whose turn the process broke off can be distinguished from those that waited.
 */
export async function inTurns(
  turns: FairTurns,
  records: TurnRecords,
  work: (turn: Turn) => Promise<void>,
): Promise<void> {
  let release: (() => void) | undefined
  let began = 0
  const begin = async () => {
    release = await turns.take()
    began = turns.now()
    await records.begin()
  }
  const end = async () => {
    const worked = turns.now() - began
    began += worked
    await records.end(worked)
  }
  try {
    await begin()
    await work({
      share: async () => {
        if (turns.now() - began < TURN_MS) return
        await end()
        release?.()
        await begin()
      },
    })
    await end()
  } finally {
    release?.()
  }
}
