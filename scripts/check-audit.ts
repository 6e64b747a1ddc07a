// `npm run audit:check`: whether the log of security events on DATABASE_URL is unbroken.
import { brokenAuditEntry } from '#server/platform/audit.ts'
import { openDatabase } from '#server/platform/db.ts'
import { recordCheck } from '#server/platform/health-checks.ts'

const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to the database to check.')
const database = openDatabase({
  url,
  connections: 1,
  statementTimeoutMs: 0,
  onError: (error) => console.error(error),
})
const broken = await brokenAuditEntry(database.db)
await recordCheck(database.db, 'audit', {
  ok: broken === undefined,
  detail: broken === undefined ? '' : `Entry ${broken} was altered, or one before it is missing.`,
}).catch((error: unknown) => console.error('The check could not be recorded.', error))
await database.close()
if (broken === undefined) console.log('The log is unbroken.')
else console.error(`Entry ${broken} was altered, or one before it is missing.`)
process.exitCode = broken === undefined ? 0 : 1
