import { createServer, type AddressInfo } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from './mail-server.fixture.ts'
import { type Message, UndeliverableError } from './message.ts'
import { failureOf } from './sending.fixture.ts'
import { smtpSender } from './smtp.ts'

const from = 'Ghiyar غيار <no-reply@ghiyar.test>'

const message: Message = {
  channel: 'email',
  to: 'samir@example.com',
  subject: 'رمز التحقق من غيار',
  text: 'رمزك هو ١٢٣٤٥٦.\n\nYour code is 123456.',
  html: '<p dir="rtl">رمزك هو <b>١٢٣٤٥٦</b></p>',
  code: '123456',
}

function senderTo(url: string, timeoutMs?: number) {
  const sender = smtpSender({ url, from, timeoutMs })
  onTestFinished(() => sender.close())
  return sender
}

test('text, HTML and subject are delivered unchanged', async () => {
  const { port, received } = await startMailServer()
  await senderTo(`smtp://127.0.0.1:${port}`).send(message)
  expect(received).toHaveLength(1)
  const { from: envelopeFrom, to, mail, raw } = received[0]!
  expect(envelopeFrom).toBe('no-reply@ghiyar.test')
  expect(to).toEqual(['samir@example.com'])
  expect(mail.from).toMatchObject({ name: 'Ghiyar غيار', address: 'no-reply@ghiyar.test' })
  expect(mail.to).toMatchObject([{ address: 'samir@example.com' }])
  expect(mail.subject).toBe(message.subject)
  expect(mail.text?.trimEnd()).toBe(message.text)
  expect(mail.html?.trimEnd()).toBe(message.html)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).not.toMatch(/^(?:X-Mailer|X-Code)/m)
})

test('one connection serves several messages', async () => {
  let connections = 0
  const onConnect: SMTPServerOptions['onConnect'] = (_session, callback) => {
    connections += 1
    callback()
  }
  const { port, received } = await startMailServer({ onConnect })
  const sender = senderTo(`smtp://127.0.0.1:${port}`)
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com'])
    await sender.send({ ...message, to })
  expect(received.map((mail) => mail.to[0])).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ])
  expect(connections).toBe(1)
})

const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _session, callback) =>
  username === 'ghiyar' && password === 'p@ss:word'
    ? callback(null, { user: username })
    : callback(Object.assign(new Error('5.7.8 Wrong'), { responseCode: 535 }))

test('the password is sent only after STARTTLS', async () => {
  const { port, received } = await startMailServer({ onAuth, authOptional: false })
  const url = `smtp://ghiyar:p%40ss%3Aword@127.0.0.1:${port}?tls.rejectUnauthorized=false`
  await senderTo(url).send(message)
  expect(received).toMatchObject([{ secure: true, user: 'ghiyar' }])
})

test('a server with an untrusted certificate gets neither password nor mail', async () => {
  const logins: unknown[] = []
  const { port, received } = await startMailServer({
    authOptional: false,
    onAuth: (auth, _session, callback) => {
      logins.push(auth)
      callback(null, { user: 'anybody' })
    },
  })
  const error = await failureOf(
    senderTo(`smtp://ghiyar:secret@127.0.0.1:${port}?requireTLS=true`).send(message),
  )
  expect(error).not.toBeInstanceOf(UndeliverableError)
  expect(logins).toEqual([])
  expect(received).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'a remote server without STARTTLS gets no password',
  async () => {
    const logins: unknown[] = []
    const { port } = await startMailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (auth, _session, callback) => {
        logins.push(auth)
        callback(null, { user: 'anybody' })
      },
    })
    // An address of this machine that counts as a foreign one.
    const error = await failureOf(senderTo(`smtp://ghiyar:secret@0.0.0.0:${port}`).send(message))
    expect(error.message).toContain('STARTTLS')
    expect(logins).toEqual([])
  },
)

test('a wrong password is a configuration error and may be tried again', async () => {
  const { port } = await startMailServer({ onAuth, authOptional: false })
  const url = `smtp://ghiyar:wrong@127.0.0.1:${port}?tls.rejectUnauthorized=false`
  const error = await failureOf(senderTo(url).send(message))
  expect(error.message).toContain('535')
  expect(error).not.toBeInstanceOf(UndeliverableError)
})

test('greylisting may be tried again with the same sender', async () => {
  const seen = new Set<string>()
  const { port, received } = await startMailServer({
    objection: (step, address) => {
      if (step !== 'RCPT' || seen.has(address)) return undefined
      seen.add(address)
      return [451, `4.7.1 <${address}> come back later`]
    },
  })
  const sender = senderTo(`smtp://127.0.0.1:${port}`)
  const error = await failureOf(sender.send(message))
  expect(error).not.toBeInstanceOf(UndeliverableError)
  expect(error.message).toContain('451')
  expect(error.message).not.toContain('samir')
  expect(error.cause).toBeUndefined()
  await sender.send(message)
  expect(received).toHaveLength(1)
})

