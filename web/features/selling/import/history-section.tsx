import { Link } from 'react-router'
import type { ImportSummary } from '#contract/imports.ts'
import { ageText, countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { usePage } from '#web/shell/page.tsx'
import { SaveLinks } from './save-links.tsx'
import { importsPerPage, type useHistory } from './use-history.ts'
import './lists.css'

type HistorySectionProps = ReturnType<typeof useHistory> & {
  /** The one that is looked at. */
  job: string | undefined
}

/** Earlier imports with what became of them. */
export function HistorySection({ shown, failure, reload, setPage, job }: HistorySectionProps) {
  const { t } = useTranslation('import')
  return (
    <section aria-labelledby="import-history" className="panel overflow-hidden">
      <header className="label-strip import-strip">
        <h2 id="import-history">{t('history.title')}</h2>
      </header>
      <div className="import-body">
        {failure && <LoadFailure message={failure} onRetry={reload} />}
        {!shown && !failure && <div aria-hidden="true" className="skeleton h-40" />}
        {shown?.items.length === 0 && <p className="max-w-prose text-soft">{t('history.empty')}</p>}
        {shown && shown.items.length > 0 && (
          <ul className="import-list">
            {shown.items.map((item) => (
              <HistoryRow key={item.job} item={item} at={shown.at} open={item.job === job} />
            ))}
          </ul>
        )}
        {shown && (
          <ListPageButtons
            page={shown.page}
            pages={Math.ceil(shown.total / importsPerPage)}
            onPage={setPage}
          />
        )}
      </div>
    </section>
  )
}

type HistoryRowProps = { item: ImportSummary; at: number; open: boolean }

function HistoryRow({ item, at, open }: HistoryRowProps) {
  const { t } = useTranslation('import')
  const { language } = usePage()
  const { job, file, kind, state, date, problem } = item
  return (
    <li className="import-item" data-open={open || undefined}>
      <div className="import-item-head">
        <Link
          to={`?job=${job}`}
          preventScrollReset={false}
          data-opens-import=""
          aria-current={open ? 'true' : undefined}
          className="import-item-name"
        >
          <bdi>{file}</bdi>
        </Link>
        <span className="chip import-state" data-state={state}>
          {t(`states.${state}`)}
        </span>
      </div>
      <p className="text-sm text-soft">
        {t(`kind.${kind}`)} · <time dateTime={date}>{ageText(Date.parse(date), at, language)}</time>
      </p>
      <p className="text-sm">{problem ? problem.message : <Counts item={item} />}</p>
      {item.leftOut && (
        <SaveLinks
          label={t('history.result')}
          call="getImportResult"
          input={{ job }}
          fileName={`ghiyar-left-out-${job.slice(0, 8)}`}
        />
      )}
    </li>
  )
}

function Counts({ item }: { item: ImportSummary }) {
  const { t } = useTranslation('import')
  const { state, done, created, updated, failures } = item
  const counts = {
    created: countText(created),
    updated: countText(updated),
    failures: countText(failures),
  }
  if (!done) return null
  return state === 'checked' ? t('history.wouldBe', counts) : t('history.counts', counts)
}
