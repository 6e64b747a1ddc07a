// `npm run payments:reconcile`: compares the card payments of the last days on DATABASE_URL with those of the provider,
// stores what differs for the operator's page, and prints all that is open. Settings are read as the server reads them.
import { comparePayments } from '#server/payments/compare-payments.ts'
import { allOpen } from '#server/payments/difference.store.ts'
import { openDatabase } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'
import { cardsOf } from '#server/ports.ts'
import { orderNumber } from '#contract/order-status.ts'

const env = readEnv(process.env)
if (!env.DATABASE_URL) throw new Error('Set DATABASE_URL to the database of the marketplace.')
const database = openDatabase({
  url: env.DATABASE_URL,
  connections: 1,
  statementTimeoutMs: 0,
  onError: (error) => console.error(error),
})
const cards = cardsOf(env, database.db)
await comparePayments({ cards, db: database.db, log: () => undefined })
const found = await allOpen(database.db)
await database.close()
for (const { orderNo, payment, kind, ours, theirs } of found)
  console.error(
    `${orderNumber(orderNo)}, payment ${payment}: ${kind} is ${ours} here, ${theirs || 'nothing'} at the provider`,
  )
if (!cards) console.log('No provider of card payments is connected.')
else if (found.length === 0) console.log(`The payments agree with those of ${cards.name}.`)
process.exitCode = found.length === 0 ? 0 : 1
