import type { Server } from 'socket.io'

type Raw = { on: (event: string, onPacket: (packet: { type: string }) => void) => void }

/** Counts what goes over the connections of this process, without what keeps them open. */
export function traffic({ engine }: Pick<Server, 'engine'>) {
  let sent = 0
  let received = 0
  engine.on('connection', (raw: Raw) => {
    raw.on('packetCreate', ({ type }) => type === 'message' && sent++)
    raw.on('packet', ({ type }) => type === 'message' && received++)
  })
  return () => ({ connections: engine.clientsCount, sent, received })
}
