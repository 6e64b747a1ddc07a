import type { SubjectKind } from '#contract/report-options.ts'
import type { ReportedSubject } from '#contract/subject-reports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { BackLink } from '../back-link.tsx'
import { AuthorLine } from '../author-line.tsx'
import { reportedSubjectData } from '../operator-data.ts'
import { SubjectSteps } from './subject-steps.tsx'

/** A reported listing or company: what was reported, and the decision. */
export function SubjectPage({ kind, id }: { kind: SubjectKind; id: string }) {
  const { t } = useTranslation('operator')
  const { data, failure, reload, change } = useData(reportedSubjectData({ kind, id }))
  return (
    <>
      <BackLink to="/operator/listing-reports">{t('reports.back')}</BackLink>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && (
        <>
          <SubjectSteps
            subject={data}
            onStepped={(now) => change(() => now)}
            onOvertaken={reload}
          />
          <Reports subject={data} />
        </>
      )}
    </>
  )
}

function Reports({ subject: { reports } }: { subject: ReportedSubject }) {
  const { t } = useTranslation('operator')
  return (
    <SheetSection id="reports" title={t('listingReports.reports')}>
      <ol className="operator-messages">
        {reports.map(({ no, reason, note, by, date, outcome }) => (
          <li key={no}>
            <p>
              <span className="chip operator-chip">{t(`listingReports.reasons.${reason}`)}</span>{' '}
              <span className="text-sm text-soft">
                <AuthorLine by={by ?? t('listingReports.stranger')} date={date} />
                {outcome && ` · ${t(`listingReports.outcomes.${outcome}`)}`}
              </span>
            </p>
            <p dir="auto" className="operator-quote">
              {note ? <bdi>{note}</bdi> : t('reports.noNote')}
            </p>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}
