// `npm run operator -- <e-mail> [--role owner]`: a link by which somebody becomes an operator, or gets a new second factor.
import { parseArgs } from 'node:util'
import { email as emailField } from '#contract/fields.ts'
import { operatorRoles } from '#contract/operator-roles.ts'
import { inviteFromCommand } from '#server/accounts/invite-operator.ts'
import { recordAudit } from '#server/platform/audit.ts'
import { placesOf } from '#server/platform/backup/places.ts'
import { openDatabase } from '#server/platform/db.ts'
import { Refusal } from '#server/platform/refusal.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string', default: 'owner' } },
})
const address = emailField.safeParse(positionals[0] ?? '')
const role = operatorRoles.find((each) => each === values.role)
if (!address.success || !role || positionals.length > 1)
  throw new Error(`Usage: npm run operator -- <e-mail> [--role ${operatorRoles.join('|')}]`)
const { HOST = '127.0.0.1', PORT = '3000', PUBLIC_URL = `http://${HOST}:${PORT}` } = process.env
const { url, stop } = await placesOf(process.env, console.error)
const database = openDatabase({
  url,
  connections: 1,
  statementTimeoutMs: 10_000,
  onError: (error) => console.error(error),
})
const made = await database.db.transaction(async (tx) => {
  const invited = await inviteFromCommand(tx, PUBLIC_URL.replace(/\/$/, ''), {
    email: address.data,
    role,
  })
  if (!(invited instanceof Refusal))
    await recordAudit(tx, {
      event: 'operator.invited',
      facts: { command: true, renewal: invited.isRenewal, role: invited.row.role },
    })
  return invited
})
await database.close()
await stop()
if (made instanceof Refusal) {
  console.error(`${address.data} has an account that is no operator’s. Use another address.`)
  process.exitCode = 1
} else {
  console.error(
    made.isRenewal
      ? 'This link sets a new password and a new second factor, once, within 24 hours:'
      : `This link makes ${address.data} an operator (${made.row.role}), once, within 24 hours:`,
  )
  console.log(made.link)
}
