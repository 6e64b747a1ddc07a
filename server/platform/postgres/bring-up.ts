import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connect } from './address.ts'
import type { Installation } from './cluster.ts'
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts'
import { launch, type Postmaster, runningPostmaster, shutDown } from './postmaster.ts'
import { lastFailure } from './server-log.ts'
import { fingerprintOf } from './settings.ts'

/** A server that answers. */
export interface Running {
  postmaster: Postmaster
  /** A connection that lasts as long as the server does: its end tells of the server's end. */
  watch: Client
  /** Whether the server ran already. */
  reused: boolean
}

export interface StartOptions {
  log(message: string): void
  /** Told of a process as soon as there is one. */
  onProcess(postmaster: Postmaster): void
  signal: AbortSignal
}

const silenceMs = 60_000
const logEveryMs = 10_000
const startingUp = '57P03'

/** Takes over the server that runs with our settings, or starts one; waits until it answers. */
export async function bringUp(installation: Installation, options: StartOptions): Promise<Running> {
  const found = runningPostmaster(installation.cluster)
  if (found) {
    const watch = await takeOver(installation, found, options)
    if (watch) return { postmaster: found, watch, reused: true }
  }
  const postmaster = launch(installation)
  options.onProcess(postmaster)
  try {
    const watch = await answer(installation, postmaster, options)
    return { postmaster, watch, reused: false }
  } catch (error) {
    await shutDown(postmaster, installation)
    throw error
  }
}

/** Whether a start failed since processes of a killed server haven't ended yet. */
export function isLockedByOrphans(error: unknown): boolean {
  return error instanceof Error && /shared memory .*in use/.test(error.message)
}

/** Undefined when the server was about to end, or ran with other settings and has been ended. */
async function takeOver(
  installation: Installation,
  postmaster: Postmaster,
  options: StartOptions,
): Promise<Client | undefined> {
  options.onProcess(postmaster)
  let watch: Client
  try {
    watch = await answer(installation, postmaster, options)
    const { rows } = await watch.query<{ cluster_name: string }>('SHOW cluster_name')
    if (rows[0]?.cluster_name === fingerprintOf(installation.settings)) return watch
  } catch (error) {
    if (postmaster.isAlive()) throw error
    return undefined
  }
  options.log('The database server runs with former settings; starting it anew.')
  await watch.end()
  await shutDown(postmaster, installation)
  return undefined
}

/** Waits for the server's first answer; a recovery after a crash may take minutes and is waited for. */
async function answer(
  { address, home, cluster }: Installation,
  postmaster: Postmaster,
  { log, signal }: StartOptions,
): Promise<Client> {
  const begun = Date.now()
  let lastSign = performance.now()
  let lastLog = lastSign
  for (;;) {
    try {
      return await connect(address, 'postgres')
    } catch (error) {
      const code = errorCode(error)
      if (code === startingUp) lastSign = performance.now()
      if (code?.startsWith('28'))
        throw new EmbeddedPostgresError(`The database in ${home} refuses us`, { cause: error })
    }
    if (!postmaster.isAlive())
      throw new EmbeddedPostgresError(
        `The database server in ${home} ended at once (${lastFailure(home, cluster, begun)})`,
      )
    if (performance.now() - lastSign > silenceMs)
      throw new EmbeddedPostgresError(
        `The database server in ${home} (process ${postmaster.pid}) does not answer: end that process`,
      )
    if (performance.now() - lastLog > logEveryMs) {
      lastLog = performance.now()
      log('The database server is still starting.')
    }
    await sleep(25, undefined, { signal })
  }
}
