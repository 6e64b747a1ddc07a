import { connect, connectionUrl } from './address.ts'
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded.ts'
import { clusterOf, defaultMachineDir, settleLocation, socketDirectory } from './location.ts'
import { loopbackAddress } from './loopback.ts'
import { readPidFile } from './postmaster.ts'

/**
 * The embedded database for a command beside Ghiyar: the one that runs already, else it is started
 * for as long as the command takes.
 */
export async function reachEmbeddedPostgres(
  options: Pick<EmbeddedPostgresOptions, 'dataDir' | 'machineDir' | 'log'>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { dataDir, machineDir = defaultMachineDir, log } = options
  const location = settleLocation(dataDir, machineDir, () => undefined)
  const running = readPidFile(clusterOf(location.home))
  if (!running) return startEmbeddedPostgres(options)
  const address =
    process.platform === 'win32'
      ? await loopbackAddress(clusterOf(location.home), running.port)
      : { socketDir: socketDirectory(location, machineDir) }
  const client = await connect(address, 'postgres').catch(() => undefined)
  // What a killed server left lies there as well: starting takes care of it.
  if (!client) return startEmbeddedPostgres(options)
  await client.end()
  log('The database of a running Ghiyar is used.')
  return { url: connectionUrl(address), stop: async () => undefined }
}
