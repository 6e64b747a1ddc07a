// A black hole in place of each external service: connections stay open without any answer.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { tcpProxy } from '../testing/tcp-proxy.ts'
import { account, BUCKET, s3Server } from './files/s3-server.fixture.ts'
import { s3Store } from './files/s3-store.ts'
import { newId } from './id.ts'
import { startMailServer } from './messages/mail-server.fixture.ts'
import { smtpSender } from './messages/smtp.ts'
import { RateLimits } from './rate-limits.ts'
import { isUnavailable } from './unavailable.ts'

const failure = (work: Promise<unknown>) =>
  work.then(() => undefined).catch((error: Error) => error)

test('SMTP: a silent connection is dropped, and mail is sent over a new one', async () => {
  const { port, received } = await startMailServer()
  const proxy = await tcpProxy([port], onTestFinished)
  const sender = smtpSender({
    url: `smtp://127.0.0.1:${proxy.port}`,
    from: 'Ghiyar <no-reply@ghiyar.example>',
    timeoutMs: 1_500,
  })
  onTestFinished(() => sender.close())
  const send = (subject: string) =>
    failure(
      sender.send({ channel: 'email', to: 'a@garage.example', subject, text: 'x', html: 'x' }),
    )
  const subjects = () => received.map(({ mail }) => mail.subject)
  expect(await send('before')).toBeUndefined()
  proxy.swallow()
  // The first may fail, and is a job that is tried again.
  await send('silent')
  expect(await send('after')).toBeUndefined()
  proxy.pause()
  expect(await send('held')).toBeInstanceOf(Error)
  proxy.release()
  expect(await send('released')).toBeUndefined()
  expect(subjects()).toEqual(expect.arrayContaining(['before', 'after', 'released']))
})

test('S3: a silent connection is replaced; a silent store is unavailable', async () => {
  const { endpoint } = await s3Server()
  const proxy = await tcpProxy([Number(new URL(endpoint).port)], onTestFinished)
  const store = s3Store({
    ...{ endpoint: `http://127.0.0.1:${proxy.port}`, region: 'us-east-1', bucket: BUCKET },
    ...{ ...account, forcePathStyle: true, timeouts: { connectMs: 1_500, idleMs: 1_500 } },
  })
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-silent-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  await writeFile(path, 'content')
  const put = async (key = newId()) => {
    await store.put(key, { path, type: 'text/plain', bytes: 7 })
    return key
  }
  const key = await put()
  proxy.swallow()
  expect(await text(await store.read(key))).toBe('content')
  proxy.pause()
  expect(isUnavailable(await failure(put()))).toBe(true)
  proxy.release()
  await expect.poll(() => failure(put())).toBeUndefined()
})

const { REDIS_URL } = process.env

test.skipIf(!REDIS_URL)(
  'Redis: while it is silent each process counts alone, then together again',
  async () => {
    const redis = new URL(REDIS_URL!)
    const proxy = await tcpProxy([Number(redis.port || 6379)], onTestFinished)
    redis.hostname = '127.0.0.1'
    redis.port = `${proxy.port}`
    const log: string[] = []
    const limits = new RateLimits({
      redis: { url: redis.href, scope: 'ghiyar:test' },
      ...{ processes: 1, perAddress: 1 },
      log: (message) => void log.push(message),
    })
    onTestFinished(() => limits.close())
    const rule = { name: `silent-${newId()}`, points: 1, seconds: 60 }
    await expect.poll(() => limits.shared).toBe(true)
    expect(await limits.take(rule, 'a')).toBeUndefined()
    proxy.swallow()
    expect(await limits.take(rule, 'b')).toBeUndefined()
    expect((await limits.take(rule, 'b'))?.code).toBe('server.limited')
    await expect.poll(() => limits.shared).toBe(true)
    // Earlier counts apply again.
    expect((await limits.take(rule, 'a'))?.code).toBe('server.limited')
    expect(log).toHaveLength(2)
  },
)
