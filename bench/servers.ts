import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** `memory` is the resident size in bytes, `processor` the seconds used so far; on Linux, 0 elsewhere. */
export type Running = {
  url: string
  memory: () => number
  processor: () => number
  stop: () => Promise<void>
}

/** Our server as an operator runs it, on the given database. */
export async function startGhiyar(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort()
  return start(['server/main.ts'], port, '/ready', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: process.env.DATA_DIR,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...env,
  })
}

/** The least that Fastify can do: one fixed body, or one row by primary key; see `bare.ts`. */
export async function startBare(env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  return start(['bench/bare.ts'], port, '/', { ...env, PORT: String(port) })
}

async function start(
  args: string[],
  port: number,
  readyPath: string,
  env: Record<string, string | undefined>,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended by itself`)
    const reply = await fetch(url + readyPath).catch(() => undefined)
    await reply?.arrayBuffer()
    if (reply?.ok) break
    await new Promise((again) => setTimeout(again, 100))
  }
  return {
    url,
    memory: () => residentBytes(child.pid!),
    processor: () => processorSeconds(child.pid!),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function residentBytes(pid: number): number {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return 0
  return Number(readFileSync(status, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) * 1024
}

function processorSeconds(pid: number): number {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return 0
  const [user, system] = readFileSync(stat, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}
