// `npm run returns:decide -- <number> <refund|close> <reason>`: the operator decides a return that is in dispute.
import { parseArgs } from 'node:util'
import { stockMoves } from '#server/catalog/stock.service.ts'
import { notify } from '#server/notifications/notify.ts'
import { decideReturn } from '#server/orders/returns/decide-return.ts'
import { settleRefunded } from '#server/payments/settle-refunded.ts'
import { openDatabase } from '#server/platform/db.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [number, event, ...words] = positionals
if (!number || (event !== 'refund' && event !== 'close') || words.length === 0)
  throw new Error('Usage: npm run returns:decide -- <number of the return> <refund|close> <reason>')
const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to the database of the marketplace.')
const { db, close } = openDatabase({
  url,
  connections: 1,
  statementTimeoutMs: 10_000,
  onError: (error) => console.error(error),
})
const outcome = await decideReturn(
  { db, stock: stockMoves, notifications: { notify }, onRefunded: settleRefunded },
  { number, event, reason: words.join(' ') },
)
await close()
console.log(outcome.text)
process.exitCode = outcome.isDecided ? 0 : 1
