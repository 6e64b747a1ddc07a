import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, opendir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { listName, type Manifest } from './manifest.ts'

/** A file of a backup: its place within, with slashes, its size and its hash. */
export type StoredFile = { path: string; bytes: number; sha256: string }

/** The files below a folder, with slashes; what is still being written has a name with a dot. */
export async function* filesBelow(folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await opendir(join(folder, prefix)).catch(ifGone)
  if (!entries) return
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesBelow(folder, path)
    else if (entry.isFile()) yield path
  }
}

/** Writes a file that must not be there, packed where asked for, and tells what it became. */
export async function storeFile(
  from: AsyncIterable<string | Uint8Array>,
  folder: string,
  path: string,
  { pack = false } = {},
): Promise<StoredFile> {
  const to = join(folder, path)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const measured = async function* (chunks: AsyncIterable<string | Uint8Array>) {
    for await (const each of chunks) {
      const chunk = Buffer.from(each as Uint8Array)
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const written = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true })
  await (pack ? pipeline(from, createGzip(), measured, written) : pipeline(from, measured, written))
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Copies a file; undefined when it was deleted meanwhile. */
export async function copyFile(
  from: string,
  folder: string,
  path: string,
): Promise<StoredFile | undefined> {
  const file = await storeFile(createReadStream(from), folder, path).catch(ifGone)
  if (!file) await rm(join(folder, path), { force: true })
  return file
}

const ifGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

/** Writes the list of files; its hash. */
export async function writeList(folder: string, files: StoredFile[]): Promise<string> {
  const text = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')
  await writeFile(join(folder, listName), text, { mode: 0o600, flag: 'wx', flush: true })
  return createHash('sha256').update(text).digest('hex')
}

/** The paths of all files; throws with the names of those that are missing or not as they were. */
export async function checkedFiles(folder: string, { list }: Manifest): Promise<string[]> {
  const text = await readFile(join(folder, listName), 'utf8').catch(() => '')
  if (createHash('sha256').update(text).digest('hex') !== list)
    throw new Error(`The backup is damaged: ${listName} is missing or not as it was written.`)
  const faults: string[] = []
  const paths: string[] = []
  for (const line of text.split('\n').slice(0, -1)) {
    const [sha256, path] = [line.slice(0, 64), line.slice(66)]
    if (path.split('/').some((name) => name === '' || name === '..'))
      throw new Error(`The backup names a file outside of itself: ${path}`)
    paths.push(path)
    const found = await hashOf(join(folder, path)).catch(ifGone)
    if (found === undefined) faults.push(`${path} is missing`)
    else if (found !== sha256) faults.push(`${path} is not as it was written`)
  }
  if (faults.length > 0) throw new Error(`The backup is damaged:\n  ${faults.join('\n  ')}`)
  return paths
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
