import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { endSlowBodies } from './platform/http/slow-bodies.ts'
import { requestOf, testApp } from './testing/app.ts'
import type { SentFile } from './testing/multipart.ts'
import { join, password, pictureFile } from './testing/people.ts'
import { provenDraft } from './testing/principals.ts'

afterEach(() => vi.restoreAllMocks())

/** Sends these bytes to a listening server; its answer, and when it disconnects. */
function sendBytes(http: FastifyInstance, bytes: Buffer | string) {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  const received = { answer: '' }
  socket.on('data', (chunk) => (received.answer += String(chunk))).on('error', () => undefined)
  const closed = new Promise<string>((hungUp) => socket.on('close', () => hungUp(received.answer)))
  onTestFinished(() => void socket.destroy())
  socket.write(bytes)
  return { socket, received, closed }
}

const post = (path: string, headers: Record<string, string | number>) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

const json = { 'content-type': 'application/json', 'content-length': 20 }
const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 4 }

/** A server that gives bodies this long, and answers with what it got. */
async function patientFor(milliseconds: number) {
  const http = fastify()
  endSlowBodies(http, milliseconds)
  http.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  const arrived: string[] = []
  http.addHook('onRequest', async ({ headers }) => void arrived.push(headers['content-type'] ?? ''))
  http.post('/', async ({ body }) => ({ got: body }))
  await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  return { http, arrived }
}

