import { Link } from 'react-router'
import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { momentText } from '#web/shell/moment-text.ts'
import { AnswerTime } from '../answer-time.tsx'
import { isPickup } from '../next-step.ts'
import { OrderState } from '../order-state.tsx'
import { useStep } from '../use-step.ts'
import { LineSummary } from './line-summary.tsx'

type SaleRowProps = { order: SellerOrder; onOrder: (order: SellerOrder) => void }

/** A seller order in the queue: time left, buyer, place, parts, total, and the quick answer. */
export function SaleRow({ order, onOrder }: SaleRowProps) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { failure, busy, step } = useStep(order, onOrder)
  const { _id, number, date, answer_by: answerBy, buyer, delivery, lines, total } = order
  const place = isPickup(order)
    ? t('list.pickup')
    : delivery.address && t(`shell:emirates.${delivery.address.emirate}`)
  return (
    <article
      aria-labelledby={_id}
      className="order-row panel"
      data-waiting={order.state === 'placed' || undefined}
    >
      <div className="label-strip order-strip">
        <h2 id={_id} className="order-number">
          <bdi dir="ltr">{number}</bdi>
        </h2>
        <OrderState order={order} />
        {answerBy ? (
          <AnswerTime until={answerBy} side="seller" />
        ) : (
          <time dateTime={date}>{momentText(date, language)}</time>
        )}
      </div>
      <div className="order-body sale-body">
        <div className="grid content-start gap-0.5 min-w-0">
          <strong>
            <bdi>
              <MixedText text={buyer?.garage || buyer?.name || t('sale.gone')} />
            </bdi>
          </strong>
          {place && (
            <span className="sale-place">
              <Icon name={isPickup(order) ? 'seller' : 'pin'} />
              {place}
            </span>
          )}
        </div>
        <LineSummary lines={lines} />
        <strong className="sale-total">
          <Amount dirhams={total} />
        </strong>
        <div className="sale-answer">
          {order.allowed.includes('accept') && (
            <button
              type="button"
              className="button button-primary"
              aria-label={t('list.acceptNumber', { number })}
              disabled={busy}
              onClick={() => void step('accept')}
            >
              <Icon name="check" />
              {t('list.accept')}
            </button>
          )}
          <Link
            to={`/orders/sales/${_id}`}
            className="button"
            aria-label={t('list.openNumber', { number })}
          >
            {t('list.open')}
          </Link>
        </div>
      </div>
      {order.cancel_requested && <p className="order-warning">{t('sale.cancelRequested')}</p>}
      <FormFailure message={failure} />
    </article>
  )
}
