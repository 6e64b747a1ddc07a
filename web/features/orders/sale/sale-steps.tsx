import { useRef } from 'react'
import type { SentStep } from '#contract/order-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
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

/** Steps that are taken at once, as is accepting the whole; the others ask for something first. */
const atOnce: readonly SentStep[] = ['pack', 'redeliver']

/** The id of the text that says what is next, which names the steps. */
export const saleNextId = 'sale-next'

/** The steps that the seller may take now. */
export function SaleSteps({ order, changed, onOrder }: SaleStepsProps) {
  const { t } = useTranslation('orders')
  const { allowed, lines } = order
  const { failure, busy, step } = useStep(order, onOrder)
  const { opened, open, close } = useOpenStep(allowed)
  const steps = useRef<HTMLDivElement>(null)
  // The pressed button is gone, or was disabled meanwhile.
  const focusSteps = useFocusAfterRender(() => steps.current)
  const pieces = acceptedPieces(lines, changed)
  const isWhole = pieces.lines.length === 0

  const press = async (event: SentStep) => {
    if (!atOnce.includes(event) && !(event === 'accept' && isWhole)) return open(event)
    await step(event)
    focusSteps()
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
      <div
        ref={steps}
        tabIndex={-1}
        role="group"
        aria-labelledby={saleNextId}
        className="order-actions"
      >
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
          action={wordsOf(opened)}
          isPickup={isPickup(order)}
          {...{ pieces, busy, failure }}
          onSend={async (details, options) => {
            if (!(await step(opened, details, options))) return
            close()
            focusSteps()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
