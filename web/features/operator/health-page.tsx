import type { Health } from '#contract/operations.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { healthData } from './operator-data.ts'
import { sizeText } from './size-text.ts'

/** Versions, sizes, the last checks, and the queue of background jobs. */
export function HealthPage() {
  const { data, failure, reload } = useData(healthData)
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && <HealthFacts health={data} />}
      {data && <JobCounts jobs={data.jobs} />}
    </>
  )
}

function HealthFacts({ health }: { health: Health }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { version, node, postgres, databaseBytes, checks } = health
  return (
    <>
      <SheetSection id="installation" title={t('nav.health')}>
        <dl className="operator-facts">
          <dt>{t('health.version')}</dt>
          <dd>
            <bdi dir="ltr">{version}</bdi>
          </dd>
          <dt>{t('health.node')}</dt>
          <dd>
            <bdi dir="ltr">{node}</bdi>
          </dd>
          <dt>{t('health.postgres')}</dt>
          <dd>
            <bdi dir="ltr">{postgres}</bdi>
          </dd>
          <dt>{t('health.database')}</dt>
          <dd>
            <bdi dir="ltr">{sizeText(databaseBytes)}</bdi>
          </dd>
        </dl>
      </SheetSection>
      <SheetSection id="checks" title={t('health.checks')}>
        <dl className="operator-facts">
          {checks.map(({ check, at, ok, detail }) => (
            <div key={check} className="contents">
              <dt>{t(`health.names.${check}`)}</dt>
              <dd>
                {at === null ? (
                  t('health.never')
                ) : (
                  <>
                    <span className="chip operator-chip" data-tone={ok ? 'good' : 'bad'}>
                      {ok ? t('health.good') : t('health.bad')}
                    </span>{' '}
                    {momentText(at, language)}
                  </>
                )}
                {detail && (
                  <bdi dir="ltr" className="block text-sm text-danger">
                    {detail}
                  </bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </SheetSection>
    </>
  )
}

const columns = ['due', 'planned', 'running', 'failed'] as const

function JobCounts({ jobs }: Pick<Health, 'jobs'>) {
  const { t } = useTranslation('operator')
  return (
    <SheetSection id="jobs" title={t('health.jobs')}>
      {jobs.length === 0 ? (
        <p className="text-soft">{t('health.noJobs')}</p>
      ) : (
        <div className="operator-table-frame">
          <table className="operator-table">
            <thead>
              <tr>
                <th scope="col">{t('health.task')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`health.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <tr key={job.task}>
                  <th scope="row">
                    <bdi dir="ltr" className="font-mono">
                      {job.task}
                    </bdi>
                  </th>
                  {columns.map((column) => (
                    <td key={column}>
                      <bdi dir="ltr">{countText(job[column])}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SheetSection>
  )
}
