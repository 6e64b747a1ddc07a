import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { callHref, phoneText } from '#web/shell/contact-links.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { monthText } from '#web/shell/format.ts'
import type { Offer } from '#web/shell/record-interest.ts'
import { recordContact } from './interest.ts'
import type { SellerView } from './part-view.ts'

/** The seller; for an offer, calls are recorded. */
export function SellerPanel({ seller, offer }: { seller: SellerView; offer?: Offer }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const name = companyWords(seller.name, seller.nameAr, language)!
  return (
    <section className="panel flex gap-3 p-4" aria-label={t('part.seller')}>
      <InitialsPlate name={name.text} src={null} />
      <div className="min-w-0">
        <h2 className="text-md">
          <Link
            to={`/seller-details/${seller.id}`}
            className="link inline-flex min-h-12 items-center lg:min-h-0"
          >
            <bdi lang={name.lang}>{name.text}</bdi>
          </Link>
        </h2>
        <p className="text-soft">
          {t(`shell:emirates.${seller.emirate}`)} ·{' '}
          {t('part.joined', { month: monthText(seller.joined, language) })} ·{' '}
          {t('parts', { count: seller.listings })}
        </p>
        <p className="text-sm text-muted">
          <bdi>{seller.address}</bdi>
        </p>
        {/* On a phone the bar at the bottom has the call button, and a link half covered by it could not be tapped. */}
        <p className="hidden pt-1 lg:block">
          <a
            href={callHref(seller.phone)}
            className="link inline-flex min-h-7 items-center gap-2"
            onClick={offer && (() => recordContact(offer, 'call'))}
          >
            <Icon name="phone" />
            <bdi dir="ltr">{phoneText(seller.phone)}</bdi>
          </a>
        </p>
      </div>
    </section>
  )
}
