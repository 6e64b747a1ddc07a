import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.mjs'
import { folderForDatabase } from '../server/testing/folder-for-database.ts'

// As long as the server of all other tests has.
const START_MS = 240_000

/** For Node, of servers of these tests. */
export const withCheapHashes = `--import=${import.meta.resolve('./cheap-hashes.ts')}`

/** Of the server that all other tests share. */
export const sharedDataDir = process.env.E2E_DATA_DIR ?? 'data/e2e'

/** How long a fixture may take that starts and ends a server. */
export const serverFixtureMs = START_MS + 30_000

export type OwnServer = {
  address: string
  /** The settings it was started with, for commands beside it. */
  env: Record<string, string | undefined>
}

/** Provides a server on a database of its own with a small marketplace, under this name of the machine. */
export async function withServer(
  host: '127.0.0.1' | 'localhost',
  settings: Record<string, string>,
  provide: (server: OwnServer) => Promise<void>,
): Promise<void> {
  const folder = await folderForDatabase('ghiyar-own-')
  try {
    await serve(folder, host, settings, provide)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function serve(
  folder: string,
  host: string,
  settings: Record<string, string>,
  provide: (server: OwnServer) => Promise<void>,
): Promise<void> {
  // The same pictures as those of the server of all other tests, which take half a minute to draw.
  // Files of which the name begins with a point are still being written by other tests.
  await cp(join(sharedDataDir, 'media'), join(folder, 'media'), {
    recursive: true,
    filter: (file) => !basename(file).startsWith('.'),
  })
  const port = await freePort()
  const { DATABASE_URL: _, ...environment } = process.env
  const address = `http://${host}:${port}`
  const env = {
    ...environment,
    ...{ PORT: `${port}`, PUBLIC_URL: address, DATA_DIR: folder, DEMO_LISTINGS: '100' },
    ...{ LOG_LEVEL: 'warn', NODE_OPTIONS: withCheapHashes, ...settings },
  }
  const server = spawn('node', ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  try {
    await isReady(`http://127.0.0.1:${port}`, ended)
    await provide({ address, env })
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

async function isReady(address: string, ended: Promise<unknown>): Promise<void> {
  let isOver = false
  void ended.then(() => (isOver = true))
  const until = performance.now() + START_MS
  while (!isOver && performance.now() < until) {
    const reply = await fetch(`${address}/ready`).catch(() => undefined)
    if (reply?.ok) return
    await after(200)
  }
  throw new Error('The server of this test did not get ready')
}
