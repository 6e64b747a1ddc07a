import { expect, test } from 'vitest'
import { type Message, UndeliverableError } from './message.ts'
import { failureOf } from './sending.fixture.ts'
import { twilio } from './twilio.ts'
import { closedAddress, replyJson, startWebServer } from './web-server.fixture.ts'

const accountSid = `AC${'0'.repeat(32)}`
const authToken = 'token:with@signs'
const sms: Message = {
  channel: 'sms',
  to: '+971501234567',
  subject: 'Code',
  text: 'رمز غيار 123456 & more',
}

const refusal = (code: number, status: number, message: string) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
})

/** The messages resource, with the refusals that matter here. */
function startTwilio(sent: Record<string, string>[]) {
  return startWebServer((request, body, reply) => {
    const refuse = (code: number, status: number, message: string) =>
      replyJson(reply, status, refusal(code, status, message))
    const login = Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64').toString()
    if (
      !request.headers.authorization?.startsWith('Basic ') ||
      login !== `${accountSid}:${authToken}`
    )
      return refuse(20003, 401, 'Authenticate')
    if (request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
      return refuse(20404, 404, 'The requested resource was not found')
    if (request.method !== 'POST') return refuse(20004, 405, 'Method not allowed')
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      return refuse(21604, 400, "A 'To' phone number is required.")
    const fields = Object.fromEntries(new URLSearchParams(body))
    const { To = '', From, MessagingServiceSid, Body = '' } = fields
    if (To === '+971500000000') return refuse(21211, 400, `Invalid 'To' Phone Number: ${To}`)
    if (To === '+971500000001')
      return refuse(21610, 400, 'Attempt to send to unsubscribed recipient')
    if (To === '+971500000002') return refuse(20429, 429, 'Too Many Requests')
    if (To === '+971500000003') return refuse(20500, 500, 'Internal Server Error')
    if (!From && !/^MG[0-9a-f]{32}$/.test(MessagingServiceSid ?? ''))
      return refuse(21603, 400, "A 'From' phone number is required.")
    if (Body === '' || Body.length > 1_600) return refuse(21602, 400, 'Message body is required.')
    sent.push(fields)
    replyJson(reply, 201, { sid: `SM${'a'.repeat(32)}`, status: 'queued', error_code: null })
  })
}

async function senderTo(sent: Record<string, string>[], from = '+15005550006') {
  return twilio({ accountSid, authToken, from, baseUrl: await startTwilio(sent) })
}

test('a message is sent as a form, from a number', async () => {
  const sent: Record<string, string>[] = []
  await (await senderTo(sent)).send(sms)
  expect(sent).toEqual([{ To: sms.to, From: '+15005550006', Body: sms.text }])
})

test('a messaging service is sent by its id', async () => {
  const sent: Record<string, string>[] = []
  const service = `MG${'b'.repeat(32)}`
  await (await senderTo(sent, service)).send(sms)
  expect(sent).toEqual([{ To: sms.to, MessagingServiceSid: service, Body: sms.text }])
})

test.for([
  ['+971500000000', '21211', true],
  ['+971500000001', '21610', true],
  ['+971500000002', '20429', false],
  ['+971500000003', '20500', false],
] as const)('the refusal of %s becomes %s, final: %s', async ([to, code, final]) => {
  const error = await failureOf((await senderTo([])).send({ ...sms, to }))
  expect(error.message).toContain(code)
  expect(error.message).not.toContain(to.slice(1))
  expect(error instanceof UndeliverableError).toBe(final)
})

test('a wrong token is an error', async () => {
  const baseUrl = await startTwilio([])
  const sender = twilio({ accountSid, authToken: 'wrong', from: '+15005550006', baseUrl })
  const error = await failureOf(sender.send(sms))
  expect(error.message).toBe('Twilio replied with 401, 20003: Authenticate')
})

test('an invalid number is not sent', async () => {
  const sent: Record<string, string>[] = []
  const error = await failureOf((await senderTo(sent)).send({ ...sms, to: '0501234567' }))
  expect(error).toBeInstanceOf(UndeliverableError)
  expect(sent).toEqual([])
})

test.for([
  [200, '<html>Welcome</html>'],
  [201, '{}'],
  [502, '<html>Bad gateway</html>'],
  [307, ''],
] as const)('a reply of %i with %j is an error and may be tried again', async ([status, text]) => {
  const baseUrl = await startWebServer((_request, _body, reply) => {
    reply.writeHead(status, { location: '/elsewhere' }).end(text)
  })
  const error = await failureOf(twilio({ accountSid, authToken, from: 'G', baseUrl }).send(sms))
  expect(error).not.toBeInstanceOf(UndeliverableError)
  expect(error.message).toBe(`Twilio replied with ${status}`)
})

test('a slow or unreachable service may be tried again', async () => {
  const options = { accountSid, authToken, from: 'Ghiyar' }
  const slow = await startWebServer(() => undefined)
  const late = await failureOf(twilio({ ...options, baseUrl: slow, timeoutMs: 100 }).send(sms))
  const gone = await failureOf(twilio({ ...options, baseUrl: await closedAddress() }).send(sms))
  expect(late.message).toContain('timeout')
  expect(gone.message).toBe('fetch failed')
})
