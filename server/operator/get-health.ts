import type { Health } from '#contract/operations.ts'
import { healthChecks } from '#contract/operator-roles.ts'
import { lastChecks } from '../platform/health-checks.ts'
import { jobFigures } from '../platform/jobs.ts'
import { version } from '../platform/version.ts'
import { databaseFacts } from './health.store.ts'
import type { OperatorDeps } from './operator-deps.ts'

export async function getHealth({ db }: OperatorDeps): Promise<Health> {
  const [facts, jobs, checks] = await Promise.all([
    databaseFacts(db),
    jobFigures(db),
    lastChecks(db),
  ])
  const byName = new Map(checks.map((check) => [check.name, check]))
  return {
    ...{ version, node: process.versions.node, postgres: facts.version },
    databaseBytes: Number(facts.bytes),
    jobs: jobs
      .map(({ task, due, planned, running, given_up }) => ({
        ...{ task, due, planned, running, failed: given_up },
      }))
      .sort((a, b) => b.failed - a.failed || b.due - a.due || (a.task < b.task ? -1 : 1)),
    checks: healthChecks.map((check) => {
      const last = byName.get(check)
      return {
        ...{ check, at: last?.at.toISOString() ?? null, ok: last?.ok ?? null },
        detail: last?.detail || null,
      }
    }),
  }
}
