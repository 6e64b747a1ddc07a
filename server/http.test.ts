import { connect, type AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { testApp, testOn, type TestApp } from './testing/app.ts'

const test = testOn('empty')

test.for(['/', '/%ff'])(
  'a page that can’t be rendered shows a readable error: %s',
  async (url, { app: { http } }) => {
    const reply = await http.inject({ url, headers: { 'accept-language': 'ar' } })
    expect(reply.statusCode).toBe(500)
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reply.body).toBe('Ghiyar: حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  },
)

/** Sends bytes as they are to a listening server; its answer until it disconnects. */
async function raw({ http }: TestApp, bytes: string): Promise<string> {
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = http.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  const alive = await fetch(`http://127.0.0.1:${port}/live`)
  expect(alive.status).toBe(200)
  return answer
}

test.for([
  ['a header of 17 kB', `GET /live HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(17_000)}\r\n\r\n`, 431],
  ['an address of 17 kB', `GET /${'y'.repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown method', 'BREW /live HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/listing/search HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    400,
  ],
] as const)('%s is rejected, and the server continues', async ([, bytes, status], { app }) => {
  expect(await raw(app, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('behind https browsers get HSTS', async ({ app }) => {
  const { http } = await testApp('empty', { env: { PUBLIC_URL: 'https://ghiyar.example' } })
  const reply = await http.inject('/live')
  expect(reply.headers['strict-transport-security']).toContain('max-age=31536000')
  const plain = await app.http.inject('/live')
  expect(plain.headers['strict-transport-security']).toBeUndefined()
})

/** Waits until the lateness of the event loop was measured, then blocks it until the next time. */
async function blockUntilMeasured({ http }: TestApp, { afterMs }: { afterMs: number }) {
  const lateness = () => http.memoryUsage().eventLoopDelay
  const before = lateness()
  while (lateness() === before) await new Promise((later) => setImmediate(later))
  if (afterMs > 0) await new Promise((later) => setTimeout(later, afterMs))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)
  await new Promise((later) => setTimeout(later, 1))
  return lateness()
}

test('while its event loop lags it refuses all but /live and /metrics', async () => {
  const app = await testApp('empty', { env: { BUSY_AFTER_MS: '100' } })
  const statusOf = async (url: string) => (await app.http.inject(url)).statusCode
  await expect.poll(() => statusOf('/api/listing/get-makes')).toBe(200)
  const afterBlocking = async () => {
    await blockUntilMeasured(app, { afterMs: 50 })
    return [await statusOf('/api/listing/get-makes'), await statusOf('/live')]
  }
  await expect.poll(afterBlocking).toEqual([503, 200])
  await expect.poll(() => statusOf('/api/listing/get-makes')).toBe(200)
})

test('a process that could not measure its lag refuses nothing', async () => {
  const app = await testApp('empty')
  // The first delay after a measurement is never part of the next one.
  await expect.poll(() => blockUntilMeasured(app, { afterMs: 0 })).toBe(Infinity)
  expect((await app.http.inject('/api/listing/get-makes')).statusCode).toBe(200)
})

test('while draining it is alive, but not ready', async () => {
  const { http, drain } = await testApp('empty')
  expect((await http.inject('/ready')).statusCode).toBe(200)
  drain()
  expect((await http.inject('/ready')).statusCode).toBe(503)
  expect((await http.inject('/live')).statusCode).toBe(200)
})
