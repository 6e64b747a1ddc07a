/** Milliseconds from one answer to the next question, at first and at most. */
export const firstWait = 500
export const longestWait = 3000

export const nextWait = (before: number) => Math.min(longestWait, Math.max(firstWait, before * 1.5))

type PollOptions = {
  /** Asks once; true to be asked again. Rejects when there was no answer. */
  ask: (signal: AbortSignal) => Promise<boolean>
  /** Milliseconds until the next try, undefined to give up. */
  onFailure: (error: unknown) => number | undefined
  isHidden: () => boolean
}

export type Poll = {
  /** Asks at once if somebody is looking, and rests otherwise. */
  look: () => void
  stop: () => void
}

/** Asks again and again, ever more slowly, while somebody is looking. */
export function poll({ ask, onFailure, isHidden }: PollOptions): Poll {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = 0
  let asking = false
  let over = false

  const now = async () => {
    asking = true
    try {
      over = !(await ask(controller.signal))
      wait = nextWait(wait)
    } catch (error) {
      const pause = controller.signal.aborted ? undefined : onFailure(error)
      over = pause === undefined
      wait = pause ?? 0
    }
    asking = false
    if (!over && !isHidden()) timer = setTimeout(now, wait)
  }
  const look = () => {
    clearTimeout(timer)
    if (over || asking || isHidden()) return
    wait = 0
    void now()
  }
  look()
  return {
    look,
    stop: () => {
      over = true
      clearTimeout(timer)
      controller.abort()
    },
  }
}
