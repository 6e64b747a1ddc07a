import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { FileMissingError } from './file-store.ts'
import { account, BUCKET, s3Server } from './s3-server.fixture.ts'
import { s3Store, type S3Settings } from './s3-store.ts'

const KEY = '0123456789abcdef0123456789abcdef'

const storeOn = (endpoint: string, settings: Partial<S3Settings> = {}) =>
  s3Store({
    endpoint,
    region: 'me-central-1',
    bucket: BUCKET,
    ...account,
    prefix: 'documents/',
    forcePathStyle: true,
    ...settings,
  })

async function fileOf(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-s3-file-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return { path, type: 'application/pdf', bytes: bytes.length }
}

test('a file is written, read and removed', async () => {
  const { endpoint, requests, directory } = await s3Server()
  const store = storeOn(endpoint)
  await store.check()
  const bytes = Buffer.alloc(3_000_000, 'page')
  await store.put(KEY, await fileOf(bytes))
  expect(await buffer(await store.read(KEY))).toEqual(bytes)
  const put = requests.find(({ method }) => method === 'PUT')!
  expect(put.headers).toMatchObject({
    'content-length': '3000000',
    'content-type': 'application/pdf',
  })
  expect(put.headers).not.toHaveProperty('x-amz-acl')
  expect(put.headers).not.toHaveProperty('transfer-encoding')
  expect(put.url).toMatch(`/uploads/documents/${KEY}`)
  await store.remove(KEY)
  await store.remove(KEY)
  await expect(store.read(KEY)).rejects.toThrow(FileMissingError)
  expect((await readdir(directory, { recursive: true })).join()).not.toContain(KEY)
})

test('writing a file again replaces it', async () => {
  const store = storeOn((await s3Server()).endpoint, { encryption: 'AES256' })
  await store.put(KEY, await fileOf(Buffer.from('first')))
  await store.put(KEY, await fileOf(Buffer.from('second')))
  expect(String(await buffer(await store.read(KEY)))).toBe('second')
})

test.for([{ secretAccessKey: 'wrong' }, { accessKeyId: 'UNKNOWN' }])(
  'wrong credentials are rejected: %o',
  async (wrong) => {
    const { endpoint } = await s3Server()
    await storeOn(endpoint).put(KEY, await fileOf(Buffer.from('secret')))
    const store = storeOn(endpoint, wrong)
    await expect(store.check()).rejects.toThrow()
    await expect(store.read(KEY)).rejects.toThrow(
      expect.objectContaining({ name: 'SignatureDoesNotMatch' }),
    )
    await expect(store.put(KEY, await fileOf(Buffer.from('x')))).rejects.toThrow()
    await expect(store.remove(KEY)).rejects.toThrow()
    expect(String(await buffer(await storeOn(endpoint).read(KEY)))).toBe('secret')
  },
)

test('a missing bucket is not reported as a missing file', async () => {
  const store = storeOn((await s3Server()).endpoint, { bucket: 'another' })
  await expect(store.check()).rejects.toThrow()
  await expect(store.read(KEY)).rejects.toThrow(expect.objectContaining({ name: 'NoSuchBucket' }))
})

/** A listener that accepts connections and never answers. */
async function silentServer() {
  const server = createServer((socket) => void socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, endpoint: `http://127.0.0.1:${port}` }
}

test('an unreachable or silent store fails with a timeout', async () => {
  const { server, endpoint } = await silentServer()
  const store = storeOn(endpoint, { timeouts: { connectMs: 200, idleMs: 200 } })
  const file = await fileOf(Buffer.from('x'))
  await expect(store.put(KEY, file)).rejects.toThrow()
  await expect(store.read(KEY)).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
  await new Promise((resolve) => server.close(resolve))
  await expect(store.put(KEY, file)).rejects.toThrow('ECONNREFUSED')
  await expect(store.check()).rejects.toThrow('ECONNREFUSED')
})

test('only valid keys are requested', async () => {
  const store = storeOn('http://127.0.0.1:1')
  const file = await fileOf(Buffer.from('x'))
  for (const key of ['', 'short', '../../../../etc/passwd', `${KEY}/x`, KEY.toUpperCase()]) {
    await expect(store.put(key, file)).rejects.toThrow(TypeError)
    await expect(store.read(key)).rejects.toThrow(TypeError)
    await expect(store.remove(key)).rejects.toThrow(TypeError)
  }
})
