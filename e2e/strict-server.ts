import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { test as base } from './people.ts'

// As long as the server of all other tests has.
const START_MS = 240_000

/** `test` with a server of its own that limits an address as strictly as real use does. */
export const test = base.extend<object, { strictServer: string }>({
  baseURL: ({ strictServer }, provide) => provide(strictServer),

  strictServer: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'ghiyar-strict-'))
      // So that the embedded database lies in it as well, and goes with it.
      await chmod(folder, 0o755)
      const port = await freePort()
      const { DATABASE_URL: _, ...environment } = process.env
      const server = spawn('node', ['server/main.ts'], {
        env: {
          ...environment,
          ...{ PORT: `${port}`, DATA_DIR: folder, DEMO_LISTINGS: '100' },
          ...{ LOG_LEVEL: 'warn', LIMIT_PER_ADDRESS: '1' },
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(server, 'exit')
      const address = `http://127.0.0.1:${port}`
      try {
        await isReady(address, ended)
        await provide(address)
      } finally {
        server.kill('SIGTERM')
        await ended
        await rm(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: START_MS + 30_000 },
  ],
})

async function isReady(address: string, ended: Promise<unknown>): Promise<void> {
  let isOver = false
  void ended.then(() => (isOver = true))
  const until = performance.now() + START_MS
  while (!isOver && performance.now() < until) {
    const reply = await fetch(`${address}/ready`).catch(() => undefined)
    if (reply?.ok) return
    await after(200)
  }
  throw new Error('The strict server did not get ready')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
