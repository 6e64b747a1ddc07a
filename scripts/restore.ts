// `npm run restore -- <folder>`: brings a backup back, into an empty database and empty folders.
import { join, resolve } from 'node:path'
import { placesOf } from '#server/platform/backup/places.ts'
import { restoreBackup } from '#server/platform/backup/restore.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the backup: npm run restore -- <folder>')
try {
  const { stop, url, folders } = await placesOf(process.env, console.log)
  const migrations = join(import.meta.dirname, '../server/migrations')
  const { bucket } = await restoreBackup(resolve(folder), {
    ...{ url, folders, migrations },
    log: console.log,
  }).finally(stop)
  if (bucket) console.log('What people uploaded lay in a bucket: it is to be there again.')
  console.log('It is restored. The next start brings the database to this release.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
