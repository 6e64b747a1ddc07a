import type { Socket } from 'socket.io-client'
import type { ClientEvents, ServerEvents } from '#contract/realtime.ts'
import type { Transport } from './chat-deps.ts'

type Listener = (...args: never[]) => void
/** The library's types treat each event separately; here all are handled alike. */
type Loose = {
  emit: (name: string, ...args: unknown[]) => unknown
  on: (name: string, listener: Listener) => unknown
  off: (name: string, listener: Listener) => unknown
}

/** A socket as a `Transport`. */
export function socketTransport(socket: Socket<ServerEvents, ClientEvents>): Transport {
  const loose = socket as unknown as Loose
  return {
    isConnected: () => socket.connected,
    emit: (name, ...args) => void loose.emit(name, ...args),
    on(name, listener) {
      loose.on(name, listener)
      return () => void loose.off(name, listener)
    },
  }
}
