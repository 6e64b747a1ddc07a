import { expect, test } from 'vitest'
import { callOutside, parsedJson } from './outside-call.ts'
import { closedAddress, replyJson, startWebServer } from '../messages/web-server.fixture.ts'

const timeoutMs = 5_000

test('returns status and text', async () => {
  const url = await startWebServer((_request, _body, reply) => replyJson(reply, 418, { ä: 'ب' }))
  const { status, text } = await callOutside(url, { timeoutMs })
  expect(status).toBe(418)
  expect(parsedJson(text)).toEqual({ ä: 'ب' })
})

test('redirects are not followed', async () => {
  const paths: (string | undefined)[] = []
  const url = await startWebServer((request, _body, reply) => {
    paths.push(request.url)
    reply.writeHead(307, { location: '/elsewhere' }).end()
  })
  const { status } = await callOutside(url, { method: 'POST', body: '{}', timeoutMs })
  expect(status).toBe(307)
  expect(paths).toEqual(['/'])
})

test('an endless reply is read up to 64 kB', async () => {
  let left = false
  const url = await startWebServer((_request, _body, reply) => {
    reply.on('close', () => (left = true))
    const more = () => {
      while (!reply.destroyed && reply.write('x'.repeat(16_384)));
    }
    reply.on('drain', more)
    more()
  })
  const { text } = await callOutside(url, { timeoutMs })
  expect(text).toHaveLength(65_536)
  await expect.poll(() => left).toBe(true)
})

test.for(['before the headers', 'in the middle'])('aborts at the timeout, %s', async (when) => {
  const url = await startWebServer((_request, _body, reply) => {
    if (when === 'in the middle') reply.write('{"a":')
  })
  await expect(callOutside(url, { timeoutMs: 100 })).rejects.toThrow(/timeout/)
})

test('a refused connection is an error', async () => {
  await expect(callOutside(await closedAddress(), { timeoutMs })).rejects.toThrow('fetch failed')
})

test('invalid JSON is undefined', () => {
  expect(parsedJson('{"a":')).toBeUndefined()
})
