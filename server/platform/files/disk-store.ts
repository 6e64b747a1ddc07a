import { randomBytes } from 'node:crypto'
import {
  constants,
  copyFile,
  mkdir,
  open,
  rename,
  rm,
  stat,
  chmod,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { checkKey, FileMissingError, type FileStore } from './file-store.ts'

/**
 * Keeps files in a folder of this machine, as `<folder>/<ab>/<cd>/<abcd…>`. A file with a name is
 * complete: it is written aside and moved in place when the disk has it.
 */
export function diskStore(folder: string): FileStore {
  const placeOf = (key: string) => {
    checkKey(key)
    const first = join(folder, key.slice(0, 2))
    const second = join(first, key.slice(2, 4))
    return { folders: [second, first, folder], path: join(second, key) }
  }
  const aside = async () => {
    const waiting = join(folder, '.aside')
    await mkdir(waiting, { recursive: true, mode: 0o700 })
    return join(waiting, randomBytes(16).toString('hex'))
  }
  return {
    async put(key, file) {
      const { folders, path } = placeOf(key)
      const written = await aside()
      try {
        await copyFile(file.path, written, constants.COPYFILE_EXCL)
        await chmod(written, 0o600)
        if ((await stat(written)).size !== file.bytes)
          throw new Error(`The file for ${key} is not as long as it should be`)
        await flush(written, 'r+')
        await mkdir(folders[0]!, { recursive: true, mode: 0o700 })
        await rename(written, path)
      } catch (error) {
        await rm(written, { force: true })
        throw error
      }
      // The names have to reach the disk as well; Windows sees to that itself.
      if (process.platform !== 'win32') for (const each of folders) await flush(each, 'r')
    },
    async read(key) {
      const handle = await open(placeOf(key).path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissingError(key) : error
      })
      return handle.createReadStream()
    },
    remove: async (key) => rm(placeOf(key).path, { force: true }),
    async check() {
      const probe = await aside()
      await writeFile(probe, '', { mode: 0o600, flag: 'wx' })
      await rm(probe)
    },
  }
}

async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
