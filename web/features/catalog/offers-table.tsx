import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { detailsHref } from './card.ts'
import { amountText } from '#web/shell/format.ts'
import type { Offer } from './part-view.ts'
import './sheet.css'

type OffersTableProps = { offers: Offer[]; slug: string; shownSeller: string }

/** All sellers of the number, each with a link to the offer. */
export function OffersTable({ offers, slug, shownSeller }: OffersTableProps) {
  const { t } = useTranslation('catalog')
  return (
    <>
      <p className="pb-2 text-soft">{t('part.offersNote', { count: offers.length })}</p>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">{t('part.price')}</th>
            <th scope="col">{t('part.seller')}</th>
            <th scope="col">{t('part.stock')}</th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ sellerId, seller, emirate, price, quantity }) => (
            <tr key={sellerId} data-mine={sellerId === shownSeller || undefined}>
              <td className="whitespace-nowrap font-semibold">
                <bdi dir="ltr" className="price">
                  AED {amountText(price)}
                </bdi>
              </td>
              <td>
                {sellerId === shownSeller ? (
                  <>
                    <bdi>{seller}</bdi> <span className="marker-tag">{t('part.thisOffer')}</span>
                  </>
                ) : (
                  <Link
                    to={`${detailsHref(slug)}?seller=${sellerId}`}
                    className="link"
                    aria-label={t('part.seeOffer', { seller })}
                  >
                    <bdi>{seller}</bdi>
                  </Link>
                )}
                <span className="block text-sm text-muted">{t(`shell:emirates.${emirate}`)}</span>
              </td>
              <td>{quantity > 0 ? t('part.inStock', { count: quantity }) : t('part.soldOut')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
