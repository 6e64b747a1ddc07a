import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { AtEnd } from './database.ts'

export type TcpProxy = {
  port: number
  /** From now on nothing passes, nor is anything refused; what waited goes on after `release`. */
  pause: () => void
  release: () => void
  /** The connections that are open now stay so, and nothing passes on them again; new ones are served. */
  swallow: () => void
  /** Breaks the connections that are open now; new ones are served. */
  cut: () => void
}

/** An address that leads to each of these ports, or sockets with a name, in turn. */
export async function tcpProxy(
  targets: readonly (number | string)[],
  atEnd: AtEnd,
): Promise<TcpProxy> {
  const [sockets, swallowed] = [new Set<Socket>(), new Set<Socket>()]
  let count = 0
  let isPaused = false
  const server = createServer({ pauseOnConnect: true }, (inward) => {
    const target = targets[count++ % targets.length]!
    const outward = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target)
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
        swallowed.delete(one)
        other.destroy()
      })
      if (isPaused) one.pause()
      else one.resume()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  atEnd(async () => {
    server.close()
    cut()
  })
  const all = (action: 'pause' | 'resume') => {
    isPaused = action === 'pause'
    for (const socket of sockets) if (!swallowed.has(socket)) socket[action]()
  }
  return {
    port: (server.address() as AddressInfo).port,
    pause: () => all('pause'),
    release: () => all('resume'),
    swallow: () => {
      for (const socket of sockets) {
        swallowed.add(socket)
        socket.pause()
      }
    },
    cut,
  }
}

/** An address that leads to a PostgreSQL, however that is reached, and can fall silent. */
export async function proxiedDatabase(
  url: string,
  atEnd: AtEnd,
): Promise<TcpProxy & { url: string }> {
  const at = new URL(url)
  const folder = at.searchParams.get('host')
  const port = at.searchParams.get('port') ?? (at.port || '5432')
  const proxy = await tcpProxy([folder ? `${folder}/.s.PGSQL.${port}` : Number(port)], atEnd)
  at.hostname = '127.0.0.1'
  at.port = `${proxy.port}`
  at.search = 'sslmode=disable'
  return { ...proxy, url: at.href }
}
