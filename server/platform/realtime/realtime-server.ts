import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { ServerEvents } from '#contract/realtime.ts'
import type { Caller, Client } from '../api/caller.ts'
import { newId } from '../id.ts'
import { Contacts } from './contacts.ts'
import { betweenProcesses } from './between-processes.ts'
import { ConnectionLimit } from './connection-limit.ts'
import {
  clientOfHandshake,
  isFromHere,
  languageOfHandshake,
  tokenOfHandshake,
} from './handshake.ts'
import { Presence } from './presence.ts'
import { limitEvents, type Io, type Person, type RealtimeSocket } from './realtime-socket.ts'
import { traffic } from './traffic.ts'

// A tab or two on every device; beyond it, something goes round in circles. Each process lets its share
// in, but never fewer than one person may use.
const MOST_CONNECTIONS = 50
const LEAST_SHARE = 10
const LOOK_AT_SESSIONS_MS = 3_000
const ANNOUNCE_PRESENCE_MS = 10_000
const RECORD_SEEN_MS = 60_000
/** Who looks away again sooner was seen so much earlier at most. */
const SEEN_EVERY_MS = 5_000
// Going from page to page is no going away.
const GRACE_MS = 2_000
const LARGEST_FRAME = 32 * 1024
// Everybody asks when told so: for several reasons at a time it is said once.
const SYNC_MS = 1_000

export type RealtimeDeps = {
  authenticate: (token: string, client: Client) => Promise<Caller | undefined>
  /** Which of these tokens still open something. */
  signedIn: (tokens: string[]) => Promise<Set<string>>
  /** Those with whom a user shares a room; they see of one another whether they are online. */
  contacts: (userNo: number) => Promise<Person[]>
  /** Records that these users have a page in view now. */
  recordSeen: (userNos: number[]) => Promise<void>
  origin: string
  trustProxy: number
  /** How many processes share the connections of this machine. */
  processes: number
  /** Most events of one connection in ten seconds; further ones are dropped. */
  perTenSeconds: number
  redisUrl: string | undefined
  databaseUrl: string
  log: (message: string, error?: unknown) => void
}

export type Realtime = ReturnType<typeof realtimeServer>

const roomOf = (userNo: number) => `user:${userNo}`

/**
 * Connections of people who are signed in, in this process and, where there are several, the others.
 * What it delivers may get lost on the way: everything it says can be asked for again.
 */
