import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import type { AtEnd } from './database.ts'

const root = resolve(import.meta.dirname, '../..')

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

/**
 * Starts the server as `npm start` does, in a process and with a folder of its own; killed when the
 * test ends, should it still run.
 */
export async function startMain(
  env: Record<string, string>,
  { atEnd = onTestFinished }: { atEnd?: AtEnd } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-main-'))
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...{ DATA_DIR: folder, PORT: port, ...env },
    },
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (bytes) => (output.out += String(bytes)))
  child.stderr.on('data', (bytes) => (output.err += String(bytes)))
  const ended = new Promise<number | null>((exit) => child.on('exit', (code) => exit(code)))
  atEnd(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  const address = `http://127.0.0.1:${port}`
  const get = (path: string) => fetch(address + path, { headers: { connection: 'close' } })
  return { child, output, ended, address, port, get }
}
