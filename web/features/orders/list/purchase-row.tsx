import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { momentText } from '#web/shell/moment-text.ts'
import { NextStepText } from '../next-step-text.tsx'
import { OrderState } from '../order-state.tsx'
import { LineSummary } from './line-summary.tsx'

/** An order in the buyer's list, with the part of each seller and what happens next to it. */
export function PurchaseRow({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { _id, number, date, reference, sellerOrders, total } = order
  return (
    <article aria-labelledby={_id} className="order-row panel">
      <div className="label-strip order-strip">
        <h2 id={_id} className="order-number">
          <Link to={`/orders/${_id}`} className="cover-link">
            <bdi dir="ltr">{number}</bdi>
          </Link>
        </h2>
        {reference && (
          <span dir="auto" className="order-reference">
            <MixedText text={reference} />
          </span>
        )}
        <time dateTime={date}>{momentText(date, language)}</time>
      </div>
      <div className="order-body">
        {sellerOrders.map((part) => (
          <section key={part._id} className="purchase-part" aria-labelledby={part._id}>
            <div className="grid content-start justify-items-start gap-1">
              <OrderState order={part} />
              <strong id={part._id}>
                <CompanyName name={part.seller.company_name} nameAr={part.seller.company_name_ar} />
              </strong>
            </div>
            <LineSummary lines={part.lines} />
            <NextStepText order={part} side="buyer" />
          </section>
        ))}
      </div>
      <p className="order-total">
        <span className="text-soft">{t('order.total')}</span>
        <strong>
          <Amount dirhams={total} />
        </strong>
      </p>
    </article>
  )
}
