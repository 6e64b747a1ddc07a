import type { SentReturnEvent } from '#contract/return-status.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'
import type { ReturnDialogProps } from './return-dialog-props.ts'
import { refundWay, stepTone } from './return-view.ts'
import { StepText } from './step-text.tsx'
import { WhyDialog } from './why-dialog.tsx'

/** What a step needs: a reason, whether the parts can be sold again, or to be confirmed. */
export function ReturnStepDialog({
  event,
  ...props
}: ReturnDialogProps & { event: SentReturnEvent }) {
  switch (event) {
    case 'decline':
    case 'dispute':
      return <WhyDialog event={event} {...props} />
    case 'receive':
      return <ReceiveDialog {...props} />
    default:
      return <ConfirmStep event={event} {...props} />
  }
}

type ConfirmStepProps = ReturnDialogProps & {
  event: Exclude<SentReturnEvent, 'decline' | 'dispute' | 'receive'>
}

function ConfirmStep({ event, shown, busy, failure, onSend, onClose }: ConfirmStepProps) {
  const { t } = useTranslation('returns')
  const { number, refund } = shown
  const values = { number, amount: amountWithin(refund) }
  const way = refundWay(shown)
  const asked = event === 'refund' && way ? (`${way}.ask` as const) : (`ask.${event}` as const)
  return (
    <ModalDialog title={t(`${asked}.title`, values)} closeLabel={t('ask.back')} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t(`${asked}.text`, values)}</p>
        <FormFailure message={failure} />
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className={`button ${stepTone(event) || 'button-primary'}`}
            disabled={busy}
            onClick={() => void onSend()}
          >
            <StepText {...{ event, shown }} />
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('ask.back')}
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}
