import { useState } from 'react'
import { Link } from 'react-router'
import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { AnswerTime } from '../answer-time.tsx'
import { NextStepText } from '../next-step-text.tsx'
import { OrderDocuments } from '../order-documents.tsx'
import { OrderState } from '../order-state.tsx'
import { OrderTimeline } from '../order-timeline.tsx'
import { ReturnsPanel } from '../returns/returns-panel.tsx'
import type { ChangedPieces } from './accepted-pieces.ts'
import { PackingList } from './packing-list.tsx'
import { SaleBuyer } from './sale-buyer.tsx'
import { saleData } from './sale-data.ts'
import { SaleLines } from './sale-lines.tsx'
import { saleNextId, SaleSteps } from './sale-steps.tsx'
import '../order-sheet.css'
import './sale.css'

/** An order to a seller: its parts, its buyer, and the steps that are open. */
export function SaleSheet({ id }: { id: string }) {
  const { t } = useTranslation('orders')
  const { data: order, failure, reload, change } = useData(saleData(id))
  const [changed, setChanged] = useState<ChangedPieces>({})
  if (!order) return failure ? <LoadFailure message={failure} onRetry={reload} /> : null
  const show = (shown: SellerOrder) => change(() => shown)
  return (
    <div className="order-sheet">
      <SaleHead order={order} />
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      <div className="order-columns">
        <section aria-labelledby="sale-lines" className="panel order-part">
          <header className="label-strip order-part-strip">
            <h2 id="sale-lines" className="text-md text-ink">
              {t('sale.lines')}
            </h2>
          </header>
          <div className="order-part-body">
            <SaleLines
              order={order}
              changed={changed}
              onPieces={(line, pieces) => setChanged((before) => ({ ...before, [line]: pieces }))}
            />
            <SaleSteps order={order} changed={changed} onOrder={show} />
            <ReturnsPanel order={order} anchored onChanged={reload} />
            <OrderDocuments order={order} />
            <OrderTimeline order={order} />
          </div>
        </section>
        <SaleBuyer order={order} />
      </div>
    </div>
  )
}

function SaleHead({ order }: { order: SellerOrder }) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  return (
    <header className="order-head">
      <p className="order-head-number">
        <bdi dir="ltr">{order.number}</bdi>
      </p>
      <OrderState order={order} />
      {order.answer_by ? (
        <AnswerTime until={order.answer_by} side="seller" />
      ) : (
        <time dateTime={order.date} className="text-sm text-soft">
          {momentText(order.date, language)}
        </time>
      )}
      <div className="order-head-tools">
        <PackingList order={order} />
        <Link to="/orders" className="text-button">
          {t('sale.all')}
        </Link>
      </div>
      <div id={saleNextId} className="basis-full">
        <NextStepText order={order} side="seller" />
      </div>
    </header>
  )
}
