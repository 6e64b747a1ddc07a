import { isSellersFault, returnTimes } from '#contract/return-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import type { Return } from '#contract/returns.ts'
import { amountWithin } from '#web/shell/amount-within.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { refundWay } from '../return-view.ts'
import { refundOf } from '../returnable.ts'
import type { RequestValues } from './use-request-form.ts'
import './request.css'

type RequestRefundProps = { order: SellerOrder; returns: Return[]; values: RequestValues }

/** What the chosen pieces give back, and whether the delivery fee is part of it. */
export function RequestRefund({ order, returns, values }: RequestRefundProps) {
  const { t } = useTranslation('returns')
  const { lines: pieces, reason } = values
  const { total, fee } = refundOf(order, returns, { pieces, reason })
  const isOpen = order.delivery.fee > 0 && (reason === '' || isSellersFault(reason))
  return (
    <div aria-live="polite" className="request-refund">
      <p>
        {t('request.refund')}{' '}
        <strong>
          <Amount dirhams={total} />
        </strong>
      </p>
      {fee > 0 ? (
        <p className="text-sm text-soft">{t('request.withFee', { amount: amountWithin(fee) })}</p>
      ) : (
        isOpen && <p className="text-sm text-soft">{t('request.withoutFee')}</p>
      )}
    </div>
  )
}

/** How a return goes on once it is asked for. */
export function WhatFollows({ payment }: Pick<SellerOrder, 'payment'>) {
  const { t } = useTranslation('returns')
  const way = refundWay({ payment_method: payment.method })
  return (
    <section className="request-follows">
      <h3 className="field-label">{t('request.steps')}</h3>
      <ol>
        <li>{t('request.answer', { count: returnTimes.requested!.days })}</li>
        <li>{t('request.give')}</li>
        <li>{t(way ? `${way}.money` : 'request.money')}</li>
      </ol>
    </section>
  )
}
