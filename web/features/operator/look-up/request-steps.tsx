import { useState } from 'react'
import { accountStepLengths } from '#contract/limits.ts'
import type { Account } from '#contract/people.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { CorrectDialog, type Correction } from './correct-dialog.tsx'

type RequestStep = 'correct' | 'export' | 'close'
type RequestStepsProps = { account: Account; onStepped: () => void }

/** What owners of accounts can ask for by law: a correction, a copy of their data, and the end of it. */
export function RequestSteps({ account, onStepped }: RequestStepsProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const [asked, setAsked] = useState<RequestStep>()
  const focusSection = useFocusAfterRender(() => document.getElementById('account-state'))
  const { _id: id, closing } = account
  const take = (
    step: RequestStep,
    given: Correction | { reason: string },
    options?: Parameters<typeof run>[1],
  ) =>
    run(async (api) => {
      if (step === 'correct') await api.call('correctAccount', { id, ...given })
      else if (step === 'export') await api.call('sendExport', { id })
      else await api.call('closeOnRequest', { id, ...given })
      toast(t(`account.done.${step}`))
      setAsked(undefined)
      onStepped()
      focusSection()
    }, options)
  const close = () => setAsked(undefined)
  return (
    <SheetSection id="requests" title={t('account.requests')} text={t('account.requestsText')}>
      <FormFailure message={asked ? undefined : failure} />
      <div className="operator-actions">
        {(['correct', 'export', 'close'] as const).map((step) => (
          <button
            key={step}
            type="button"
            disabled={busy || (step === 'close' && closing !== null)}
            className={step === 'close' ? 'button button-danger' : 'button'}
            onClick={() => setAsked(step)}
          >
            {t(`account.steps.${step}`)}
          </button>
        ))}
      </div>
      {asked === 'correct' && (
        <CorrectDialog
          {...{ account, failure, busy }}
          onSend={(given, setFieldErrors) => void take('correct', given, { setFieldErrors })}
          onClose={close}
        />
      )}
      {asked === 'export' && (
        <ConfirmDialog
          title={t('account.steps.export')}
          text={t('account.exportText', { email: account.email })}
          action={t('account.steps.export')}
          tone="primary"
          onConfirm={() => void take('export', { reason: '' })}
          onClose={close}
        />
      )}
      {asked === 'close' && (
        <ReasonDialog
          title={t('account.steps.close')}
          label={t('account.reasons.close')}
          missing={t('account.closeMissing')}
          maxLength={accountStepLengths.reason}
          tone="danger"
          {...{ failure, busy }}
          onSend={(reason) => void take('close', { reason })}
          onClose={close}
        />
      )}
    </SheetSection>
  )
}
