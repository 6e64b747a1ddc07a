import { io, type Socket } from 'socket.io-client'
import type { ClientEvents, ServerEvents } from '#contract/realtime.ts'
import type { Language } from '#contract/language.ts'
import { browserApi } from './api.ts'
import { loginNow } from './login-record.ts'

export type RealtimeSocket = Socket<ServerEvents, ClientEvents>

type Connection = { token: string; socket: RealtimeSocket; online: readonly string[] }

let current: Connection | undefined

/** The minimum delay before a refused connection is tried again. */
const REFUSED_DELAY_MS = 2_000

/**
 * The one connection of this tab for the signed-in user, opened on first use; undefined for a
 * visitor. It reconnects after anything but the end of the session and then emits `connect` again:
 * missed events have to be fetched. Import this module dynamically, because it includes the
 * library.
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
    const setOnline = (online: readonly string[]) => void (connection.online = online)
    connection.socket.on('init', setOnline)
    connection.socket.on('user_disconnected', setOnline)
    connection.socket.on('disconnect', () => setOnline([]))
    current = connection
  }
  return current.socket
}

/** The users that were last reported online, for listeners that are added later. */
export const onlineUsers = (): readonly string[] => current?.online ?? []

function connect({ token, _id }: { token: string; _id: string }, language: Language) {
  const socket: RealtimeSocket = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: { token, language },
    query: { userId: _id },
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
  })
  // A connection that the server refused or closed doesn't reconnect by itself. If the session has
  // ended, the call is refused and clears the login; it waits, as this browser may be ending it.
  const reconnect = () => {
    const check = async () => {
      if (loginNow()?.token !== token) return
      await browserApi(language)
        .call('getMe', {})
        .catch(() => {})
      if (current?.socket === socket) socket.connect()
    }
    setTimeout(check, REFUSED_DELAY_MS + Math.random() * REFUSED_DELAY_MS)
  }
  socket.on('connect_error', () => socket.active || reconnect())
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && reconnect())
  const sendVisibility = () => void (socket.connected && socket.emit('looking', !document.hidden))
  socket.on('connect', sendVisibility)
  document.addEventListener('visibilitychange', sendVisibility)
  return socket
}
