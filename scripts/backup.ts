// `npm run backup -- <folder>`: the database, pictures and uploaded files, while Ghiyar goes on.
import { resolve } from 'node:path'
import { placesOf } from '#server/platform/backup/places.ts'
import { writeBackup } from '#server/platform/backup/write-backup.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name a folder for the backup: npm run backup -- <folder>')
try {
  const { stop, ...places } = await placesOf(process.env, console.log)
  const { bucket } = await writeBackup(resolve(folder), { ...places, log: console.log }).finally(
    stop,
  )
  if (bucket) console.log('What people uploaded lies in the bucket and is not in the backup.')
  console.log(`The backup is in ${resolve(folder)}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
