import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { ServerEvents } from '#contract/realtime.ts'
import { newId } from '../id.ts'
import { authenticateConnections } from './authenticate-connections.ts'
import { betweenProcesses, type BetweenProcesses } from './between-processes.ts'
import { Contacts } from './contacts.ts'
import { isFromHere } from './handshake.ts'
import { LastSeen } from './last-seen.ts'
import { Presence } from './presence.ts'
import type { RealtimeDeps } from './realtime-deps.ts'
import { limitEvents, type Io, type Person, type RealtimeSocket } from './realtime-socket.ts'
import { traffic } from './traffic.ts'

const CHECK_SESSIONS_MS = 3_000
const ANNOUNCE_PRESENCE_MS = 10_000
const RECORD_SEEN_MS = 60_000
// Going from page to page is no going away.
const GRACE_MS = 2_000
const LARGEST_FRAME = 32 * 1024
// Everybody asks when told so: for several reasons at a time it is said once.
const SYNC_MS = 1_000

const roomOf = (userNo: number) => `user:${userNo}`

/**
 * Connections of people who are signed in, in this process and, where there are several, the others.
 * What it delivers may get lost on the way: everything it says can be asked for again.
 */
export class RealtimeServer {
  /** How many connections there are, and what went over them. */
  readonly traffic: ReturnType<typeof traffic>
  private readonly id = newId()
  private readonly deps: RealtimeDeps
  private readonly between: BetweenProcesses | undefined
  private readonly io: Io
  private readonly presence = new Presence((user) => this.contacts.changed(user))
  private readonly contacts = new Contacts((user) => this.presence.isOnline(user))
  private readonly lastSeen: LastSeen
  private readonly handlers: ((socket: RealtimeSocket) => void)[] = []
  private readonly timers: NodeJS.Timeout[]
  /** Of those who have disconnected, until they count as gone. */
  private readonly leaving = new Set<NodeJS.Timeout>()
  private syncing: NodeJS.Timeout | undefined
  private closing = false

  constructor(http: HttpServer, deps: RealtimeDeps) {
    this.deps = deps
    this.between = betweenProcesses({
      ...deps,
      onLost: () => {
        this.syncHere()
        this.toOthers('who', this.id)
      },
      onUnheard: () => {
        this.toOthers('missed')
        this.announcePresence()
      },
    })
    this.io = this.openServer(http)
    this.traffic = traffic(this.io)
    this.lastSeen = new LastSeen(this.io, deps)
    authenticateConnections(this.io, deps)
    this.io.on('connection', (socket) => this.begin(socket))
    this.followOthers()
    this.timers = this.startTimers()
    this.toOthers('who', this.id)
  }

  /** Has `handler` equip every new connection. */
  onConnection(handler: (socket: RealtimeSocket) => void): void {
    this.handlers.push(handler)
  }

  /** Sends an event to all connections of these users, in all processes, except one of them. */
  deliver<Name extends keyof ServerEvents>(
    userNos: number[],
    event: Name,
    payload: Parameters<ServerEvents[Name]>,
    { except }: { except?: string | undefined } = {},
  ): void {
    const reached = this.between && !this.between.ready ? this.io.local : this.io
    const to = reached.to(userNos.map(roomOf))
    ;(except ? to.except(except) : to).emit(event, ...payload)
  }

  /** Sends an event to those connected to this process; every process does so. */
  deliverHere(userNos: number[], event: 'notified'): void {
    this.io.local.to(userNos.map(roomOf)).emit(event)
  }

  /** Everybody connected to this process may have missed something. */
  syncHere(): void {
    this.syncing ??= setTimeout(() => {
      this.syncing = undefined
      this.io.local.emit('sync')
    }, SYNC_MS).unref()
  }

  /** From now on the first sees whether the second is online. */
  addContact({ no, id }: Person, other: Person): void {
    this.addContactHere({ no, id }, other)
    this.toOthers('contact', { no, id }, other)
  }

  /** Ends all connections; clients come back by themselves, to another process or this one's heir. */
  async disconnect(): Promise<void> {
    this.closing = true
    for (const timer of [...this.timers, ...this.leaving]) clearTimeout(timer)
    const users = this.lastSeen.looking()
    this.toOthers('bye', this.id)
    this.io.engine.close()
    await this.lastSeen.record(users)
  }

