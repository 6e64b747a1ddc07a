import { Link } from 'react-router'
import type { Dispute } from '#contract/disputes.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { BackLink } from '../back-link.tsx'
import { disputeData, overviewData } from '../operator-data.ts'
import { DecideForm } from './decide-form.tsx'
import { DisputeFacts } from './dispute-facts.tsx'
import { DisputeParties } from './dispute-parties.tsx'
import { DisputeTimeline } from './dispute-timeline.tsx'

/** A return in dispute: the parts, what both sides say, what happened, and the decision. */
export function DisputePage({ id }: { id: string }) {
  const { t } = useTranslation('operator')
  const { data, failure, reload, change } = useData(disputeData(id))
  const { data: overview } = useData(overviewData)
  const focusOutcome = useFocusAfterRender(() => document.getElementById('outcome'))
  const onDecided = (dispute: Dispute) => {
    change(() => dispute)
    focusOutcome()
  }
  const dispute = data?._id === id ? data : undefined
  const may = (permission: 'money' | 'reports') =>
    overview?.permissions.includes(permission) ?? false
  return (
    <>
      <BackLink to="/operator/disputes">{t('disputes.back')}</BackLink>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!dispute && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {dispute && (
        <>
          <DisputeFacts dispute={dispute} />
          <DisputeTimeline dispute={dispute} />
          <DisputeParties dispute={dispute} showsReports={may('reports')} />
          {dispute.state !== 'disputed' && (
            <p id="outcome" tabIndex={-1} className="panel p-4 font-semibold">
              {t(`dispute.outcomes.${dispute.state === 'refunded' ? 'refunded' : 'other'}`, {
                state: t(`returns:states.${dispute.state}`),
              })}
            </p>
          )}
          {dispute.state === 'disputed' &&
            (may('money') ? (
              <DecideForm
                key={dispute._id}
                {...{ dispute, onDecided }}
                onOvertaken={() => {
                  reload()
                  focusOutcome()
                }}
              />
            ) : (
              <p className="text-soft">{t('dispute.notYours')}</p>
            ))}
          {dispute.next && (
            <Link to={`/operator/disputes/${dispute.next}`} className="button justify-self-start">
              {t('dispute.next')}
              <Icon name="chevron" />
            </Link>
          )}
        </>
      )}
    </>
  )
}
