import { useState } from 'react'
import { accountLifeCycle, type AccountStep } from '#contract/account-status.ts'
import { stepsFrom } from '#contract/life-cycle.ts'
import { accountStepLengths } from '#contract/limits.ts'
import type { Account } from '#contract/people.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { toneOf } from '../applications/tone-of.ts'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'

type AccountStepsProps = { account: Account; maySteps: boolean; onStepped: () => void }

/** Whose account it is and its state, with the steps that are open to the operator. */
export function AccountSteps({ account, maySteps, onStepped }: AccountStepsProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const [asked, setAsked] = useState<AccountStep | 'sign-out'>()
  const focusState = useFocusAfterRender(() => document.getElementById('account-state'))
  const { _id: id, role, state, garage, company, name, email } = account

  const take = (event: AccountStep | 'sign-out', reason = '') =>
    run(async (api) => {
      if (event === 'sign-out') await api.call('signOutAccount', { id })
      else await api.call(event === 'suspend' ? 'suspendAccount' : 'liftAccount', { id, reason })
      toast(t(`account.done.${event}`))
      setAsked(undefined)
      onStepped()
      focusState()
    })
  const steps =
    role === 'BUYER' ? stepsFrom(accountLifeCycle, state, 'operator').map(({ event }) => event) : []
  return (
    <section className="operator-head panel">
      <h2 id="account-state" tabIndex={-1} className="operator-row-head text-lg">
        <bdi>{company?.name ?? garage?.name ?? name ?? email}</bdi>
        {company && (
          <span className="chip operator-chip" data-tone={toneOf(company.status)}>
            {t(`applications.views.${company.status}`)}
          </span>
        )}
        {(garage || state === 'suspended') && (
          <span className="chip operator-chip" data-tone={state === 'active' ? 'good' : 'bad'}>
            {t(`lookUp.states.${state}`)}
          </span>
        )}
      </h2>
      <p className="text-sm text-soft">{t(aboutOf(account))}</p>
      <FormFailure message={asked ? undefined : failure} />
      {maySteps && (
        <div className="operator-actions">
          {steps.map((event) => (
            <button
              key={event}
              type="button"
              disabled={busy}
              className={event === 'suspend' ? 'button button-danger' : 'button button-primary'}
              onClick={() => setAsked(event)}
            >
              {t(`account.steps.${event}`)}
            </button>
          ))}
          <button
            type="button"
            disabled={busy}
            className="button"
            onClick={() => setAsked('sign-out')}
          >
            {t('account.steps.sign-out')}
          </button>
        </div>
      )}
      {asked === 'sign-out' && (
        <ConfirmDialog
          title={t('account.steps.sign-out')}
          text={t('account.signOutText')}
          action={t('account.steps.sign-out')}
          onConfirm={() => void take('sign-out')}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && asked !== 'sign-out' && (
        <ReasonDialog
          title={t(`account.steps.${asked}`)}
          label={t(`account.reasons.${asked}`)}
          missing={t('account.reasonMissing')}
          maxLength={accountStepLengths.reason}
          tone={asked === 'suspend' ? 'danger' : 'primary'}
          failure={failure}
          busy={busy}
          onSend={(reason) => void take(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

function aboutOf({ role, state }: Account) {
  if (role === 'SELLER') return 'account.about.company'
  return `account.about.${state}` as const
}
