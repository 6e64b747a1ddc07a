import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { ServerEvents } from '#contract/realtime.ts'
import type { Caller, Client } from '../api/caller.ts'
import { newId } from '../id.ts'
import { Acquaintances } from './acquaintances.ts'
import { betweenProcesses } from './between-processes.ts'
import { ConnectionLimit } from './connection-limit.ts'
import {
  clientOfHandshake,
  isFromHere,
  languageOfHandshake,
  tokenOfHandshake,
} from './handshake.ts'
import { Presence } from './presence.ts'
import { boundTalk, type Io, type Person, type RealtimeSocket } from './realtime-socket.ts'
import { traffic } from './traffic.ts'

// A tab or two on every device; beyond it, something goes round in circles. Each process lets its share
// in, but never fewer than one person may use.
const MOST_CONNECTIONS = 50
const LEAST_SHARE = 10
const LOOK_AT_SESSIONS_MS = 3_000
const TELL_PRESENCE_MS = 10_000
const NOTE_SEEN_MS = 60_000
/** Who looks away again sooner was seen so much earlier at most. */
const SEEN_EVERY_MS = 5_000
// Going from page to page is no going away.
const GRACE_MS = 2_000
const LARGEST_FRAME = 32 * 1024
// Everybody asks when told so: for several reasons at a time it is said once.
const SYNC_MS = 1_000

export type RealtimeParts = {
  authenticate: (token: string, client: Client) => Promise<Caller | undefined>
  /** Which of these tokens still open something. */
  signedIn: (tokens: string[]) => Promise<Set<string>>
  /** With whom somebody shares a room: they know of one another whether they are online. */
  acquaintances: (userNo: number) => Promise<Person[]>
  /** These users have a page in sight now. */
  noteSeen: (userNos: number[]) => Promise<void>
  origin: string
  trustProxy: number
  /** How many processes share the connections of this machine. */
  processes: number
  /** Most that one connection may say in ten seconds; the rest goes unheard. */
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
export function realtimeServer(http: HttpServer, parts: RealtimeParts) {
  const { origin, trustProxy, log } = parts
  const me = newId()
  const https = origin.startsWith('https:')
  const between = betweenProcesses({
    ...parts,
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

  const presence = new Presence((user) => acquaintances.changed(user))
  const acquaintances = new Acquaintances((user) => presence.isOnline(user))
  const socketsOf = (userNo: number): RealtimeSocket[] =>
    [...(io.of('/').adapter.rooms.get(roomOf(userNo)) ?? [])].flatMap(
      (id) => io.of('/').sockets.get(id) ?? [],
    )
  const acquaintHere = (one: Person, other: Person) => {
    for (const socket of socketsOf(one.no)) acquaintances.begin(socket, [other])
  }

  const came = (user: number) => {
    if (presence.come(user)) toOthers('online', me, user, true)
  }
  const went = (user: number) => {
    if (presence.go(user)) toOthers('online', me, user, false)
  }

  const noteSeen = async (users: number[]) => {
    if (users.length === 0) return
    await parts
      .noteSeen(users)
      .catch((error: unknown) => log('who was seen could not be noted', error))
  }
  const looking = () =>
    [...io.of('/').sockets.values()].flatMap(({ data }) => (data.looking ? data.caller.no : []))

  const share = Math.max(LEAST_SHARE, Math.ceil(MOST_CONNECTIONS / parts.processes))
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
      const caller = token && (await parts.authenticate(token, client))
      if (!caller || caller.key || handshake.query.userId !== caller.id)
        return next(new Error('unauthorized'))
      if (!admit(socket, caller.no)) return next(new Error('too many'))
      const people = await parts.acquaintances(caller.no)
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
    came(no)
    acquaintances.begin(socket, data.people)
    boundTalk(socket, parts.perTenSeconds)
    let notedAt = -Infinity
    socket.on('looking', (looks: unknown) => {
      const isAway = data.looking && looks !== true
      data.looking = looks === true
      if (!isAway || performance.now() - notedAt < SEEN_EVERY_MS) return
      notedAt = performance.now()
      void noteSeen([no])
    })
    for (const handler of begin) handler(socket)
    socket.on('disconnect', () => {
      acquaintances.end(socket)
      if (closing) return
      if (data.looking) void noteSeen([no])
      const timer = setTimeout(() => {
        leaving.delete(timer)
        went(no)
      }, GRACE_MS)
      leaving.add(timer)
    })
  })

  io.on('online', (process, user, online) =>
    presence.heard(process, user, online, performance.now()),
  )
  io.on('online-all', (process, users) => presence.heardAll(process, users, performance.now()))
  io.on('who', () => toOthers('online-all', me, presence.users))
  io.on('bye', (process) => presence.forget(process))
  io.on('acquaint', acquaintHere)
  io.on('missed', syncHere)

  /** Whoever logged out, was suspended or whose session ran out hears no more. */
  const lookAtSessions = async () => {
    const sockets = [...io.of('/').sockets.values()]
    if (sockets.length === 0) return
    const alive = await parts.signedIn([...new Set(sockets.map(({ data }) => data.token))])
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
    every(TELL_PRESENCE_MS, 'presence could not be told', () => {
      toOthers('online-all', me, presence.users)
      presence.expire(performance.now())
    }),
    every(NOTE_SEEN_MS, 'who was seen could not be noted', () => noteSeen(looking())),
  ]
  toOthers('who', me)

  return {
    /** Has `handler` equip every new connection. */
    onConnection: (handler: (socket: RealtimeSocket) => void) => void begin.push(handler),

    /** Says something to all connections of these users, in all processes, but to one of them. */
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

    /** Says something that every process says to those connected to it. */
    deliverHere(userNos: number[], event: 'notified'): void {
      io.local.to(userNos.map(roomOf)).emit(event)
    },

    syncHere,

    traffic: traffic(io),

    /** From now on the one knows of the other whether he is online. */
    acquaint({ no, id }: Person, other: Person): void {
      acquaintHere({ no, id }, other)
      toOthers('acquaint', { no, id }, other)
    },

    /** Ends all connections; clients come back by themselves, to another process or this one's heir. */
    async disconnect(): Promise<void> {
      closing = true
      for (const timer of [...timers, ...leaving]) clearTimeout(timer)
      const users = looking()
      toOthers('bye', me)
      io.engine.close()
      await noteSeen(users)
    },

    /** From here on nothing is delivered any more. */
    async close(): Promise<void> {
      acquaintances.close()
      await io.of('/').adapter.close()
      between?.close()
    },
  }
}
