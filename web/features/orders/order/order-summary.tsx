import { toFils } from '#contract/money.ts'
import type { Order } from '#contract/orders.ts'
import { callHref, phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { DeliveryFee } from '../cart/delivery-fee.tsx'
import { DueDay } from '../due-day.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { PaidText } from '../paid-text.tsx'

/** What holds for a whole order: totals, payment, receiver, address and note. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { address, receiver, payment, total, vat, delivery_total: delivery, note } = order
  return (
    <section aria-labelledby="order-summary" className="panel order-summary">
      <header className="label-strip order-part-strip">
        <h2 id="order-summary" className="text-md text-ink">
          {t('order.summary')}
        </h2>
      </header>
      <div className="order-part-body">
        <dl className="order-sums">
          <div>
            <dt>{t('order.parts')}</dt>
            <dd>
              <Amount dirhams={toFils(total - delivery) / 100} />
            </dd>
          </div>
          <div>
            <dt>{t('order.delivery')}</dt>
            <dd>
              <DeliveryFee fee={delivery} />
            </dd>
          </div>
          <div className="order-sum-total">
            <dt>{t('order.total')}</dt>
            <dd>
              <Amount dirhams={total} />
            </dd>
          </div>
          {vat > 0 && (
            <div className="text-sm text-soft">
              <dt>{t('order.vat')}</dt>
              <dd>
                <Amount dirhams={vat} />
              </dd>
            </div>
          )}
        </dl>
        <dl className="order-facts">
          <div>
            <dt>{t('order.payment')}</dt>
            <dd>
              {t(`order.methods.${payment.method}`)}
              <br />
              <span className="text-soft">
                {payment.due === undefined ? (
                  <PaidText payment={payment} />
                ) : (
                  <>
                    {t('order.due')}: <Amount dirhams={payment.due} />
                    <DueDay day={payment.due_on} />
                  </>
                )}
                {payment.refunded !== undefined && (
                  <>
                    <br />
                    {t('order.refunded')}: <Amount dirhams={payment.refunded} />
                  </>
                )}
              </span>
            </dd>
          </div>
          <div>
            <dt>{t('order.receiver')}</dt>
            <dd>
              <span dir="auto">{receiver.name}</span>
              <br />
              <a href={callHref(receiver.phone)} className="link">
                <bdi dir="ltr">{phoneText(receiver.phone)}</bdi>
              </a>
            </dd>
          </div>
          <div>
            <dt>{t('order.address')}</dt>
            <dd>
              {address ? (
                <>
                  <strong dir="auto">{address.name}</strong>
                  <br />
                  <span dir="auto">
                    <MixedText text={address.address} />
                  </span>
                  <br />
                  {t(`shell:emirates.${address.emirate}`)}
                </>
              ) : (
                t('order.pickup')
              )}
            </dd>
          </div>
          {note && (
            <div>
              <dt>{t('order.note')}</dt>
              <dd className="whitespace-pre-line">
                <bdi>
                  <MixedText text={note} />
                </bdi>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}
