// The process in which stock lists are read and applied; see `selling/import/importer.ts`.
import './platform/node-env.ts'
import { join } from 'node:path'
import { quotasService } from './accounts/quotas.service.ts'
import { loadReference } from './catalog/reference.ts'
import { stockService } from './catalog/stock.service.ts'
import { Understanding } from './catalog/understanding/understanding.ts'
import { readVocabulary } from './catalog/understanding/vocabulary.ts'
import { openDatabase } from './platform/db.ts'
import { endWithParent } from './platform/processes/end-with-parent.ts'
import { sendHeartbeats } from './platform/processes/heartbeat.ts'
import type { FromImporter, ImporterData, ToImporter } from './selling/import/importer.ts'
import { runImports, type RunDeps } from './selling/import/run-imports.ts'
import { portsOf, UPLOADS } from './ports.ts'

// The server takes 25 seconds to free the locks of a connection that fell silent; this is noticed before.
const LOCK_STATEMENT_MS = 5_000

// What is broken off goes on elsewhere.
endWithParent({ graceMs: 0 })
process.on('disconnect', () => process.exit(0))

const sendToServer = (message: FromImporter, sent = () => {}) => process.send!(message, sent)
const log = (message: string, error?: unknown) => sendToServer({ message, error })
const end = (error: unknown) =>
  sendToServer({ message: 'the importer broke off', error }, () => process.exit(1))
process.on('uncaughtException', end)

let looking: Promise<() => void> | undefined

process.on('message', (message: ToImporter) => {
  if (message !== 'look') looking = begin(message.data as ImporterData)
  looking!.then((look) => look()).catch(end)
})

/** Reads what is known of parts and their names; the result looks for something to do. */
async function begin({ env, databaseUrl }: ImporterData): Promise<() => void> {
  const open = (connections: number, statementTimeoutMs: number) =>
    openDatabase({
      ...{ url: databaseUrl, connections, statementTimeoutMs },
      onError: (error) => log('a database connection of the importer broke', error),
    })
  const { db } = open(2, 60_000)
  const { pool: lockPool } = open(1, LOCK_STATEMENT_MS)
  const reference = await loadReference(db)
  const understanding = new Understanding(reference, readVocabulary())
  const quotas = quotasService({
    db,
    quotas: env.QUOTAS,
    onRefused: (refused, times) => sendToServer({ refused, times }),
  })
  // Other processes follow by what is announced.
  const stock = stockService({ db, names: understanding, onChange: async () => undefined })
  const deps = {
    ...{ db, lockPool, reference, understanding, stock, quotas, log },
    files: portsOf(env, log).store,
    folder: join(env.DATA_DIR, UPLOADS),
    mostRows: env.IMPORT_ROWS,
    onWork: (importNo) => sendToServer({ importNo }),
  } satisfies RunDeps
  sendHeartbeats()
  let asked = false
  let working = false
  /** Goes on until nobody has asked since it looked last. */
  const work = async (): Promise<void> => {
    if (working) return
    working = true
    while (asked) {
      asked = false
      await runImports(deps)
    }
    working = false
    sendToServer('idle')
  }
  return () => {
    asked = true
    work().catch(end)
  }
}
