import { useState } from 'react'
import { ApiError, type ReplyOf } from '#contract/api.ts'
import { applicationLengths } from '#contract/limits.ts'
import { needsReason, openSellerSteps, type SellerEvent } from '#contract/seller-status.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { toneOf } from './tone-of.ts'

type Application = ReplyOf<'getApplication'>

type ApplicationStepsProps = {
  application: Application
  /** The time now, for its age. */
  at: number
  onStepped: (application: Application) => void
  /** Somebody else was faster. */
  onOvertaken: () => void
}

/** The status of a company, and the steps that are open to the operator now. */
export function ApplicationSteps(props: ApplicationStepsProps) {
  const { application, at, onStepped, onOvertaken } = props
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const [asked, setAsked] = useState<SellerEvent>()
  const focusStatus = useFocusAfterRender(() => document.getElementById('application-status'))
  const { _id: id, company, status, since, seen, form, formerLicence } = application

  const take = (event: SellerEvent, note?: string) =>
    run(async (api) => {
      try {
        onStepped(
          event === 'suspend'
            ? await api.call('suspendSeller', { id, reason: note!, seen })
            : await api.call('stepApplication', { id, event: event as 'review', note, seen, form }),
        )
        toast(t(`application.done.${event as 'review'}`))
        setAsked(undefined)
        focusStatus()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'application.changed') {
          setAsked(undefined)
          onOvertaken()
        }
        throw error
      }
    })
  const steps = openSellerSteps(status, 'operator').filter(
    (event) => event !== 'confirm-licence' || formerLicence,
  )
  return (
    <section className="operator-head panel">
      <h2 id="application-status" tabIndex={-1} className="operator-row-head text-lg">
        <bdi>{company}</bdi>
        <span className="chip operator-chip" data-tone={toneOf(status)}>
          {t(`applications.views.${status}`)}
        </span>
      </h2>
      <p className="text-sm text-soft">
        {ageText(Date.parse(since), at, language)} · {t(`application.about.${status}`)}
      </p>
      <FormFailure message={asked ? undefined : failure} />
      {steps.length > 0 && (
        <div className="operator-actions">
          {steps.map((event) => (
            <button
              key={event}
              type="button"
              disabled={busy}
              className={classOf(event)}
              onClick={() => (needsReason(event) ? setAsked(event) : void take(event))}
            >
              {t(`application.steps.${event as 'review'}`)}
            </button>
          ))}
        </div>
      )}
      {asked && (
        <ReasonDialog
          title={t(`application.steps.${asked as 'ask'}`)}
          label={t(`application.reasons.${asked as 'ask'}`)}
          missing={t('application.reasonMissing')}
          maxLength={applicationLengths.note}
          tone={asked === 'suspend' || asked === 'refuse' ? 'danger' : 'primary'}
          failure={failure}
          busy={busy}
          onSend={(note) => void take(asked, note)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

function classOf(event: SellerEvent): string {
  if (event === 'suspend' || event === 'refuse') return 'button button-danger'
  return ['approve', 'review', 'confirm-licence'].includes(event)
    ? 'button button-primary'
    : 'button'
}
