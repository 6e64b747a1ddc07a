// `npm run ledger:note-transfer -- <e-mail> <AED> <reference>`: a seller transferred what was owed to the marketplace.
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/platform/db.ts'
import { noteTransfer } from '#server/payments/note-transfer.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [email, amount, reference] = positionals
if (!email || !amount || !reference || positionals.length > 3)
  throw new Error('Usage: npm run ledger:note-transfer -- <e-mail of the seller> <AED> <reference>')
const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to the database of the marketplace.')
const database = openDatabase({
  url,
  connections: 1,
  statementTimeoutMs: 10_000,
  onError: (error) => console.error(error),
})
const outcome = await noteTransfer(database.db, { email, amount, reference })
await database.close()
console.log(outcome.text)
process.exitCode = outcome.isNoted ? 0 : 1
