import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { diskStore } from './disk-store.ts'
import { FileMissingError } from './file-store.ts'

const KEY = '0123456789abcdef0123456789abcdef'

async function ownFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const fileOf = async (words: string, bytes = words.length) => {
    const path = join(folder, 'file')
    await writeFile(path, words)
    return { path, type: 'application/pdf', bytes }
  }
  const files = join(folder, 'files')
  const left = async () => {
    const entries = await readdir(files, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  }
  return { files, store: diskStore(files), fileOf, left }
}

test('a file is written, read and removed', async () => {
  const { files, store, fileOf, left } = await ownFolder()
  await store.check()
  await store.put(KEY, await fileOf('first'))
  expect(await text(await store.read(KEY))).toBe('first')
  expect((await stat(join(files, '01/23', KEY))).mode & 0o777).toBe(0o600)
  await store.put(KEY, await fileOf('second'))
  expect(await text(await store.read(KEY))).toBe('second')
  expect(await left()).toEqual([KEY])
  await store.remove(KEY)
  await store.remove(KEY)
  await expect(store.read(KEY)).rejects.toThrow(FileMissingError)
  expect(await left()).toEqual([])
})

test('a failed write leaves the old file and no temporary one', async () => {
  const { store, fileOf, left } = await ownFolder()
  await store.put(KEY, await fileOf('whole'))
  await expect(store.put(KEY, await fileOf('shorter', 99))).rejects.toThrow('not as long')
  const missing = { path: '/nowhere/file', type: 'application/pdf', bytes: 1 }
  await expect(store.put(KEY, missing)).rejects.toThrow('ENOENT')
  expect(await text(await store.read(KEY))).toBe('whole')
  expect(await left()).toEqual([KEY])
})

test('a read-only folder is reported', async () => {
  await expect(diskStore('/dev/null/files').check()).rejects.toThrow('ENOTDIR')
})

test('only valid keys are resolved to paths', async () => {
  const { store, fileOf, left } = await ownFolder()
  await store.check()
  const file = await fileOf('x')
  for (const key of [
    '',
    'short',
    '../../../../etc/passwd',
    `${KEY}/x`,
    `${KEY}\n`,
    KEY.toUpperCase(),
    'a'.repeat(65),
  ]) {
    await expect(store.put(key, file)).rejects.toThrow(TypeError)
    await expect(store.read(key)).rejects.toThrow(TypeError)
    await expect(store.remove(key)).rejects.toThrow(TypeError)
  }
  expect(await left()).toEqual([])
})