test.for([
  ['with its length', json, '{"half":'],
  [
    'in chunks',
    { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    '5\r\n{"a":\r\n',
  ],
  ['of no type', { 'content-length': 20 }, 'half'],
  ['that does not begin', json, ''],
] as const)('a body %s times out', async ([, headers, half]) => {
  const { http } = await patientFor(50)
  const { closed } = sendBytes(http, post('/', headers) + half)
  expect(await closed).not.toContain('HTTP/1.1 200')
})

test('a form has a longer timeout than JSON', async () => {
  const { http, arrived } = await patientFor(50)
  const slow = sendBytes(http, `${post('/', form)}ab`)
  await expect.poll(() => arrived).toEqual([form['content-type']])
  await sendBytes(http, `${post('/', json)}{"half":`).closed
  slow.socket.write('cd')
  await expect.poll(() => slow.received.answer).toContain('{"got":"abcd"}')
})

test('a connection is timed anew with each request', async () => {
  const { http } = await patientFor(60_000)
  const { socket, received } = sendBytes(http, `${post('/', json)}{"first":  `)
  socket.write('"whole" }')
  await expect.poll(() => received.answer).toContain('{"got":{"first":"whole"}}')
  socket.write(`${post('/', json)}{"second": "whole" }`)
  await expect.poll(() => received.answer).toContain('{"got":{"second":"whole"}}')
})

/** An application that listens, and what lies in its folder for files on their way. */
async function listening() {
  const folder = await mkdtemp(joinPath(tmpdir(), 'ghiyar-slow-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, LIMIT_PER_ADDRESS: '1000' }
  const app = await testApp('empty', { env })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const uploads = joinPath(folder, 'uploads')
  return {
    ...app,
    async underWay() {
      const options = { recursive: true, withFileTypes: true } as const
      const entries = await readdir(uploads, options).catch(() => [])
      return entries.filter((entry) => entry.isFile()).length
    },
    foldersLeft: () => readdir(uploads).catch((): string[] => []),
  }
}

test('the application’s timeout for JSON is fifteen seconds', async () => {
  const { http } = await listening()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const limit = () => timers.mock.calls.find(([, milliseconds]) => milliseconds === 15_000)
  const { socket, closed } = sendBytes(http, `${post('/api/users/login', json)}{"half":`)
  await expect.poll(limit).toBeDefined()
  expect(socket.closed).toBe(false)
  // As if they had gone by.
  limit()![0]()
  expect(await closed).toBe('')
})

/** A form as a browser sends it, up to somewhere within its file. */
function halfForm(
  name: 'updateUser' | 'signUp',
  input: object,
  files: Record<string, SentFile>,
  headers: Record<string, string> = {},
): Buffer {
  const sent = requestOf(name, input, files)
  const payload = sent.payload as Buffer
  const head = { ...sent.headers, ...headers, 'content-length': payload.length }
  return Buffer.concat([Buffer.from(post(sent.url, head)), payload.subarray(0, -200)])
}

test('fifty stalled uploads block nobody', async () => {
  const app = await listening()
  const { token, email, user } = await join(app, 'BUYER')
  const files = { avatar: await pictureFile('me.png') }
  const half = halfForm('updateUser', {}, files, { authorization: `Bearer ${token}` })
  const stalled = Array.from({ length: 50 }, () => sendBytes(app.http, half))
  await expect.poll(() => app.underWay()).toBe(50)

  const { port } = app.http.server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
  expect((await app.call('getMe', {}, { token }))._id).toBe(user._id)
  await app.call('login', { method: 'email', email, password })
  const other = await join(app, 'SELLER')
  const updated = await app.call('updateUser', {}, { token: other.token, files })
  expect(updated.user.avatar).toMatch(/^\/files\//)
  expect(stalled.filter(({ socket }) => socket.closed)).toEqual([])

  for (const { socket } of stalled) socket.destroy()
  await expect.poll(() => app.foldersLeft()).toEqual([])
  expect((await app.call('getMe', {}, { token })).avatar).toBeNull()
})

test('a stalled upload can continue', async () => {
  const app = await listening()
  const { token } = await join(app, 'BUYER')
  const { payload, headers, url } = requestOf('updateUser', {}, { avatar: await pictureFile() })
  const body = payload as Buffer
  const head = { ...headers, authorization: `Bearer ${token}`, 'content-length': body.length }
  const { socket, received } = sendBytes(app.http, post(url, head))
  socket.write(body.subarray(0, -200))
  await expect.poll(() => app.underWay()).toBe(1)
  socket.write(body.subarray(-200))
  await expect.poll(() => received.answer).toMatch(/^HTTP\/1\.1 200 /)
  await expect.poll(() => app.foldersLeft()).toEqual([])
})

test.for(['updateUser', 'signUp'] as const)(
  '%s aborted in the middle of a file leaves nothing',
  async (name) => {
    const app = await listening()
    const { token } = await join(app, 'SELLER')
    const draft = await provenDraft(app.database.db)
    const input = name === 'signUp' ? { role: 'SELLER', password, details: '{}', ...draft } : {}
    const files = { avatar: await pictureFile(), trade_license_upload: await pictureFile() }
    const half = halfForm(name, input, files, { authorization: `Bearer ${token}` })
    const { rows } = await app.database.pool.query('select id from stored_file')
    const { socket } = sendBytes(app.http, half)
    await expect.poll(() => app.underWay()).toBe(2)
    socket.destroy()
    await expect.poll(() => app.foldersLeft()).toEqual([])
    const { rows: after } = await app.database.pool.query('select id from stored_file')
    expect(after).toEqual(rows)
    expect((await app.http.inject('/ready')).statusCode).toBe(200)
  },
)

test('a client that disconnects before the reply leaves no file', async () => {
  const app = await listening()
  const { token } = await join(app, 'BUYER')
  const { payload, headers, url } = requestOf('updateUser', {}, { avatar: await pictureFile() })
  const body = payload as Buffer
  const head = { ...headers, authorization: `Bearer ${token}`, 'content-length': body.length }
  // The answer waits for as long as the table is locked.
  const locking = await app.database.pool.connect()
  await locking.query('begin; lock table stored_file in access exclusive mode')
  const { socket } = sendBytes(app.http, Buffer.concat([Buffer.from(post(url, head)), body]))
  await expect.poll(() => app.underWay()).toBe(1)
  socket.destroy()
  await locking.query('rollback')
  locking.release()
  await expect.poll(() => app.foldersLeft()).toEqual([])
  expect((await app.http.inject('/ready')).statusCode).toBe(200)
})
