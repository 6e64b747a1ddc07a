// `npm run backup -- <folder>`: the database, pictures and uploaded files, while Ghiyar goes on.
import { resolve } from 'node:path'
import { placesOf } from '#server/platform/backup/places.ts'
import { openDatabase } from '#server/platform/db.ts'
import { recordCheck } from '#server/platform/health-checks.ts'
import { writeBackup } from '#server/platform/backup/write-backup.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name a folder for the backup: npm run backup -- <folder>')

/** Records the backup for the operator's page; one that can't be recorded is a backup still. */
const recordedIn =
  (url: string) =>
  async <Made>(made: Made): Promise<Made> => {
    const onError = (error: unknown) => console.error('The backup could not be recorded.', error)
    const database = openDatabase({ url, connections: 1, statementTimeoutMs: 10_000, onError })
    await recordCheck(database.db, 'backup', { ok: true, detail: '' }).catch(onError)
    await database.close()
    return made
  }

try {
  const { stop, ...places } = await placesOf(process.env, console.log)
  const made = writeBackup(resolve(folder), { ...places, log: console.log })
  const { bucket } = await made.then(recordedIn(places.url)).finally(stop)
  if (bucket) console.log('What people uploaded lies in the bucket and is not in the backup.')
  console.log(`The backup is in ${resolve(folder)}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
