import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runAs } from './account.ts'
import { plainEnvironment } from './binaries.ts'
import type { Installation } from './cluster.ts'
import { giveToOwnerOf } from './directories.ts'
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts'
import { startupLog } from './server-log.ts'

/** PostgreSQL's first process, ours or one that a killed application left behind. */
export interface Postmaster {
  pid: number
  isAlive(): boolean
}

const fastShutdownMs = 30_000
const immediateShutdownMs = 10_000

/** What the server writes about itself into its directory, whether it still runs or not. */
export function readPidFile(cluster: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The server that already runs on the cluster, if its pid file tells the truth. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const pid = readPidFile(cluster)?.pid
  if (!pid || !isPostmasterOf(cluster, pid)) return undefined
  return { pid, isAlive: () => isPostmasterOf(cluster, pid) }
}

/** Starts the server, in a session of its own so that a Ctrl-C reaches us alone. */
export function launch(installation: Installation): Postmaster {
  const { cluster, binaries, account, home, settings } = installation
  if (!existsSync(join(cluster, 'PG_VERSION')))
    throw new EmbeddedPostgresError(`The database in ${home} is gone: its files were removed`)
  const output = openSync(startupLog(home), 'w')
  giveToOwnerOf(home, startupLog(home))
  // A pid file from before a power cut may name a process that is something else today. PostgreSQL
  // would take it for a server; told that it is its grandparent, it doesn't, and still looks for
  // processes that hold the shared memory of that file.
  const former = readPidFile(cluster)?.pid
  const child = spawn(
    join(binaries.native, 'bin', 'postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...runAs(account),
      cwd: '/',
      env: { ...plainEnvironment(), ...(former ? { PG_GRANDPARENT_PID: String(former) } : {}) },
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  child.once('error', () => {
    // Without a process there is no pid, which the check below reports.
  })
  child.unref()
  if (!child.pid)
    throw new EmbeddedPostgresError(`${binaries.native}/bin/postgres can't be started`)
  return { pid: child.pid, isAlive: () => child.exitCode === null && child.signalCode === null }
}

/** Ends the server without losing anything: a fast shutdown, and where that hangs an immediate one. */
export async function shutDown(postmaster: Postmaster, { binaries, cluster }: Installation) {
  if (process.platform === 'win32')
    spawnSync(join(binaries.native, 'bin', 'pg_ctl'), ['stop', '-m', 'fast', '-D', cluster])
  else signal(postmaster, 'SIGINT')
  if (await ends(postmaster, fastShutdownMs)) return
  signal(postmaster, 'SIGQUIT')
  if (await ends(postmaster, immediateShutdownMs)) return
  throw new EmbeddedPostgresError(`The database server (process ${postmaster.pid}) does not stop`)
}

/** Sends a signal to a server that may have ended by itself; Windows knows none but a kill. */
export function signal(postmaster: Postmaster, name: NodeJS.Signals): void {
  if (process.platform === 'win32') return
  try {
    if (postmaster.isAlive()) process.kill(postmaster.pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

async function ends(postmaster: Postmaster, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (postmaster.isAlive()) {
    if (performance.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/** Pids are used again: a live process counts only when it works in the cluster's directory. */
function isPostmasterOf(cluster: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  if (process.platform === 'win32')
    return outputOf('tasklist', ['/FI', `PID eq ${pid}`]).includes('postgres')
  if (process.platform !== 'linux')
    return outputOf('ps', ['-o', 'command=', '-p', `${pid}`]).includes(cluster)
  try {
    // A zombie has no directory any more.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return false
  }
}

function outputOf(program: string, args: string[]): string {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout ?? ''
}
