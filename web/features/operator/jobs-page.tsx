import { useState } from 'react'
import type { FailedJob } from '#contract/operations.ts'
import { momentText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { ConfirmDialog } from './confirm/confirm-dialog.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { jobsData } from './operator-data.ts'
import { rowsPerPage } from './paged-rows.tsx'

/** Background jobs that failed, to be tried again or dropped. */
export function JobsPage() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const [page, setPage] = useState(1)
  const { data, failure, reload } = useData(jobsData(page))
  const { run, busy, failure: stepFailure } = useConfirmedStep()
  const [dropping, setDropping] = useState<FailedJob>()

  const retry = ({ _id: id }: FailedJob) =>
    run(async (api) => {
      await api.call('retryJob', { id })
      toast(t('jobs.retried'))
    })
  const drop = ({ _id: id }: FailedJob) =>
    run(async (api) => {
      await api.call('dropJob', { id })
      toast(t('jobs.dropped'))
    })
  return (
    <>
      <p className="max-w-prose text-soft">{t('jobs.text')}</p>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data?.items.length === 0 && (
        <NoticePanel
          label={t('nav.jobs')}
          icon="check"
          title={t('jobs.empty')}
          text={t('jobs.emptyText')}
        >
          {null}
        </NoticePanel>
      )}
      <FormFailure message={stepFailure} />
      {data && data.items.length > 0 && (
        <ul aria-label={t('nav.jobs')} className="panel operator-rows">
          {data.items.map((job) => (
            <JobRow
              key={job._id}
              {...{ job, busy }}
              onRetry={() => retry(job)}
              onDrop={() => setDropping(job)}
            />
          ))}
        </ul>
      )}
      <ListPageButtons
        page={page}
        pages={Math.ceil((data?.total ?? 0) / rowsPerPage)}
        onPage={setPage}
      />
      {dropping && (
        <ConfirmDialog
          title={t('jobs.dropTitle')}
          text={t('jobs.dropText')}
          action={t('jobs.drop')}
          onConfirm={() => drop(dropping)}
          onClose={() => setDropping(undefined)}
        />
      )}
    </>
  )
}

type JobRowProps = { job: FailedJob; busy: boolean; onRetry: () => void; onDrop: () => void }

function JobRow({ job, busy, onRetry, onDrop }: JobRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, task, error, attempts, most, date, next } = job
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <bdi dir="ltr" id={`job${_id}`} className="font-mono font-semibold">
          {task}
        </bdi>
        {next === null && (
          <span className="chip operator-chip" data-tone="bad">
            {t('jobs.givenUp')}
          </span>
        )}
      </p>
      <p className="operator-row-text">
        {error ? <bdi dir="ltr">{error}</bdi> : t('jobs.noError')}
      </p>
      <p className="operator-row-facts">
        <span>{t('jobs.attempts', { attempts, most })}</span>
        <span>{t('jobs.last', { date: momentText(date, language) })}</span>
        {next && <span>{t('jobs.next', { date: momentText(next, language) })}</span>}
      </p>
      {job.allowed ? (
        <div className="operator-actions">
          <button
            type="button"
            id={`retry${_id}`}
            aria-labelledby={`retry${_id} job${_id}`}
            disabled={busy}
            className="button"
            onClick={onRetry}
          >
            {t('jobs.retry')}
          </button>
          <button
            type="button"
            id={`drop${_id}`}
            aria-labelledby={`drop${_id} job${_id}`}
            disabled={busy}
            className="button button-danger"
            onClick={onDrop}
          >
            {t('jobs.drop')}
          </button>
        </div>
      ) : (
        <p className="text-sm text-soft">{t('jobs.money')}</p>
      )}
    </li>
  )
}
