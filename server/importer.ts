// The thread in which stock lists are read and applied; see `selling/import/importer.ts`.
import './platform/node-env.ts'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { loadReference } from './catalog/reference.ts'
import { stockService } from './catalog/stock.service.ts'
import { Understanding } from './catalog/understanding/understanding.ts'
import { readVocabulary } from './catalog/understanding/vocabulary.ts'
import { openDatabase } from './platform/db.ts'
import type { Env } from './platform/env.ts'
import type { FromThread } from './selling/import/importer.ts'
import { runImports, type RunParts } from './selling/import/run-imports.ts'
import { picturesService } from './selling/pictures.service.ts'
import { portsOf, UPLOADS } from './ports.ts'

/** What the thread is given. */
export type ImporterData = { env: Env; databaseUrl: string }

const { env, databaseUrl } = workerData as ImporterData
const say = (said: FromThread) => parentPort!.postMessage(said)
const log = (message: string, error?: unknown) => say({ message, error })

// One connection holds the lock of the import at work, the others write.
const { db, pool } = openDatabase({
  url: databaseUrl,
  connections: 3,
  statementTimeoutMs: 60_000,
  onError: (error) => log('a database connection of the importer broke', error),
})
const reference = await loadReference(db)
const understanding = new Understanding(reference, readVocabulary())
const pictures = picturesService({ db, mediaDir: join(env.DATA_DIR, 'media') })
// Other threads and processes follow by what is announced.
const stock = stockService({ db, names: understanding, onChange: async () => undefined })
const parts = {
  ...{ db, pool, reference, understanding, stock, log },
  showPictures: (tx, ids) =>
    pictures.show(
      tx,
      ids.map((id) => ({ id, width: 0, height: 0 })),
    ),
  files: portsOf(env, log).store,
  folder: join(env.DATA_DIR, UPLOADS),
  mostRows: env.IMPORT_ROWS,
} satisfies RunParts

let asked = true
let working = false

/** Goes on until nobody has asked since it looked last. */
async function work(): Promise<void> {
  if (working) return
  working = true
  while (asked) {
    asked = false
    await runImports(parts)
  }
  working = false
  say('idle')
}

parentPort!.on('message', () => {
  asked = true
  void work()
})
await work()
