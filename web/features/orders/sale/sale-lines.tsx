import { toDirhams, toFils, type Fils } from '#contract/money.ts'
import type { OrderLine, SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Amount } from '#web/shell/amount.tsx'
import { OrderLineRow } from '../order-line.tsx'
import { DeliveryFee } from '../cart/delivery-fee.tsx'
import { PiecePrice } from '../piece-price.tsx'
import { PiecesField } from '../pieces-field.tsx'
import { acceptedPieces, type ChangedPieces } from './accepted-pieces.ts'

type SaleLinesProps = {
  order: SellerOrder
  changed: ChangedPieces
  onPieces: (line: string, pieces: number) => void
}

/** The ordered lines, with a quantity to accept while the order waits for an answer, and the sums of what is accepted. */
export function SaleLines({ order, changed, onPieces }: SaleLinesProps) {
  const { t } = useTranslation('orders')
  const { lines, delivery, total, allowed } = order
  const isOpen = allowed.includes('accept')
  const piecesOf = (line: OrderLine) => changed[line._id] ?? line.quantity
  const leftOut = isOpen ? acceptedPieces(lines, changed).leftOut : 0
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
                  value={piecesOf(line)}
                  onChange={(pieces) => onPieces(line._id, pieces)}
                />
                <span className="text-sm text-soft">
                  <PiecePrice quantity={piecesOf(line)} price={line.price} />
                </span>
                <strong>
                  <Amount
                    dirhams={difference(line.total, acceptedPieces([line], changed).leftOut)}
                  />
                </strong>
              </div>
            ) : undefined}
          </OrderLineRow>
        ))}
      </ul>
      <dl className="order-sums">
        <div>
          <dt>{t(`shipment.methods.${delivery.method}`)}</dt>
          <dd>
            <DeliveryFee fee={delivery.fee} />
          </dd>
        </div>
        <div className="order-sum-total">
          <dt>{t('order.total')}</dt>
          <dd>
            <Amount dirhams={difference(total, leftOut)} />
          </dd>
        </div>
      </dl>
    </>
  )
}

const difference = (from: number, less: number) => toDirhams((toFils(from) - toFils(less)) as Fils)
