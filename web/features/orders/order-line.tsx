import { Link } from 'react-router'
import { slugOf } from '#contract/part-number.ts'
import type { OrderLine } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { PiecePrice } from './piece-price.tsx'
import './order-line.css'

type OrderLineRowProps = {
  line: OrderLine
  /** In place of the quantity, where it is chosen. */
  children?: React.ReactNode
}

/** A line of an order: picture, number, name, vehicle, and quantity times price. */
export function OrderLineRow({ line, children }: OrderLineRowProps) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  const { listing, sku, quantity, ordered, price, total, vehicle, substitution } = line
  const name = partNameIn(line, language)
  return (
    <li className="order-line" data-refused={quantity === 0 || undefined}>
      <LinePicture line={line} />
      <div className="order-line-text">
        <bdi dir="ltr" className="font-mono font-medium">
          {sku}
        </bdi>
        {listing ? (
          <Link to={`/buy-spare-parts/${listing.slug}?seller=${listing.user}`} className="link">
            <MixedText text={name} />
          </Link>
        ) : (
          <span dir="auto">
            <MixedText text={name} />
          </span>
        )}
        {vehicle && (
          <span className="text-sm text-soft">
            <MixedText text={t('line.for', { vehicle })} />
          </span>
        )}
        <span className="text-sm text-muted">{t(`line.substitution.${substitution}`)}</span>
        {ordered !== undefined && (
          <span className="text-sm font-semibold text-check">
            {quantity === 0 ? t('line.notAccepted') : t('line.ordered', { ordered, quantity })}
          </span>
        )}
      </div>
      {children ?? (
        <p className="order-line-sum">
          <span className="text-sm text-soft">
            <PiecePrice quantity={quantity} price={price} />
          </span>
          <strong>
            <Amount dirhams={total} />
          </strong>
        </p>
      )}
    </li>
  )
}

function LinePicture({ line: { listing } }: { line: OrderLine }) {
  const picture = listing?.images[0]?.url.replace(/\/640\.webp$/, '/320.webp')
  if (picture) return <img src={picture} alt="" width="64" height="48" loading="lazy" />
  return <CategorySymbol slug={slugOf(listing?.category ?? '')} className="no-picture" />
}
