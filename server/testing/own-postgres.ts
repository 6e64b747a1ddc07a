import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { clusterOf } from '../platform/postgres/location.ts'
import { readPidFile } from '../platform/postgres/postmaster.ts'
import type { AtEnd } from './database.ts'
import { fillWithReference } from './fill-database.ts'
import { folderForDatabase } from './folder-for-database.ts'

/** A PostgreSQL that nobody else uses, with the reference data; `kill` ends it as a power cut does, and it recovers. */
export async function ownPostgres(atEnd: AtEnd): Promise<{ url: string; kill: () => void }> {
  const folder = await folderForDatabase('ghiyar-postgres-')
  const dataDir = join(folder, 'postgres')
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  atEnd(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  await fillWithReference(server.url)
  // The library of jobs writes there, past the log, when one of its workers loses the database.
  const trace = vi.spyOn(console, 'trace').mockReturnValue()
  atEnd(async () => trace.mockRestore())
  const pid = () => readPidFile(clusterOf(server.dataDir))!.pid
  return { url: server.url, kill: () => process.kill(pid(), 'SIGKILL') }
}
