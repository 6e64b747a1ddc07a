import type { Person, RealtimeSocket } from './realtime-socket.ts'

const GATHER_MS = 200

/** The contacts of the connections to this process, and which of them are online. */
export class Contacts {
  private readonly watchers = new Map<number, Set<RealtimeSocket>>()
  private readonly pending = new Map<RealtimeSocket, 'init' | 'user_disconnected'>()
  private timer: NodeJS.Timeout | undefined
  private readonly isOnline: (userNo: number) => boolean

  constructor(isOnline: (userNo: number) => boolean) {
    this.isOnline = isOnline
  }

  /** Adds contacts of a connection, and sends it which of all its contacts are online. */
  begin(socket: RealtimeSocket, people: Iterable<Person>): void {
    for (const { no, id } of people) {
      socket.data.known.set(no, id)
      const set = this.watchers.get(no) ?? new Set()
      this.watchers.set(no, set.add(socket))
    }
    socket.emit('init', this.onlineOf(socket))
  }

  end(socket: RealtimeSocket): void {
    this.pending.delete(socket)
    for (const no of socket.data.known.keys()) {
      const set = this.watchers.get(no)
      set?.delete(socket)
      if (set?.size === 0) this.watchers.delete(no)
    }
  }

  /** A user connected or disconnected; changes within a moment are sent as one event. */
  changed(userNo: number): void {
    const event = this.isOnline(userNo) ? 'init' : 'user_disconnected'
    for (const socket of this.watchers.get(userNo) ?? []) this.pending.set(socket, event)
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      for (const [socket, event] of this.pending) socket.emit(event, this.onlineOf(socket))
      this.pending.clear()
    }, GATHER_MS)
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private onlineOf({ data }: RealtimeSocket): string[] {
    return [...data.known].flatMap(([no, id]) => (this.isOnline(no) ? [id] : []))
  }
}