test.for([
  ['RCPT', 550, true],
  ['RCPT', 452, false],
  ['DATA', 554, true],
  ['DATA', 451, false],
] as const)('a refusal of %s with %i is final: %s', async ([step, code, final]) => {
  const { port, received } = await startMailServer({
    objection: (at, address) => (at === step ? [code, `no <${address}>`] : undefined),
  })
  const error = await failureOf(senderTo(`smtp://127.0.0.1:${port}`).send(message))
  expect(error instanceof UndeliverableError).toBe(final)
  expect(error.message).toContain(String(code))
  expect(error.message).not.toContain('samir')
  expect(received).toEqual([])
})

test('a rejected sender may be tried again', async () => {
  const { port } = await startMailServer({
    onMailFrom: (_address, _session, callback) =>
      callback(Object.assign(new Error('5.7.1 not yours'), { responseCode: 550 })),
  })
  const error = await failureOf(senderTo(`smtp://127.0.0.1:${port}`).send(message))
  expect(error.message).toContain('550')
  expect(error).not.toBeInstanceOf(UndeliverableError)
})

test('an unreachable server may be tried again', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => closed.once('listening', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const error = await failureOf(senderTo(`smtp://127.0.0.1:${port}`).send(message))
  expect(error.message).toContain('ECONNREFUSED')
  expect(error).not.toBeInstanceOf(UndeliverableError)
})

test('a silent server times out', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  const error = await failureOf(senderTo(`smtp://127.0.0.1:${port}`, 100).send(message))
  expect(error).not.toBeInstanceOf(UndeliverableError)
  expect(error).toMatchObject({ code: 'ETIMEDOUT' })
})

test.for([
  'samir@example.com\r\nBcc: all@example.com',
  'samir@example.com\nRCPT TO:<all@example.com>',
  'samir@example.com, all@example.com',
  'samir@example.com;all@example.com',
  'samir@example.com all@example.com',
  'Samir <all@example.com>',
  '"samir\r\n"@example.com',
  'samir@example.com\u0000',
  'all: samir@example.com;',
  'samir',
  '',
])('an address can’t inject a header: %j', async (to) => {
  const { port, received } = await startMailServer()
  const error = await failureOf(senderTo(`smtp://127.0.0.1:${port}`).send({ ...message, to }))
  expect(error).toBeInstanceOf(UndeliverableError)
  expect(received).toEqual([])
})

test('a subject or a text can’t inject a header, a recipient or a file', async () => {
  const { port, received } = await startMailServer()
  await senderTo(`smtp://127.0.0.1:${port}`).send({
    ...message,
    subject: 'Hello\r\nBcc: all@example.com\r\n\r\nAnother body',
    text: '.\r\nRCPT TO:<all@example.com>\r\n.\r\nMAIL FROM:<x@example.com>',
    html: '<img src="file:///etc/hostname"><img src="cid:x">',
  })
  expect(received).toHaveLength(1)
  const { to, mail } = received[0]!
  expect(to).toEqual(['samir@example.com'])
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail.subject).toMatch(/^Hello Bcc: all@example\.com +Another body$/)
  expect(mail.text).toContain('RCPT TO:<all@example.com>')
  expect(mail.attachments).toEqual([])
})

test('Reply-To takes one valid address only', async () => {
  const { port, received } = await startMailServer()
  const sender = senderTo(`smtp://127.0.0.1:${port}`)
  const replyTo = 'visitor+tyres@example.com'
  const wrong = [`${replyTo}\r\nBcc: all@example.com`, `${replyTo}, all@example.com`, 'nobody']
  for (const each of [replyTo, ...wrong]) await sender.send({ ...message, replyTo: each })
  expect(received.map(({ mail }) => mail.replyTo)).toEqual([
    [{ name: '', address: replyTo }],
    ...wrong.map(() => undefined),
  ])
  expect(received.flatMap(({ to }) => to)).toEqual(Array(4).fill('samir@example.com'))
  for (const { raw } of received) expect(raw).not.toContain('all@example.com')
})

test('a header has the link to unsubscribe', async () => {
  const { port, received } = await startMailServer()
  const sender = senderTo(`smtp://127.0.0.1:${port}`)
  const stop = `https://ghiyar.test/unsubscribe?token=${'aB3-_'.repeat(9)}&kind=price_drop`
  await sender.send({ ...message, listUnsubscribe: stop })
  await sender.send(message)
  await sender.send({ ...message, listUnsubscribe: `${stop}>\r\nBcc: all@example.com` })
  const headers = received.map(({ mail }) =>
    Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  )
  expect(headers[0]).toMatchObject({
    'list-unsubscribe': `<${stop}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  for (const name of ['list-unsubscribe', 'list-unsubscribe-post'])
    expect(headers[1]).not.toHaveProperty(name)
  for (const each of headers) expect(each).not.toHaveProperty('bcc')
  expect(received.flatMap(({ to }) => to)).toEqual(Array(3).fill('samir@example.com'))
})
