import { resolve } from 'node:path'
import { saveReference } from '../catalog/reference.store.ts'
import { openDatabase, type Database } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'

/** Makes the tables in an empty database, and the reference data in them. */
export async function fillWithReference(url: string): Promise<void> {
  await migrate(url, resolve(import.meta.dirname, '../migrations'))
  await inDatabase(url, (db) => db.transaction((tx) => saveReference(tx)))
}

/** Opens a database for one work, without a limit of time. */
export async function inDatabase<Result>(
  url: string,
  work: (db: Database['db']) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({
    ...{ url, connections: 2, statementTimeoutMs: 0 },
    onError: (error) => {
      throw error
    },
  })
  const result = await work(database.db)
  await database.close()
  return result
}
