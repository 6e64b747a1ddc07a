// `npm run accounts:remove-factors -- <e-mail>`: for a garage or company that lost its phone and its recovery codes.
import { parseArgs } from 'node:util'
import { email as emailField } from '#contract/fields.ts'
import { removeFactorsOf } from '#server/accounts/remove-factors.ts'
import { placesOf } from '#server/platform/backup/places.ts'
import { openDatabase } from '#server/platform/db.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const address = emailField.safeParse(positionals[0] ?? '')
if (!address.success || positionals.length > 1)
  throw new Error('Usage: npm run accounts:remove-factors -- <e-mail>')
const { HOST = '127.0.0.1', PORT = '3000', PUBLIC_URL = `http://${HOST}:${PORT}` } = process.env
const { url, stop } = await placesOf(process.env, console.error)
const database = openDatabase({
  url,
  connections: 1,
  statementTimeoutMs: 10_000,
  onError: (error) => console.error(error),
})
const refused = await database.db.transaction((tx) =>
  removeFactorsOf(tx, PUBLIC_URL.replace(/\/$/, ''), address.data),
)
await database.close()
await stop()
console.log(
  refused
    ? `${address.data} is no garage or company with a second factor.`
    : `The second factor of ${address.data} is removed. The password alone opens the account.`,
)
process.exitCode = refused ? 1 : 0
