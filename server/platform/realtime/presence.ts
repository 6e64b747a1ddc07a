/** A process that is silent for so long has ended, and with it the connections to it. */
export const SILENT_MS = 25_000

type Elsewhere = { users: Set<number>; receivedAt: number }

/**
 * Who is connected, to this process or to another one; users are numbers. `onChange` is called when a
 * user's first connection to any process begins, and when the last one ends.
 */
export class Presence {
  private readonly here = new Map<number, number>()
  private readonly elsewhere = new Map<string, Elsewhere>()
  private readonly onChange: (user: number) => void

  constructor(onChange: (user: number) => void) {
    this.onChange = onChange
  }

  /** Everybody connected to this process. */
  get users(): number[] {
    return [...this.here.keys()]
  }

  isOnline(user: number): boolean {
    if (this.here.has(user)) return true
    for (const { users } of this.elsewhere.values()) if (users.has(user)) return true
    return false
  }

  /** One more connection to this process; true when it is the user's first here. */
  connect(user: number): boolean {
    const count = this.here.get(user) ?? 0
    this.watched([user], () => this.here.set(user, count + 1))
    return count === 0
  }

  /** One connection less; true when it was the user's last here. */
  disconnect(user: number): boolean {
    const count = this.here.get(user)
    if (count === undefined) return false
    this.watched([user], () =>
      count > 1 ? this.here.set(user, count - 1) : this.here.delete(user),
    )
    return count === 1
  }

  /** Another process has sent everybody connected to it. */
  receiveAll(process: string, users: number[], now: number): void {
    const before = this.elsewhere.get(process)?.users ?? new Set<number>()
    const after = new Set(users)
    this.watched([...before.symmetricDifference(after)], () =>
      this.elsewhere.set(process, { users: after, receivedAt: now }),
    )
  }

  /** Another process has sent that a user connected or disconnected. */
  receive(process: string, user: number, online: boolean, now: number): void {
    const known = this.elsewhere.get(process) ?? { users: new Set<number>(), receivedAt: now }
    this.elsewhere.set(process, known)
    known.receivedAt = now
    this.watched([user], () => (online ? known.users.add(user) : known.users.delete(user)))
  }

  forget(process: string): void {
    const known = this.elsewhere.get(process)
    if (known) this.watched([...known.users], () => this.elsewhere.delete(process))
  }

  /** Gives up the processes that have been silent for too long. */
  expire(now: number): void {
    for (const [process, { receivedAt }] of this.elsewhere)
      if (now - receivedAt > SILENT_MS) this.forget(process)
  }

  private watched(users: number[], change: () => void): void {
    const before = users.map((user) => this.isOnline(user))
    change()
    users.forEach((user, i) => {
      if (this.isOnline(user) !== before[i]) this.onChange(user)
    })
  }
}
