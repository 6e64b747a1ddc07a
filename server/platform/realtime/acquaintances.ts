import type { Person, RealtimeSocket } from './realtime-socket.ts'

const GATHER_MS = 200

/** Which connections of this process may know of whom, and what they are told of their being online. */
export class Acquaintances {
  private readonly watchers = new Map<number, Set<RealtimeSocket>>()
  private readonly toTell = new Map<RealtimeSocket, 'init' | 'user_disconnected'>()
  private telling: NodeJS.Timeout | undefined
  private readonly isOnline: (userNo: number) => boolean

  constructor(isOnline: (userNo: number) => boolean) {
    this.isOnline = isOnline
  }

  /** The connection may know of these people from now on, and is told who of all is online. */
  begin(socket: RealtimeSocket, people: Iterable<Person>): void {
    for (const { no, id } of people) {
      socket.data.known.set(no, id)
      const set = this.watchers.get(no) ?? new Set()
      this.watchers.set(no, set.add(socket))
    }
    socket.emit('init', this.onlineOf(socket))
  }

  end(socket: RealtimeSocket): void {
    this.toTell.delete(socket)
    for (const no of socket.data.known.keys()) {
      const set = this.watchers.get(no)
      set?.delete(socket)
      if (set?.size === 0) this.watchers.delete(no)
    }
  }

  /** Somebody came or went; where many do at once, whoever knows them is told once. */
  changed(userNo: number): void {
    const event = this.isOnline(userNo) ? 'init' : 'user_disconnected'
    for (const socket of this.watchers.get(userNo) ?? []) this.toTell.set(socket, event)
    this.telling ??= setTimeout(() => {
      this.telling = undefined
      for (const [socket, event] of this.toTell) socket.emit(event, this.onlineOf(socket))
      this.toTell.clear()
    }, GATHER_MS)
  }

  close(): void {
    clearTimeout(this.telling)
  }

  private onlineOf({ data }: RealtimeSocket): string[] {
    return [...data.known].flatMap(([no, id]) => (this.isOnline(no) ? [id] : []))
  }
}
