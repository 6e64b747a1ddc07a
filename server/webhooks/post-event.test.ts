import { createServer, type Server, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closedAddress } from '../platform/messages/web-server.fixture.ts'
import { postEvent, type PostOptions } from './post-event.ts'
import { startReceiver } from './receiver.fixture.ts'
import { checkedLookup } from './resolve-host.ts'

const event = { headers: { 'content-type': 'application/json' }, body: '{"id":"1"}' }

/** Sends an event; how it ended, and after how many milliseconds. */
async function post(url: string, options: Partial<PostOptions> = {}) {
  const began = performance.now()
  const attempt = await postEvent(new URL(url), event, {
    ...{ resolve: async () => [], loopback: true, timeoutMs: 10_000 },
    ...{ signal: new AbortController().signal, ...options },
  })
  return { ...attempt, ms: performance.now() - began }
}

/** A server on this machine that does with a connection what it likes. */
async function startServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`
}

test('an event arrives as it is', async () => {
  const { url, received } = await startReceiver((reply) => reply.writeHead(204).end())
  expect(await post(url)).toMatchObject({ status: 204, failure: null })
  expect(received).toMatchObject([
    { body: event.body, headers: { 'content-type': 'application/json', 'content-length': '10' } },
  ])
})

test.for([
  [500, 'status'],
  [404, 'status'],
  [410, 'status'],
  [301, 'redirect'],
  [307, 'redirect'],
] as const)('a reply with %i is a failure: %s', async ([status, failure]) => {
  const elsewhere = await startReceiver()
  const { url } = await startReceiver((reply) =>
    reply.writeHead(status, { location: elsewhere.url }).end(),
  )
  expect(await post(url)).toMatchObject({ status, failure })
  expect(elsewhere.received).toEqual([])
})

test('a receiver that never answers, or whose headers never end, times out', async () => {
  const silent = await startServer(() => undefined)
  const slow = await startServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => socket.write('x: y\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  for (const url of [silent, slow]) {
    const { failure, ms } = await post(url, { timeoutMs: 300 })
    expect(failure).toBe('timeout')
    expect(ms).toBeLessThan(2_000)
  }
})

test('a name that doesn’t resolve in time times out', async () => {
  const never = () => new Promise<string[]>(() => undefined)
  const { failure } = await post('https://slow.example/', { timeoutMs: 100, resolve: never })
  expect(failure).toBe('timeout')
})

test('the status counts, however slow or endless the body is', async () => {
  let written = 0
  const endless = await startReceiver((reply) => {
    const more = () => {
      while (!reply.destroyed && reply.write('x'.repeat(16_384))) written += 16_384
    }
    reply
      .writeHead(200)
      .on('drain', more)
      .on('error', () => undefined)
    more()
  })
  const slow = await startReceiver((reply) => {
    const timer = setInterval(() => reply.write('x'), 20)
    reply.writeHead(200).on('close', () => clearInterval(timer))
  })
  const [ofEndless, ofSlow] = [await post(endless.url), await post(slow.url)]
  expect(ofEndless).toMatchObject({ status: 200, failure: null })
  expect(ofSlow).toMatchObject({ status: 200, failure: null })
  expect(ofSlow.ms).toBeLessThan(4_000)
  // What the system buffers on the way, and no more.
  expect(written).toBeLessThan(32 * 1024 * 1024)
})

test('refused and broken connections, and what is no reply, are failures', async () => {
  const broken = await startServer((socket) => socket.destroy())
  const nonsense = await startServer((socket) => socket.end('nonsense\r\n\r\n'))
  const upgrade = await startServer((socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  )
  for (const url of [await closedAddress(), broken, nonsense, upgrade])
    expect(await post(url)).toMatchObject({ status: null, failure: 'connection' })
})

test('a receiver without TLS is none for https', async () => {
  const { url } = await startReceiver()
  const { failure } = await post(url.replace('http:', 'https:'))
  expect(failure).toBe('tls')
})

test('a name that leads to an address that isn’t public is refused when connecting', async () => {
  const { url, received } = await startReceiver()
  const { port } = new URL(url)
  for (const addresses of [['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['8.8.8.8', '10.0.0.1']]) {
    const resolve = async () => addresses
    const { failure } = await post(`http://rebound.example:${port}/`, { resolve })
    expect([addresses, failure]).toEqual([addresses, 'address'])
  }
  expect(await post('http://unknown.example/')).toMatchObject({ failure: 'name' })
  expect(received).toEqual([])
})

test('a connection goes to what was checked, and the name is resolved once', async () => {
  let asked = 0
  const resolve = async () => (asked++ === 0 ? ['8.8.8.8', '2606:4700::1111'] : ['127.0.0.1'])
  const lookup = checkedLookup(resolve, { loopback: false })
  const found = await new Promise((done) =>
    lookup('rebound.example', { all: true }, (error, addresses) => done(error ?? addresses)),
  )
  expect(found).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  expect(asked).toBe(1)
})

test('an address instead of a name is checked as well', async () => {
  const { url, received } = await startReceiver()
  const options = { loopback: false }
  expect(await post(url, options)).toMatchObject({ failure: 'address' })
  const { port } = new URL(url)
  expect(await post(`http://[::ffff:127.0.0.1]:${port}/`, options)).toMatchObject({
    failure: 'address',
  })
  expect(received).toEqual([])
})

test('an attempt is broken off when the process ends', async () => {
  const closing = new AbortController()
  const attempt = post(await startServer(() => undefined), { signal: closing.signal })
  setTimeout(() => closing.abort(), 50)
  await expect(attempt).rejects.toThrow()
})
