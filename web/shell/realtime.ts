import { io, type Socket } from 'socket.io-client'
import type { ClientEvents, ServerEvents } from '#contract/realtime.ts'
import type { Language } from '#contract/language.ts'
import { browserApi } from './api.ts'
import { loginNow } from './login-record.ts'

export type RealtimeSocket = Socket<ServerEvents, ClientEvents>

type Connection = { token: string; socket: RealtimeSocket; online: readonly string[] }

let current: Connection | undefined

/** At least so long until a refused connection is tried again (ms). */
const REFUSED_WAIT = 2_000

/**
 * The one connection of this tab for whoever is signed in, begun when it is first asked for;
 * undefined for a visitor. It comes back by itself after anything but the end of the session, and
 * then says `connect` again: what was missed has to be asked for. Load this module when it is
 * needed; it brings the library along.
 */
export function realtime(language: Language): RealtimeSocket | undefined {
  const login = loginNow()
  if (current && current.token !== login?.token) {
    current.socket.disconnect()
    current = undefined
  }
  if (!login) return undefined
  if (!current) {
    const connection: Connection = {
      token: login.token,
      socket: connect(login, language),
      online: [],
    }
    const note = (online: readonly string[]) => void (connection.online = online)
    connection.socket.on('init', note)
    connection.socket.on('user_disconnected', note)
    connection.socket.on('disconnect', () => note([]))
    current = connection
  }
  return current.socket
}

/** Who is online, as it was said last: for whoever begins to listen when that has been said already. */
export const onlineNow = (): readonly string[] => current?.online ?? []

function connect({ token, _id }: { token: string; _id: string }, language: Language) {
  const socket: RealtimeSocket = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: { token, language },
    query: { userId: _id },
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
  })
  // A connection that the server refused, or ended, isn't begun again by itself. Whether it was the
  // session that ended shows in what any call says: that one forgets the login.
  const again = () => {
    if (loginNow()?.token !== token) return
    browserApi(language)
      .call('getMe', {})
      .catch(() => {})
      .finally(() => {
        const wait = REFUSED_WAIT + Math.random() * REFUSED_WAIT
        setTimeout(() => current?.socket === socket && socket.connect(), wait)
      })
  }
  socket.on('connect_error', () => socket.active || again())
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && again())
  const look = () => void (socket.connected && socket.emit('looking', !document.hidden))
  socket.on('connect', look)
  document.addEventListener('visibilitychange', look)
  return socket
}
