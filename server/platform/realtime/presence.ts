/** A process that says nothing for so long is gone, and with it those who were connected to it. */
export const SILENT_MS = 25_000

type Elsewhere = { users: Set<number>; heardAt: number }

/**
 * Who is connected, to this process or to another one; users are numbers. What other processes say is
 * fed in; whenever somebody comes or goes for all of them together, `onChange` hears of it.
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
  come(user: number): boolean {
    const count = this.here.get(user) ?? 0
    this.watched([user], () => this.here.set(user, count + 1))
    return count === 0
  }

  /** One connection less; true when it was the user's last here. */
  go(user: number): boolean {
    const count = this.here.get(user)
    if (count === undefined) return false
    this.watched([user], () =>
      count > 1 ? this.here.set(user, count - 1) : this.here.delete(user),
    )
    return count === 1
  }

  /** Another process tells of everybody connected to it. */
  heardAll(process: string, users: number[], now: number): void {
    const before = this.elsewhere.get(process)?.users ?? new Set<number>()
    const after = new Set(users)
    this.watched([...before.symmetricDifference(after)], () =>
      this.elsewhere.set(process, { users: after, heardAt: now }),
    )
  }

  /** Another process tells of one user. */
  heard(process: string, user: number, online: boolean, now: number): void {
    const said = this.elsewhere.get(process) ?? { users: new Set<number>(), heardAt: now }
    this.elsewhere.set(process, said)
    said.heardAt = now
    this.watched([user], () => (online ? said.users.add(user) : said.users.delete(user)))
  }

  forget(process: string): void {
    const said = this.elsewhere.get(process)
    if (said) this.watched([...said.users], () => this.elsewhere.delete(process))
  }

  /** Gives up the processes that have been silent for too long. */
  expire(now: number): void {
    for (const [process, { heardAt }] of this.elsewhere)
      if (now - heardAt > SILENT_MS) this.forget(process)
  }

  private watched(users: number[], change: () => void): void {
    const before = users.map((user) => this.isOnline(user))
    change()
    users.forEach((user, i) => {
      if (this.isOnline(user) !== before[i]) this.onChange(user)
    })
  }
}
