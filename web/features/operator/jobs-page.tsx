import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FailedJob } from '#contract/operations.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { pageOf } from '#web/ui/pages.ts'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { ConfirmDialog } from './confirm/confirm-dialog.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { jobsData } from './operator-data.ts'
import { PagedRows } from './paged-rows.tsx'

/** Background jobs that failed, to be tried again or dropped. */
export function JobsPage() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const page = pageOf(new URLSearchParams(useLocation().search)) ?? 1
  const { data, failure, updating, reload } = useData(jobsData(page))
  const { run, busy, failure: stepFailure } = useConfirmedStep()
  const [dropping, setDropping] = useState<FailedJob>()
  const list = useRef<HTMLDivElement>(null)
  const focusList = useFocusAfterRender(() => list.current)
  const step = (call: 'retryJob' | 'dropJob', { _id: id }: FailedJob) =>
    run(async (api) => {
      await api.call(call, { id })
      toast(t(call === 'retryJob' ? 'jobs.retried' : 'jobs.dropped'))
      focusList()
    })
  return (
    <>
      <p className="max-w-prose text-soft">{t('jobs.text')}</p>
      <PagedRows
        ref={list}
        {...{ list: data, failure, updating, reload, stepFailure }}
        label={t('nav.jobs')}
        empty={{ title: t('jobs.empty'), text: t('jobs.emptyText') }}
        row={(job) => (
          <JobRow
            key={job._id}
            {...{ job, busy }}
            onRetry={() => step('retryJob', job)}
            onDrop={() => setDropping(job)}
          />
        )}
      />
      {dropping && (
        <ConfirmDialog
          title={t('jobs.dropTitle')}
          text={t('jobs.dropText')}
          action={t('jobs.drop')}
          onConfirm={() => step('dropJob', dropping)}
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
