import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, type Api } from '#contract/api.ts'
import { subjectReportLengths } from '#contract/limits.ts'
import { listingSlug, skuKey } from '#contract/part-number.ts'
import type { ReportOutcome } from '#contract/report-options.ts'
import type { ReportedSubject } from '#contract/subject-reports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

type SubjectStepsProps = {
  subject: ReportedSubject
  onStepped: (subject: ReportedSubject) => void
  /** Somebody else was faster. */
  onOvertaken: () => void
}

/** What is reported, its state, and what to do about it. */
export function SubjectSteps({ subject, onStepped, onOvertaken }: SubjectStepsProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const toast = useToast()
  const { run, busy, failure } = useMutation()
  const [isHiding, setHiding] = useState(false)
  const focusState = useFocusAfterRender(() => document.getElementById('reported'))
  const { kind, _id: id, name, sku, company, company_id, hidden, open, seen, status } = subject

  const take = (step: ReportOutcome | 'shown', call: (api: Api) => Promise<ReportedSubject>) =>
    run(async (api) => {
      try {
        onStepped(await call(api))
        toast(t(`listingReports.done.${step}`))
        setHiding(false)
        focusState()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'report.decided') {
          setHiding(false)
          onOvertaken()
        }
        throw error
      }
    })
  const close = (outcome: 'nothing' | 'settled') =>
    take(outcome, (api) => api.call('closeSubjectReports', { kind, id, outcome, seen }))

  return (
    <section className="operator-head panel">
      <h2 id="reported" tabIndex={-1} className="operator-row-head text-lg">
        <bdi>{name}</bdi>
        <span className="chip operator-chip" data-tone={hidden ? 'bad' : undefined}>
          {hidden ? t('listingReports.hidden') : t('listingReports.open', { count: open })}
        </span>
      </h2>
      {kind === 'listing' && (
        <p className="text-sm text-soft">
          <bdi dir="ltr">{sku}</bdi> · <bdi>{company}</bdi>
          {!hidden && ` · ${t(`listingReports.statuses.${status ?? 'removed'}`)}`}
        </p>
      )}
      {hidden && (
        <>
          <p className="text-sm text-soft">{momentText(hidden.date, language)}</p>
          <p dir="auto" className="operator-quote">
            <bdi>{hidden.reason}</bdi>
          </p>
        </>
      )}
      <FormFailure message={isHiding ? undefined : failure} />
      <div className="operator-actions">
        {open > 0 && (
          <button
            type="button"
            disabled={busy}
            className="button"
            onClick={() => void close('nothing')}
          >
            {t('listingReports.nothing')}
          </button>
        )}
        {open > 0 && (
          <button
            type="button"
            disabled={busy}
            className="button"
            onClick={() => void close('settled')}
          >
            {t('listingReports.settled')}
          </button>
        )}
        {kind === 'listing' && !hidden && (
          <button
            type="button"
            disabled={busy}
            className="button button-danger"
            onClick={() => setHiding(true)}
          >
            {t('listingReports.hide')}
          </button>
        )}
        {hidden && (
          <button
            type="button"
            disabled={busy}
            className="button button-primary"
            onClick={() => void take('shown', (api) => api.call('showListing', { id }))}
          >
            {t('listingReports.show')}
          </button>
        )}
        {kind === 'listing' && !hidden && sku && status === 'active' && (
          <a
            href={`/spare-part-details/${listingSlug(name, skuKey(sku))}?seller=${company_id}`}
            className="button"
          >
            {t('listingReports.part')}
          </a>
        )}
        <Link to={`/operator/applications/${company_id}`} className="button">
          {t('listingReports.company')}
        </Link>
      </div>
      {isHiding && (
        <ReasonDialog
          title={t('listingReports.hide')}
          label={t('listingReports.reason')}
          missing={t('application.reasonMissing')}
          maxLength={subjectReportLengths.reason}
          tone="danger"
          failure={failure}
          busy={busy}
          onSend={(reason) =>
            void take('hidden', (api) => api.call('hideListing', { id, reason, seen }))
          }
          onClose={() => setHiding(false)}
        />
      )}
    </section>
  )
}