export function realtimeServer(http: HttpServer, deps: RealtimeDeps) {
  const { origin, trustProxy, log } = deps
  const me = newId()
  const https = origin.startsWith('https:')
  const between = betweenProcesses({
    ...deps,
    onLost: () => {
      syncHere()
      toOthers('who', me)
    },
    onUnheard: () => {
      toOthers('missed')
      toOthers('online-all', me, presence.users)
    },
  })
  const io: Io = new Server(http, {
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
    allowRequest: (request, answer) => answer(null, !closing && isFromHere(request, origin)),
  })
  const toOthers: Io['serverSideEmit'] = (...event) =>
    between ? io.serverSideEmit(...event) : false

  let syncing: NodeJS.Timeout | undefined
  /** Everybody connected to this process may have missed something. */
  const syncHere = () => {
    syncing ??= setTimeout(() => {
      syncing = undefined
      io.local.emit('sync')
    }, SYNC_MS).unref()
  }

  const presence = new Presence((user) => contacts.changed(user))
  const contacts = new Contacts((user) => presence.isOnline(user))
  const socketsOf = (userNo: number): RealtimeSocket[] =>
    [...(io.of('/').adapter.rooms.get(roomOf(userNo)) ?? [])].flatMap(
      (id) => io.of('/').sockets.get(id) ?? [],
    )
  const addContactHere = (one: Person, other: Person) => {
    for (const socket of socketsOf(one.no)) contacts.begin(socket, [other])
  }

  const connected = (user: number) => {
    if (presence.connect(user)) toOthers('online', me, user, true)
  }
  const disconnected = (user: number) => {
    if (presence.disconnect(user)) toOthers('online', me, user, false)
  }

  const recordSeen = async (users: number[]) => {
    if (users.length === 0) return
    await deps
      .recordSeen(users)
      .catch((error: unknown) => log('who was seen could not be recorded', error))
  }
  const looking = () =>
    [...io.of('/').sockets.values()].flatMap(({ data }) => (data.looking ? data.caller.no : []))

  const share = Math.max(LEAST_SHARE, Math.ceil(MOST_CONNECTIONS / deps.processes))
  const connections = new ConnectionLimit(share)
  /** One more of an account, until it ends in whatever way; false when there are enough. */
  const admit = (socket: RealtimeSocket, userNo: number): boolean => {
    const release = connections.reserve(userNo)
    if (!release) return false
    socket.once('disconnect', release)
    // One that is refused, or gone before it stood, is never disconnected.
    socket.conn.once('close', release)
    if (socket.conn.readyState === 'closed') release()
    return true
  }

  io.use(async (socket, next) => {
    try {
      const { handshake } = socket
      const token = tokenOfHandshake(handshake)
      const client = clientOfHandshake(handshake, { https, trustProxy })
      const caller = token && (await deps.authenticate(token, client))
      if (!caller || caller.key || handshake.query.userId !== caller.id)
        return next(new Error('unauthorized'))
      if (!admit(socket, caller.no)) return next(new Error('too many'))
      const people = await deps.contacts(caller.no)
      const language = languageOfHandshake(handshake)
      socket.data = { caller, token, language, people, known: new Map(), looking: true }
      next()
    } catch (error) {
      log('a connection could not begin', error)
      next(new Error('unavailable'))
    }
  })

  let closing = false
  const leaving = new Set<NodeJS.Timeout>()
  const begin: ((socket: RealtimeSocket) => void)[] = []
  io.on('connection', (socket) => {
    const { data } = socket
    const { no } = data.caller
    void socket.join(roomOf(no))
    connected(no)
    contacts.begin(socket, data.people)
    limitEvents(socket, deps.perTenSeconds)
    let recordedAt = -Infinity
    socket.on('looking', (looks: unknown) => {
      const isAway = data.looking && looks !== true
      data.looking = looks === true
      if (!isAway || performance.now() - recordedAt < SEEN_EVERY_MS) return
      recordedAt = performance.now()
      void recordSeen([no])
    })
    for (const handler of begin) handler(socket)
    socket.on('disconnect', () => {
      contacts.end(socket)
      if (closing) return
      if (data.looking) void recordSeen([no])
      const timer = setTimeout(() => {
        leaving.delete(timer)
        disconnected(no)
      }, GRACE_MS)
      leaving.add(timer)
    })
  })

  io.on('online', (process, user, online) =>
    presence.receive(process, user, online, performance.now()),
  )
  io.on('online-all', (process, users) => presence.receiveAll(process, users, performance.now()))
  io.on('who', () => toOthers('online-all', me, presence.users))
  io.on('bye', (process) => presence.forget(process))
  io.on('contact', addContactHere)
  io.on('missed', syncHere)

  /** Disconnects those who logged out, were suspended, or whose session has expired. */
  const lookAtSessions = async () => {
    const sockets = [...io.of('/').sockets.values()]
    if (sockets.length === 0) return
    const alive = await deps.signedIn([...new Set(sockets.map(({ data }) => data.token))])
    for (const socket of sockets) if (!alive.has(socket.data.token)) socket.disconnect(true)
  }

  const every = (ms: number, what: string, work: () => Promise<void> | void) => {
    let busy = false
    return setInterval(async () => {
      if (busy) return
      busy = true
      try {
        await work()
      } catch (error) {
        log(what, error)
      } finally {
        busy = false
      }
    }, ms).unref()
  }
  const timers = [
    every(LOOK_AT_SESSIONS_MS, 'sessions could not be looked at', lookAtSessions),
    every(ANNOUNCE_PRESENCE_MS, 'presence could not be sent', () => {
      toOthers('online-all', me, presence.users)
      presence.expire(performance.now())
    }),
    every(RECORD_SEEN_MS, 'who was seen could not be recorded', () => recordSeen(looking())),
  ]
  toOthers('who', me)

  return {
    /** Has `handler` equip every new connection. */
    onConnection: (handler: (socket: RealtimeSocket) => void) => void begin.push(handler),

    /** Sends an event to all connections of these users, in all processes, except one of them. */
    deliver<Name extends keyof ServerEvents>(
      userNos: number[],
      event: Name,
      payload: Parameters<ServerEvents[Name]>,
      { except }: { except?: string | undefined } = {},
    ): void {
      const reached = between && !between.ready ? io.local : io
      const to = reached.to(userNos.map(roomOf))
      ;(except ? to.except(except) : to).emit(event, ...payload)
    },

    /** Sends an event to those connected to this process; every process does so. */
    deliverHere(userNos: number[], event: 'notified'): void {
      io.local.to(userNos.map(roomOf)).emit(event)
    },

    syncHere,

    traffic: traffic(io),

    /** From now on the first sees whether the second is online. */
    addContact({ no, id }: Person, other: Person): void {
      addContactHere({ no, id }, other)
      toOthers('contact', { no, id }, other)
    },

    /** Ends all connections; clients come back by themselves, to another process or this one's heir. */
    async disconnect(): Promise<void> {
      closing = true
      for (const timer of [...timers, ...leaving]) clearTimeout(timer)
      const users = looking()
      toOthers('bye', me)
      io.engine.close()
      await recordSeen(users)
    },

    /** From here on nothing is delivered any more. */
    async close(): Promise<void> {
      contacts.close()
      await io.of('/').adapter.close()
      between?.close()
    },
  }
}
