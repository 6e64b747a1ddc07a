import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import type { AtEnd } from './database.ts'
import { folderForDatabase } from './folder-for-database.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Starts the server as `npm start` does, in a process and with a folder of its own; killed when the
 * test ends, should it still run. `untilReady` waits, however long it takes, for the line that says
 * so, and rejects by what the process said should it end before.
 */
export async function startMain(
  env: Record<string, string>,
  { atEnd = onTestFinished }: { atEnd?: AtEnd } = {},
) {
  const folder = await folderForDatabase('ghiyar-main-')
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...{ DATA_DIR: folder, PORT: port, ...env },
    },
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (bytes) => (output.out += String(bytes)))
  child.stderr.on('data', (bytes) => (output.err += String(bytes)))
  // When its workers have ended as well, and everything that it wrote was read.
  const ended = new Promise<number | null>((close) => child.on('close', (code) => close(code)))
  atEnd(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const address = `http://127.0.0.1:${port}`
  const untilReady = () =>
    new Promise<void>((ready, fail) => {
      const look = () => output.out.includes('Ghiyar is at ') && ready()
      child.stdout.on('data', look)
      look()
      void ended.then((code) => fail(new Error(`It ended with ${code}: ${output.err}`)))
    })
  const get = (path: string) => fetch(address + path, { headers: { connection: 'close' } })
  return { child, output, ended, untilReady, address, port, get }
}
