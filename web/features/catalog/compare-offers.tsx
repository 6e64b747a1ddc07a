import { CompanyName } from '#web/shell/company-name.tsx'
import { ageText, amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { useNow } from './now.ts'
import { OfferContact } from './offer-contact.tsx'
import { isOpen } from './offer-order.ts'
import type { Offer } from './part-view.ts'
import './compare-offers.css'

type CompareOffersProps = {
  /** Two or three. */
  offers: Offer[]
  name: string
  now: number | null
  requestedAt: number
  /** A phone number that the page has already. */
  phone: { sellerId: string; phone: string } | undefined
  onClose: () => void
}

/** Offers of one part side by side; the lowest price in stock is marked. */
export default function CompareOffers(props: CompareOffersProps) {
  const { offers, name, now, requestedAt, phone, onClose } = props
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const current = useNow(requestedAt)
  const inStock = offers.filter(({ quantity }) => quantity > 0)
  const lowest = Math.min(...inStock.map(({ price }) => price))
  const rows: [string, (offer: Offer) => React.ReactNode][] = [
    [
      t('part.price'),
      ({ price, quantity }) => (
        <>
          <bdi dir="ltr" className="price">
            AED {amountText(price)}
          </bdi>{' '}
          {quantity > 0 && price === lowest && (
            <span className="marker-tag">{t('offer.lowest')}</span>
          )}
        </>
      ),
    ],
    [t('choices.tier.label'), ({ tier }) => (tier ? t(`choices.tier.${tier}`) : '–')],
    [
      t('part.stock'),
      ({ quantity }) => (quantity > 0 ? t('part.inStock', { count: quantity }) : t('part.soldOut')),
    ],
    [t('offer.updated'), ({ confirmed }) => ageText(confirmed, current, language)],
    [t('offer.place'), ({ emirate }) => t(`shell:emirates.${emirate}`)],
    [
      t('offer.openLabel'),
      (offer) => {
        const open = isOpen(offer, now)
        return open === undefined ? '–' : open ? t('offer.open') : t('offer.closed')
      },
    ],
    [
      t('part.contact'),
      (offer) => (
        <div className="compare-contact">
          <OfferContact
            offer={offer}
            name={name}
            {...(phone?.sellerId === offer.sellerId && { phone: phone.phone })}
          />
        </div>
      ),
    ],
  ]
  return (
    <ModalDialog
      title={t('offer.compareTitle')}
      closeLabel={t('part.close')}
      onClose={onClose}
      shape="wide"
    >
      <div className="compare" tabIndex={0} role="group" aria-label={t('offer.compareTitle')}>
        <table className="sheet">
          <thead>
            <tr>
              <th scope="col">{t('part.seller')}</th>
              {offers.map(({ id, seller, sellerAr }) => (
                <th key={id} scope="col">
                  <CompanyName name={seller} nameAr={sellerAr} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {offers.map((offer) => (
                  <td key={offer.id}>{cell(offer)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ModalDialog>
  )
}
