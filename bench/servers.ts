import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { freePort } from '../scripts/free-port.mjs'

const root = resolve(import.meta.dirname, '..')

/**
 * `memory` is the resident size in bytes, `processor` the seconds used so far, of all its processes; on
 * Linux, 0 elsewhere. `processes` are their ids, the first process first.
 */
export type Running = {
  url: string
  processes: () => number[]
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
    processes: () => processTree(child.pid!),
    memory: () => sum(processTree(child.pid!).map(residentBytes)),
    processor: () => sum(processTree(child.pid!).map(processorSeconds)),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** What Linux says of a process; empty for one that ended meanwhile, and elsewhere. */
function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** A process and those that it started, and so on. */
export function processTree(pid: number): number[] {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : []
  const children = threads.flatMap((thread) =>
    procFile(pid, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(processTree)]
}

export const residentBytes = (pid: number): number =>
  Number(procFile(pid, 'status').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) * 1024

function processorSeconds(pid: number): number {
  const [user = 0, system = 0] =
    procFile(pid, 'stat').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) / 100
}
