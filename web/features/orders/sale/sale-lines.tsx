import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Amount } from '#web/shell/amount.tsx'
import { OrderLineRow } from '../order-line.tsx'
import type { ChangedPieces } from './accepted-pieces.ts'
import { PiecesField } from '../pieces-field.tsx'

type SaleLinesProps = {
  order: SellerOrder
  changed: ChangedPieces
  onPieces: (line: string, pieces: number) => void
}

/** The ordered lines, with a quantity to accept while the order waits for an answer, and the sums. */
export function SaleLines({ order, changed, onPieces }: SaleLinesProps) {
  const { t } = useTranslation('orders')
  const { lines, delivery, total, allowed } = order
  const isOpen = allowed.includes('accept')
  return (
    <>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line._id} line={line}>
            {isOpen ? (
              <div className="sale-line-end">
                <PiecesField
                  sku={line.sku}
                  most={line.quantity}
                  value={changed[line._id] ?? line.quantity}
                  onChange={(pieces) => onPieces(line._id, pieces)}
                />
                <Amount dirhams={line.total} />
              </div>
            ) : undefined}
          </OrderLineRow>
        ))}
      </ul>
      <dl className="order-sums">
        <div>
          <dt>{t(`shipment.methods.${delivery.method}`)}</dt>
          <dd>{delivery.fee > 0 ? <Amount dirhams={delivery.fee} /> : t('order.free')}</dd>
        </div>
        <div className="order-sum-total">
          <dt>{t('order.total')}</dt>
          <dd>
            <Amount dirhams={total} />
          </dd>
        </div>
      </dl>
    </>
  )
}
