import { ConnectionLimit } from './connection-limit.ts'
import { clientOfHandshake, languageOfHandshake, tokenOfHandshake } from './handshake.ts'
import type { RealtimeDeps } from './realtime-deps.ts'
import type { Io, RealtimeSocket } from './realtime-socket.ts'

// A tab or two on every device; beyond it, something goes round in circles. Each process lets its share
// in, but never fewer than one person may use.
const MOST_CONNECTIONS = 50
const LEAST_SHARE = 10

/** Lets only those connect who are signed in, each as often as a person needs, and reads who they are. */
export function authenticateConnections(io: Io, deps: RealtimeDeps): void {
  const { origin, trustProxy, log } = deps
  const https = origin.startsWith('https:')
  const share = Math.max(LEAST_SHARE, Math.ceil(MOST_CONNECTIONS / deps.processes))
  const connections = new ConnectionLimit(share)
  io.use(async (socket, next) => {
    try {
      const { handshake } = socket
      const token = tokenOfHandshake(handshake)
      const client = clientOfHandshake(handshake, { https, trustProxy })
      const caller = token && (await deps.authenticate(token, client))
      if (!caller || caller.key || handshake.query.userId !== caller.id)
        return next(new Error('unauthorized'))
      if (!reserve(connections, socket, caller.no)) return next(new Error('too many'))
      const people = await deps.contacts(caller.no)
      const language = languageOfHandshake(handshake)
      socket.data = { caller, token, language, people, known: new Map(), looking: true }
      next()
    } catch (error) {
      log('a connection could not begin', error)
      next(new Error('unavailable'))
    }
  })
}

/** One more of an account, until it ends in whatever way; false when there are enough. */
function reserve(connections: ConnectionLimit, socket: RealtimeSocket, userNo: number): boolean {
  const release = connections.reserve(userNo)
  if (!release) return false
  socket.once('disconnect', release)
  // One that is refused, or gone before it stood, is never disconnected.
  socket.conn.once('close', release)
  if (socket.conn.readyState === 'closed') release()
  return true
}
