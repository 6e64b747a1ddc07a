import { isRoot } from './account.ts'
import { type Address, connect, connectionUrl, database } from './address.ts'
import { installedBinaries, usableBinaries } from './binaries.ts'
import { ensureCluster, type Installation } from './cluster.ts'
import {
  clusterOf,
  defaultMachineDir,
  type Location,
  machineDirectory,
  settleLocation,
  socketDirectory,
} from './location.ts'
import { loopbackAddress } from './loopback.ts'
import { claim } from './ownership.ts'
import { readPidFile } from './postmaster.ts'
import { fixedSettings } from './settings.ts'
import { supervise } from './supervisor.ts'

export interface EmbeddedPostgresOptions {
  /** The directory of the database; made when missing. */
  dataDir: string
  /** Where root keeps what the database's user can't reach; `/var/lib/ghiyar` unless told. */
  machineDir?: string
  log(message: string): void
  /** Whether rows outlive a power cut; tests do without, and copy their databases in a fraction of the time. */
  isDurable?: boolean
  /** Told once when the server died and can't be brought back; the application should end then. */
  onLost?(reason: string): void
}

export interface EmbeddedPostgres {
  /** For `pg` and `psql`: the database `ghiyar` by the role `ghiyar`, who may do everything. */
  url: string
  /** The directory in use: another than the wanted one where root's database could not live there. */
  dataDir: string
  /** Whether a server was found that a killed application had left running. */
  reused: boolean
  /** Ends the server and gives the directory free; may be called again. */
  stop(): Promise<void>
}

/**
 * Starts Ghiyar's own PostgreSQL and keeps it alive until `stop`. This process is its only owner.
 * @throws EmbeddedPostgresError with a sentence for the person who started Ghiyar
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, machineDir = defaultMachineDir, isDurable = true, log, onLost } = options
  const installed = installedBinaries()
  const location = settleLocation(dataDir, machineDir, log)
  const { home, account } = location
  const release = await claim(home)
  try {
    const copies = () => (isRoot() ? machineDirectory(machineDir) : home)
    const binaries = usableBinaries(installed, account, copies)
    const address = await addressFor(location, machineDir)
    const installation: Installation = {
      ...location,
      cluster: clusterOf(home),
      binaries,
      address,
      settings: fixedSettings(address, binaries.version, isDurable),
    }
    if (ensureCluster(installation)) log(`A new database was made in ${home}.`)
    const server = await supervise(installation, log, onLost ?? log)
    await ensureDatabase(address).catch(async (error: unknown) => {
      await server.stop()
      throw error
    })
    const stop = async () => {
      await server.stop()
      release()
    }
    return { url: connectionUrl(address), dataDir: home, reused: server.reused, stop }
  } catch (error) {
    release()
    throw error
  }
}

async function addressFor(location: Location, machineDir: string): Promise<Address> {
  if (process.platform !== 'win32') return { socketDir: socketDirectory(location, machineDir) }
  const cluster = clusterOf(location.home)
  return loopbackAddress(cluster, readPidFile(cluster)?.port)
}

async function ensureDatabase(address: Address): Promise<void> {
  const client = await connect(address, 'postgres')
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      database,
    ])
    if (!rowCount) await client.query(`CREATE DATABASE ${database}`)
  } finally {
    await client.end()
  }
}
