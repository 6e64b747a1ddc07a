import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a folder in which an embedded database can live and goes with it. Where root runs the tests the
 * database has another account; it would live elsewhere if that could not enter the folder.
 */
export async function folderForDatabase(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}
