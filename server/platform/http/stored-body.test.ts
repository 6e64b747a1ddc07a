import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { StoredBody } from './stored-body.ts'

const long = JSON.stringify(Array.from({ length: 200 }, (_, i) => ({ part: `04465-${i}` })))

async function sent(body: StoredBody, headers: Record<string, string> = {}) {
  const app = fastify()
  app.get('/', (request, reply) => body.send(request, reply))
  return app.inject({ url: '/', headers })
}

test.for([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['br', 'br;q=0.5, gzip;q=0.4', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
  ['gzip', 'gzip, br; q=0.000', gunzipSync],
] as const)(
  'it is sent as %s to clients that accept "%s"',
  async ([encoding, accepted, decode]) => {
    const body = new StoredBody(long, 'application/json; charset=utf-8')
    const reply = await sent(body, { 'accept-encoding': accepted })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(decode(reply.rawPayload).toString()).toBe(long)
    expect(reply.rawPayload.length).toBeLessThan(long.length)
  },
)

test.for(['', 'identity', 'deflate', 'br;q=0', 'gzip;q=0, br;q=0.0', 'library, agzip'])(
  'it is sent uncompressed to clients that accept "%s"',
  async (accepted) => {
    const reply = await sent(new StoredBody(long, 'text/plain'), { 'accept-encoding': accepted })
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.body).toBe(long)
  },
)

test('a small body is not compressed', async () => {
  const reply = await sent(new StoredBody('{}', 'application/json'), { 'accept-encoding': 'br' })
  expect(reply.headers['content-encoding']).toBeUndefined()
})

test.for(['%s', 'W/%s', '"other", %s', '"other",W/%s'])(
  'a matching tag gets 304 without a body: %s',
  async (form) => {
    const body = new StoredBody(long, 'text/plain')
    const reply = await sent(body, { 'if-none-match': form.replace('%s', body.etag) })
    expect([reply.statusCode, reply.body]).toEqual([304, ''])
    expect(reply.headers.etag).toBe(body.etag)
  },
)

test('the tag depends on the content only', async () => {
  const tag = (text: string) => new StoredBody(text, 'text/plain').etag
  expect(tag(long)).toBe(tag(long))
  expect(tag(long)).not.toBe(tag(`${long} `))
  const reply = await sent(new StoredBody(long, 'text/plain'), { 'if-none-match': tag('older') })
  expect(reply.statusCode).toBe(200)
})

test('its size includes the compressed forms', async () => {
  const text = long.repeat(20)
  const body = new StoredBody(text, 'text/plain')
  const forms = ['br', 'gzip'].map((encoding) => sent(body, { 'accept-encoding': encoding }))
  const compressed = (await Promise.all(forms)).map(({ rawPayload }) => rawPayload.length)
  expect(body.size).toBeGreaterThanOrEqual(text.length + compressed[0]! + compressed[1]!)
})
