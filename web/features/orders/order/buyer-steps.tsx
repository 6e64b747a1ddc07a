import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useOpenStep, useStep } from '../use-step.ts'

const questions = {
  cancel: 'cancelBuyer',
  'request-cancel': 'requestCancel',
  confirm: 'confirm',
} as const
type BuyerStep = keyof typeof questions

const isBuyerStep = (step: string): step is BuyerStep => step in questions

type BuyerStepsProps = { order: SellerOrder; onOrder: (order: SellerOrder) => void }

/** The steps that the buyer may take now, each confirmed in a dialog. */
export function BuyerSteps({ order, onOrder }: BuyerStepsProps) {
  const { t } = useTranslation('orders')
  const { allowed, number } = order
  const { failure, busy, step } = useStep(order, onOrder)
  const { opened, open, close } = useOpenStep(allowed)
  return (
    <>
      {allowed.filter(isBuyerStep).map((event) => (
        <button
          key={event}
          type="button"
          className={event === 'confirm' ? 'button button-primary' : 'button button-danger'}
          onClick={() => open(event)}
        >
          {t(`steps.${event}`)}
        </button>
      ))}
      {!opened && <FormFailure message={failure} />}
      {opened && isBuyerStep(opened) && (
        <ConfirmDialog
          question={questions[opened]}
          action={t(`steps.${opened}`)}
          danger={opened !== 'confirm'}
          {...{ number, busy, failure }}
          onConfirm={async () => {
            if (await step(opened)) close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
