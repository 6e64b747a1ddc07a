import { expect, test } from 'vitest'
import { type Message, UndeliverableError } from './message.ts'
import { failureOf } from './sending.fixture.ts'
import { smsGateway } from './sms-gateway.ts'
import { closedAddress, replyJson, startWebServer } from './web-server.fixture.ts'

const message: Message = {
  channel: 'sms',
  to: '+971501234567',
  subject: 'Code',
  text: 'رمز غيار 123456',
  code: '123456',
}

/** Takes what a gateway of this kind takes, and refuses the rest. */
async function startGateway(sent: unknown[]) {
  return startWebServer((request, body, reply) => {
    if (request.method !== 'POST' || request.url !== '/v1/send?account=7')
      return replyJson(reply, 404, { error: 'no such route' })
    if (request.headers.authorization !== 'Bearer secret')
      return replyJson(reply, 401, { error: 'who are you?' })
    if (request.headers['content-type'] !== 'application/json')
      return replyJson(reply, 415, { error: 'JSON only' })
    const fields = JSON.parse(body) as Record<string, unknown>
    if (typeof fields.to !== 'string' || typeof fields.text !== 'string')
      return replyJson(reply, 422, { error: 'to and text' })
    sent.push(fields)
    replyJson(reply, 202, { id: 'm-1' })
  })
}

test('only number, sender and text are sent to the gateway', async () => {
  const sent: unknown[] = []
  const url = `${await startGateway(sent)}/v1/send?account=7`
  await smsGateway({ url, authorization: 'Bearer secret', from: 'GHIYAR' }).send(message)
  expect(sent).toEqual([{ to: '+971501234567', from: 'GHIYAR', text: 'رمز غيار 123456' }])
})

test('a key that the gateway rejects is an error', async () => {
  const sent: unknown[] = []
  const url = `${await startGateway(sent)}/v1/send?account=7`
  const error = await failureOf(smsGateway({ url }).send(message))
  expect(error.message).toContain('401')
  expect(sent).toEqual([])
})

test.for([
  [400, true],
  [404, true],
  [408, false],
  [422, true],
  [429, false],
  [500, false],
  [503, false],
  [302, false],
] as const)('a reply of %i is final: %s', async ([status, final]) => {
  let calls = 0
  const url = await startWebServer((_request, _body, reply) => {
    calls += 1
    reply.writeHead(status, { location: '/elsewhere' }).end('+971501234567 is no good')
  })
  const error = await failureOf(smsGateway({ url }).send(message))
  expect(error instanceof UndeliverableError).toBe(final)
  expect(error.message).toBe(`The SMS gateway replied with ${status}`)
  expect(calls).toBe(1)
})

test('a slow or unreachable gateway may be tried again', async () => {
  const slow = await startWebServer(() => undefined)
  const late = await failureOf(smsGateway({ url: slow, timeoutMs: 100 }).send(message))
  const gone = await failureOf(smsGateway({ url: await closedAddress() }).send(message))
  expect(late.message).toContain('timeout')
  expect(gone.message).toBe('fetch failed')
  expect([late, gone].some((error) => error instanceof UndeliverableError)).toBe(false)
})

test.for(['0501234567', '+9715012345678901', '+971 50 123 4567', '+97150,+97151', 'samir', ''])(
  'an invalid number is not sent: %j',
  async (to) => {
    const sent: unknown[] = []
    const url = `${await startGateway(sent)}/v1/send?account=7`
    const sending = smsGateway({ url, authorization: 'Bearer secret' }).send({ ...message, to })
    expect(await failureOf(sending)).toBeInstanceOf(UndeliverableError)
    expect(sent).toEqual([])
  },
)
