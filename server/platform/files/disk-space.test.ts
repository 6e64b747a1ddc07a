import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { join as joinAs, pictureFile } from '../../testing/people.ts'
import { DiskSpace } from './disk-space.ts'
import { formBody, formServer } from './form-server.fixture.ts'
import { outageOf } from '../unavailable.ts'

const GB = 1024 ** 3
const disk = (bytes: number, ffree = 1_000_000, files = 2_000_000) => ({
  ...{ bsize: 4_096, bavail: bytes / 4_096, files, ffree },
})

test.for([
  ['room', disk(GB), false],
  ['no bytes but those for the database', disk(200 * 1024 ** 2), true],
  ['no names', disk(GB, 3), true],
  ['names as many as it needs', disk(GB, 0, 0), false],
] as const)('a disk with %s', async ([, answer, full]) => {
  const space = new DiskSpace('/data', { statfs: () => Promise.resolve(answer) })
  expect([await space.isFull(), await space.freeBytes()]).toEqual([
    full,
    answer.bavail * answer.bsize,
  ])
})

test('free space is checked at most every five seconds, and a failed check rejects nothing', async () => {
  let now = 0
  const asked: string[] = []
  const failing = (path: string) => {
    asked.push(path)
    return Promise.reject(new Error('not there'))
  }
  const space = new DiskSpace('/data', { statfs: failing, clock: () => now })
  expect([await space.refusal(), await space.freeBytes()]).toEqual([undefined, NaN])
  now = 5_001
  await space.isFull()
  expect(asked).toEqual(['/data', '/data'])
})

test.for(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', '53100'])(
  '%s means that no upload fits',
  (code) => {
    const error = new Error('outer', { cause: Object.assign(new Error('inner'), { code }) })
    expect(outageOf(error)?.code).toBe('server.storage_full')
  },
)

test.for(['25006', '53300', '57P03', 'ECONNREFUSED'])(
  '%s means that the store is unavailable',
  (code) => {
    expect(outageOf(Object.assign(new Error('x'), { code }))?.code).toBe('server.unavailable')
  },
)

/** A file system with room for 1,100 names; undefined where this user may mount none. */
const folder = (() => {
  const place = mkdtempSync(join(tmpdir(), 'ghiyar-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,nr_inodes=1100', 'tmpfs', place], {
      stdio: 'ignore',
    })
    return place
  } catch {
    rmdirSync(place)
    return undefined
  }
})()

afterAll(() => {
  if (!folder) return
  execFileSync('umount', ['-l', folder])
  rmdirSync(folder)
})

test.skipIf(!folder)(
  'on a full disk only uploads answer 503, and recover when there is space',
  async () => {
    const place = folder!
    const app = await testApp('empty', { env: { DATA_DIR: place, LIMIT_PER_ADDRESS: '1000' } })
    const { token } = await joinAs(app, 'BUYER')
    // Free space is cached for five seconds of this clock.
    const now = performance.now.bind(performance)
    let skipped = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + skipped)
    onTestFinished(() => clock.mockRestore())
    const expire = () => void (skipped += 5_001)
    const avatar = await pictureFile('me.jpg')
    const upload = () =>
      app.call('updateUser', {}, { token, files: { avatar } }).then(
        () => undefined,
        (error: { status: number; code: string }) => [error.status, error.code],
      )
    const filesIn = async (name: string) =>
      (await readdir(join(place, name), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
    expect(await upload()).toBeUndefined()
    const before = await filesIn('files')

    const fillers: string[] = []
    while ((await statfs(place)).ffree > 0) {
      fillers.push(join(place, `filler-${fillers.length}`))
      await writeFile(fillers.at(-1)!, '')
    }
    // At first by the attempt itself, from when it was looked at again before it.
    expect(await upload()).toEqual([503, 'server.storage_full'])
    const ready = async () => (await app.http.inject('/ready')).json<unknown>()
    expire()
    await expect.poll(ready).toEqual({ status: 'ok', storage: 'full' })
    expect(await upload()).toEqual([503, 'server.storage_full'])
    await expect.poll(() => filesIn('uploads')).toEqual([])
    expect(await filesIn('files')).toEqual(before)
    expect((await app.call('getMe', {}, { token })).role).toBe('BUYER')

    // Received without looking first.
    const form = await formServer({ folder: join(place, 'uploads', 'forms') })
    const { status } = await form.post(formBody([{ name: 'avatar', file: 'a.jpg', content: 'x' }]))
    expect([status, form.failures.map((error) => outageOf(error)?.code)]).toEqual([
      500,
      ['server.storage_full'],
    ])
    expect(await form.left()).toEqual([])

    for (const filler of fillers) await rm(filler)
    expire()
    await expect.poll(upload).toBeUndefined()
    await expect.poll(ready).toEqual({ status: 'ok', storage: 'ok' })
    const { body } = await app.http.inject('/metrics')
    expect(body).toMatch(/^ghiyar_disk_free_bytes [1-9]\d+/m)
  },
  60_000,
)
