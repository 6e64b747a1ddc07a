import { useRef } from 'react'
import { Link } from 'react-router'
import type { CartLine } from '#contract/carts.ts'
import { slugOf } from '#contract/part-number.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { PiecePrice } from '../piece-price.tsx'
import { BetterOffer } from './better-offer.tsx'
import { LineProblem } from './line-problem.tsx'
import { LineQuantity } from './line-quantity.tsx'
import type { LineChange } from './use-cart.ts'

type LineEdit = {
  setLine: (change: LineChange) => void
  onRemove: (line: CartLine) => void
  /** What else can be done with the line; for members. */
  more?: React.ReactNode
}

/** Without `edit`, the line is only shown. */
type CartLineRowProps = { line: CartLine; edit?: LineEdit }

/** One part of a cart: what it is, whether it can be had, how many, and for how much. */
export function CartLineRow({ line, edit }: CartLineRowProps) {
  const { t } = useTranslation('cart')
  const { listing_id, sku, quantity, price, total, vehicle, available, problem } = line
  // A quantity that waits to be reported must not bring back a line that was removed meanwhile.
  const isRemoved = useRef(false)
  const stays = () => {
    isRemoved.current = false
  }
  const setQuantity = (next: number) => {
    if (!isRemoved.current) edit?.setLine({ listing_id, quantity: next })
  }
  const remove = () => {
    isRemoved.current = true
    edit?.onRemove(line)
  }
  return (
    <article
      className="cart-line"
      aria-label={sku}
      data-blocked={problem && problem !== 'price_changed'}
    >
      <LinePicture line={line} />
      <div className="cart-line-part">
        <p className="cart-line-number">
          <bdi dir="ltr">{sku}</bdi>
          {line.listing && <bdi className="text-soft">{line.listing.partBrand}</bdi>}
        </p>
        <LineName line={line} />
        {vehicle && (
          <p className="cart-line-vehicle">
            <Icon name="car" />
            <MixedText text={vehicle} />
          </p>
        )}
        {!problem && <p className="text-fits text-sm">{t('line.inStock', { count: available })}</p>}
        <LineProblem
          line={line}
          take={edit && ((next) => edit.setLine({ listing_id, quantity: next }))}
        />
        {edit && <BetterOffer line={line} setLine={edit.setLine} />}
      </div>
      {edit && (
        <div className="cart-line-quantity" onClickCapture={stays} onInputCapture={stays}>
          <LineQuantity sku={sku} quantity={quantity} onChange={setQuantity} />
        </div>
      )}
      <p className="cart-line-price">
        <bdi dir="ltr" className="cart-line-total">
          <small>AED</small> {amountText(total)}
        </bdi>
        {(quantity > 1 || !edit) && (
          <span className="text-soft text-sm">
            <PiecePrice quantity={quantity} price={price} />
          </span>
        )}
      </p>
      {edit && (
        <div className="cart-line-actions">
          {edit.more}
          <button
            type="button"
            className="icon-button"
            aria-label={t('line.remove', { sku })}
            onClick={remove}
          >
            <Icon name="bin" />
          </button>
        </div>
      )}
    </article>
  )
}

function LinePicture({ line: { listing } }: { line: CartLine }) {
  const picture = listing?.images[0]?.url.replace(/\/640\.webp$/, '/320.webp')
  if (picture)
    return (
      <img
        src={picture}
        alt=""
        width="72"
        height="54"
        loading="lazy"
        className="cart-line-picture"
      />
    )
  return (
    <span className="cart-line-picture">
      <CategorySymbol slug={slugOf(listing?.category ?? '')} className="no-picture" />
    </span>
  )
}

function LineName({ line: { listing, partName, seller } }: { line: CartLine }) {
  const { language } = usePage()
  if (!listing)
    return (
      <h3 dir="auto">
        <MixedText text={partName} />
      </h3>
    )
  return (
    <h3>
      <Link
        to={`/buy-spare-parts/${listing.slug}?seller=${seller._id}`}
        className="cart-line-name"
        dir="auto"
      >
        <MixedText text={partNameIn(listing, language)} />
      </Link>
    </h3>
  )
}
