import type { RealtimeDeps } from './realtime-deps.ts'
import type { Io, RealtimeSocket } from './realtime-socket.ts'

/** Who looks away again sooner was seen so much earlier at most. */
const SEEN_EVERY_MS = 5_000

/** Records when the users of connections last had a page in view. */
export class LastSeen {
  private readonly io: Io
  private readonly deps: Pick<RealtimeDeps, 'recordSeen' | 'log'>

  constructor(io: Io, deps: Pick<RealtimeDeps, 'recordSeen' | 'log'>) {
    this.io = io
    this.deps = deps
  }

  /** Follows whether the page of a connection is in view. */
  follow(socket: RealtimeSocket): void {
    const { data } = socket
    let recordedAt = -Infinity
    socket.on('looking', (looks: unknown) => {
      const isAway = data.looking && looks !== true
      data.looking = looks === true
      if (!isAway || performance.now() - recordedAt < SEEN_EVERY_MS) return
      recordedAt = performance.now()
      void this.record([data.caller.no])
    })
  }

  /** The users of this process who have a page in view. */
  looking(): number[] {
    return [...this.io.of('/').sockets.values()].flatMap(({ data }) =>
      data.looking ? data.caller.no : [],
    )
  }

  async record(users: number[]): Promise<void> {
    if (users.length === 0) return
    await this.deps
      .recordSeen(users)
      .catch((error: unknown) => this.deps.log('who was seen could not be recorded', error))
  }
}
