import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { AtEnd } from './database.ts'

export type TcpProxy = {
  port: number
  /** From now on nothing passes, nor is anything refused; what waited goes on after `release`. */
  hold: () => void
  release: () => void
}

/** An address that leads to each of these ports in turn. */
export async function tcpProxy(ports: number[], atEnd: AtEnd): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let count = 0
  let held = false
  const server = createServer({ pauseOnConnect: true }, (inward) => {
    const outward = connect(ports[count++ % ports.length]!, '127.0.0.1')
    for (const [one, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(one)
      // Without `pipe`, which would go on by itself.
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (held) one.pause()
      else one.resume()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const all = (action: 'pause' | 'resume') => {
    held = action === 'pause'
    for (const socket of sockets) socket[action]()
  }
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => all('pause'),
    release: () => all('resume'),
  }
}
