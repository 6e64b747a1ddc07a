import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { QuotaKind } from '#contract/quotas.ts'
import { metricsText } from './all-processes.ts'
import { registerCollectors, type CollectorSources } from './collectors.ts'

type Answered = { method: string; route: string | undefined; status: number }

const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const STATEMENT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2]
const JOB_SECONDS = [0.1, 1, 10, 60, 600]

const outcome = (failed: boolean) => (failed ? 'failed' : 'done')

export type Metrics = ReturnType<typeof createMetrics>

/** What one application counts as it happens. No label comes from outside: each value is a series. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  new Gauge({
    name: 'ghiyar_processes',
    help: 'Processes whose figures these are, added up',
    registers,
  }).set(1)
  const requests = new Histogram({
    name: 'ghiyar_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const statements = new Histogram({
    name: 'ghiyar_statement_duration_seconds',
    help: 'Time of statements on the database, by their first word',
    labelNames: ['kind'],
    buckets: STATEMENT_SECONDS,
    registers,
  })
  const statementFailures = new Counter({
    name: 'ghiyar_statement_failures_total',
    help: 'Statements that the database refused or did not answer',
    labelNames: ['kind'],
    registers,
  })
  const connections = new Histogram({
    name: 'ghiyar_connection_wait_seconds',
    help: 'Time until a connection of the pool was given out, or none could be',
    labelNames: ['outcome'],
    buckets: STATEMENT_SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'ghiyar_job_duration_seconds',
    help: 'Time that jobs took, by task; a job that failed is tried again',
    labelNames: ['task', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  })
  const limited = new Counter({
    name: 'ghiyar_limited_total',
    help: 'Attempts that a limit refused, by its rule; “challenge” asked for a proof of work first',
    labelNames: ['rule'],
    registers,
  })
  const quotaRefusals = new Counter({
    name: 'ghiyar_quota_refused_total',
    help: 'What was refused because an account has used up a quota, by the kind of quota',
    labelNames: ['kind'],
    registers,
  })
  const importersKilled = new Counter({
    name: 'ghiyar_importers_killed_total',
    help: 'Importers killed because one list blocked them for ten seconds; that list is given up',
    registers,
  })
  return {
    limited: (rule: string) => limited.inc({ rule }),
    request: ({ method, route, status }: Answered, seconds: number) =>
      requests.observe({ method, route: route ?? 'none', status }, seconds),
    statement: (text: string, seconds: number, failed: boolean) => {
      const kind = kindOf(text)
      statements.observe({ kind }, seconds)
      if (failed) statementFailures.inc({ kind })
    },
    connection: (seconds: number, failed: boolean) =>
      connections.observe({ outcome: outcome(failed) }, seconds),
    job: (task: string, seconds: number, failed: boolean) =>
      jobs.observe({ task, outcome: outcome(failed) }, seconds),
    quotaRefused: (kind: QuotaKind, times: number) => quotaRefusals.inc({ kind }, times),
    importerKilled: () => importersKilled.inc(),
    /** Where features add their own. */
    registry,
    /** Adds what stands somewhere already, and is looked at when somebody asks. */
    registerCollectors: (parts: CollectorSources) => registerCollectors(registry, parts),
    text: metricsText([registry, processRegistry()]),
  }
}

const kinds = new Set('select insert update delete with begin commit rollback savepoint'.split(' '))

function kindOf(text: string): string {
  const word = /^\s*([a-z]{1,9})\b/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return kinds.has(word) ? word : 'other'
}

let ofProcess: Registry | undefined

/** What Node tells of its process; once for all applications in it. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}
