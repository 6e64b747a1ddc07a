import { brokenAuditEntry } from '../platform/audit.ts'
import { recordCheck } from '../platform/health-checks.ts'
import type { OperatorDeps } from './operator-deps.ts'

/** Whether the audit log is unbroken, recorded for the operator's page. */
export async function checkAudit({ db }: Pick<OperatorDeps, 'db'>): Promise<void> {
  const broken = await brokenAuditEntry(db)
  const detail =
    broken === undefined ? '' : `Entry ${broken} was altered, or one before it is missing.`
  await recordCheck(db, 'audit', { ok: broken === undefined, detail })
}
