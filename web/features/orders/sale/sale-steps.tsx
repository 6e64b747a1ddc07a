import type { SentStep } from '#contract/order-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useOpenStep, useStep } from '../use-step.ts'
import { isPickup } from '../next-step.ts'
import { acceptedPieces, type ChangedPieces } from './accepted-pieces.ts'
import { SaleDialog } from './sale-dialog.tsx'
import { stepTone, stepWord } from './step-words.ts'

type SaleStepsProps = {
  order: SellerOrder
  changed: ChangedPieces
  onOrder: (order: SellerOrder) => void
}

/** Steps that are taken at once; the others ask for something first. */
const atOnce: readonly SentStep[] = ['pack', 'redeliver']

/** The steps that the seller may take now. */
export function SaleSteps({ order, changed, onOrder }: SaleStepsProps) {
  const { t } = useTranslation('orders')
  const { allowed, lines } = order
  const { failure, busy, step } = useStep(order, onOrder)
  const { opened, open, close } = useOpenStep(allowed)
  const pieces = acceptedPieces(lines, changed)
  const isWhole = pieces.lines.length === 0

  const press = (event: SentStep) => {
    if (event === 'accept')
      return step(event, isWhole ? {} : { lines: JSON.stringify(pieces.lines) })
    return atOnce.includes(event) ? step(event) : open(event)
  }
  const wordsOf = (event: SentStep) => {
    if (event !== 'accept') return t(`steps.${stepWord(event, order)}`)
    return isWhole
      ? t('sale.acceptAll')
      : t('sale.acceptPart', { accepted: pieces.accepted, ordered: pieces.ordered })
  }
  return (
    <div className="grid gap-3">
      {order.cancel_requested && <p className="sale-warning">{t('sale.cancelRequested')}</p>}
      {allowed.includes('accept') && pieces.accepted === 0 && (
        <p className="sale-warning">{t('sale.acceptNone')}</p>
      )}
      <div className="order-actions">
        {allowed.map((event) => (
          <button
            key={event}
            type="button"
            className={`button ${stepTone(event)}`}
            disabled={busy || (event === 'accept' && pieces.accepted === 0)}
            onClick={() => void press(event)}
          >
            {wordsOf(event)}
          </button>
        ))}
      </div>
      {!opened && <FormFailure message={failure} />}
      {opened && (
        <SaleDialog
          step={opened}
          order={order}
          action={t(`steps.${stepWord(opened, order)}`)}
          isPickup={isPickup(order)}
          {...{ busy, failure }}
          onSend={async (details, options) => {
            if (await step(opened, details, options)) close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
