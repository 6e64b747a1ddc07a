import { Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import type { CartLine } from '#contract/carts.ts'
import { lineQuantityRange } from '#contract/limits.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import './cart.css'

/** A visitor's cart where no scripts run: forms change it, and ordering it takes scripts. */
export function UnscriptedCart({ cart }: { cart: ReplyOf<'previewCart'> | undefined }) {
  const { t } = useTranslation('pages')
  if (!cart?.groups.length)
    return (
      <div className="panel grid max-w-prose justify-items-start gap-3 p-5 text-md">
        <p>{t('unscriptedCart.empty')}</p>
        <Link to="/all-listings" className="button">
          {t('unscriptedCart.browse')}
        </Link>
      </div>
    )
  return (
    <div className="cart">
      <div className="cart-groups">
        {cart.groups.map(({ seller, lines }) => (
          <section key={seller._id} className="panel cart-group">
            <h2 className="label-strip cart-group-head">
              <CompanyName name={seller.company_name} nameAr={seller.company_name_ar} />
            </h2>
            <ul className="cart-lines">
              {lines.map((line) => (
                <UnscriptedLine key={line._id} line={line} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="panel cart-summary">
        <p className="flex justify-between font-semibold">
          {t('unscriptedCart.total')}
          <bdi dir="ltr" className="price">
            AED {amountText(cart.total)}
          </bdi>
        </p>
        <p className="text-soft">{t('unscriptedCart.note')}</p>
        <Link to="/all-listings" className="button">
          {t('unscriptedCart.browse')}
        </Link>
      </section>
    </div>
  )
}

function UnscriptedLine({ line }: { line: CartLine }) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  const { available, listing, listing_id, partName, quantity, seller, sku, total } = line
  const name = listing ? partNameIn(listing, language) : partName
  const href = listing && `/buy-spare-parts/${listing.slug}?seller=${seller._id}`
  return (
    <li className="unscripted-line">
      <div>
        <bdi dir="ltr" className="font-mono font-medium wrap-anywhere">
          {sku}
        </bdi>
        <h3 dir="auto">
          {href ? (
            <Link to={href} className="link">
              <MixedText text={name} />
            </Link>
          ) : (
            <MixedText text={name} />
          )}
        </h3>
        {available < quantity && (
          <p className="text-danger">{t('unscriptedCart.available', { count: available })}</p>
        )}
      </div>
      <form method="post" action="/cart/lines" className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="listing_id" value={listing_id} />
        <input
          type="number"
          name="quantity"
          className="control w-20"
          dir="ltr"
          {...lineQuantityRange}
          defaultValue={quantity}
          aria-label={t('unscriptedCart.quantity', { sku })}
        />
        <button className="button">{t('unscriptedCart.change')}</button>
      </form>
      <form method="post" action="/cart/lines">
        <input type="hidden" name="listing_id" value={listing_id} />
        <input type="hidden" name="quantity" value="0" />
        <button className="button" aria-label={t('unscriptedCart.removeOf', { sku })}>
          {t('unscriptedCart.remove')}
        </button>
      </form>
      <bdi dir="ltr" className="price font-semibold">
        AED {amountText(total)}
      </bdi>
    </li>
  )
}