  /** From here on nothing is delivered any more. */
  async close(): Promise<void> {
    this.contacts.close()
    await this.io.of('/').adapter.close()
    this.between?.close()
  }

  private openServer(http: HttpServer): Io {
    const { between } = this
    return new Server(http, {
      // Polling needs a process to itself: the next request might reach another one.
      transports: between ? ['websocket'] : ['websocket', 'polling'],
      ...(between && { adapter: between.adapter }),
      serveClient: false,
      maxHttpBufferSize: LARGEST_FRAME,
      perMessageDeflate: false,
      httpCompression: false,
      pingInterval: 20_000,
      pingTimeout: 15_000,
      connectTimeout: 10_000,
      allowRequest: (request, answer) =>
        answer(null, !this.closing && isFromHere(request, this.deps.origin)),
    })
  }

  private begin(socket: RealtimeSocket): void {
    const { data } = socket
    const { no } = data.caller
    void socket.join(roomOf(no))
    if (this.presence.connect(no)) this.toOthers('online', this.id, no, true)
    this.contacts.begin(socket, data.people)
    limitEvents(socket, this.deps.perTenSeconds)
    this.lastSeen.follow(socket)
    for (const handler of this.handlers) handler(socket)
    socket.on('disconnect', () => this.end(socket))
  }

  private end(socket: RealtimeSocket): void {
    const { looking, caller } = socket.data
    this.contacts.end(socket)
    if (this.closing) return
    if (looking) void this.lastSeen.record([caller.no])
    const timer = setTimeout(() => {
      this.leaving.delete(timer)
      if (this.presence.disconnect(caller.no)) this.toOthers('online', this.id, caller.no, false)
    }, GRACE_MS)
    this.leaving.add(timer)
  }

  private followOthers(): void {
    const { io, presence } = this
    io.on('online', (process, user, online) =>
      presence.receive(process, user, online, performance.now()),
    )
    io.on('online-all', (process, users) => presence.receiveAll(process, users, performance.now()))
    io.on('who', () => this.announcePresence())
    io.on('bye', (process) => presence.forget(process))
    io.on('contact', (one, other) => this.addContactHere(one, other))
    io.on('missed', () => this.syncHere())
  }

  private startTimers(): NodeJS.Timeout[] {
    return [
      this.every(CHECK_SESSIONS_MS, 'sessions could not be checked', () => this.checkSessions()),
      this.every(ANNOUNCE_PRESENCE_MS, 'presence could not be sent', () => {
        this.announcePresence()
        this.presence.expire(performance.now())
      }),
      this.every(RECORD_SEEN_MS, 'who was seen could not be recorded', () =>
        this.lastSeen.record(this.lastSeen.looking()),
      ),
    ]
  }

  /** Repeats work, never while it is still being done. */
  private every(ms: number, failure: string, work: () => Promise<void> | void): NodeJS.Timeout {
    let busy = false
    return setInterval(async () => {
      if (busy) return
      busy = true
      try {
        await work()
      } catch (error) {
        this.deps.log(failure, error)
      } finally {
        busy = false
      }
    }, ms).unref()
  }

  /** Disconnects those who logged out, were suspended, or whose session has expired. */
  private async checkSessions(): Promise<void> {
    const sockets = [...this.io.of('/').sockets.values()]
    if (sockets.length === 0) return
    const alive = await this.deps.signedIn([...new Set(sockets.map(({ data }) => data.token))])
    for (const socket of sockets) if (!alive.has(socket.data.token)) socket.disconnect(true)
  }

  private announcePresence(): void {
    this.toOthers('online-all', this.id, this.presence.users)
  }

  private addContactHere(one: Person, other: Person): void {
    const { adapter, sockets } = this.io.of('/')
    for (const id of adapter.rooms.get(roomOf(one.no)) ?? []) {
      const socket = sockets.get(id)
      if (socket) this.contacts.begin(socket, [other])
    }
  }

  private readonly toOthers: Io['serverSideEmit'] = (...event) =>
    this.between ? this.io.serverSideEmit(...event) : false
}
