// `npm run ledger:check`: whether the books on DATABASE_URL add up, and agree with the orders.
import { openDatabase } from '#server/platform/db.ts'
import { recordCheck } from '#server/platform/health-checks.ts'
import { ledgerFaults } from '#server/payments/ledger-faults.store.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to the database to check.')
const database = openDatabase({
  url,
  connections: 1,
  statementTimeoutMs: 0,
  onError: (error) => console.error(error),
})
// In one snapshot: orders go on meanwhile.
const faults = await database.db.transaction((tx) => ledgerFaults(tx), {
  isolationLevel: 'repeatable read',
  accessMode: 'read only',
})
await recordCheck(database.db, 'ledger', {
  ok: faults.length === 0,
  detail: faults.length === 0 ? '' : `${faults.length} rules are broken, first: ${faults[0]!.rule}`,
}).catch((error: unknown) => console.error('The check could not be recorded.', error))
await database.close()
for (const { rule, subject } of faults) console.error(`${subject}: broken is that ${rule}`)
if (faults.length === 0) console.log('The books add up.')
process.exitCode = faults.length === 0 ? 0 : 1
