// `npm run trade:check`: whether the orders and stock on DATABASE_URL agree with each other.
import { openDatabase } from '#server/platform/db.ts'
import { tradeFaults } from '#server/orders/trade-faults.store.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to the database to check.')
const database = openDatabase({
  url,
  connections: 1,
  statementTimeoutMs: 0,
  onError: (error) => console.error(error),
})
// In one snapshot: orders go on meanwhile.
const faults = await database.db.transaction((tx) => tradeFaults(tx), {
  isolationLevel: 'repeatable read',
  accessMode: 'read only',
})
await database.close()
for (const { rule, subject } of faults) console.error(`${subject}: broken is that ${rule}`)
if (faults.length === 0) console.log('Orders and stock agree.')
process.exitCode = faults.length === 0 ? 0 : 1
