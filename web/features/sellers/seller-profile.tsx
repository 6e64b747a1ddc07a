import type { Seller } from '#contract/sellers.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import { Rating } from './seller-card.tsx'
import { callHref, phoneText, whatsappHref } from '#web/shell/contact-links.ts'
import { monthText } from '#web/shell/format.ts'
import { OpeningHours } from './opening-hours.tsx'
import { placeHref } from './place-link.ts'
import { SellerAbout } from './seller-about.tsx'
import { toSellerView } from './seller-view.ts'

/** The company's name, place, contact details and opening hours. */
export function SellerProfile({ seller }: { seller: Seller }) {
  const { t } = useTranslation('sellers')
  const { language } = usePage()
  const { name, emirate, avatar, joined, listings, rating } = toSellerView(seller)
  const emirateName = t(`shell:emirates.${emirate}`)
  return (
    <section className="panel overflow-hidden">
      <div className="seller-head">
        <InitialsPlate name={name} src={avatar} size="large" />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl md:text-3xl">
            <bdi>{name}</bdi>
          </h1>
          <p className="pt-1 text-soft">
            {emirateName} · {t('listings', { count: listings })} ·{' '}
            {t('joined', { date: monthText(joined, language) })}
          </p>
          {rating && (
            <div className="-mx-4">
              <Rating {...rating} />
            </div>
          )}
        </div>
        <Contact phone={seller.phone} name={name} />
      </div>
      <dl className="seller-facts">
        <Fact name={t('profile.address')}>
          <bdi>{seller.details.company_address}</bdi>
          <a
            href={placeHref(seller.details)}
            target="_blank"
            rel="noreferrer"
            className="link seller-map"
          >
            <Icon name="pin" />
            {t('profile.map')}
          </a>
        </Fact>
        <Fact name={t('profile.phone')}>
          <a href={callHref(seller.phone)} className="link">
            <bdi dir="ltr">{phoneText(seller.phone)}</bdi>
          </a>
        </Fact>
        <Fact name={t('profile.email')}>
          <a href={`mailto:${seller.email}`} className="link break-all">
            <bdi dir="ltr">{seller.email}</bdi>
          </a>
        </Fact>
      </dl>
      {(seller.about || seller.hours) && (
        <div className="seller-story">
          {seller.about && <SellerAbout html={seller.about} />}
          {seller.hours && <OpeningHours hours={seller.hours} />}
        </div>
      )}
    </section>
  )
}

function Contact({ phone, name }: { phone: string; name: string }) {
  const { t } = useTranslation('sellers')
  return (
    <div className="flex flex-wrap items-start gap-2">
      <a href={callHref(phone)} className="button button-primary">
        <Icon name="phone" />
        {t('profile.call')}
      </a>
      <a
        href={whatsappHref(phone, t('profile.greeting', { name }))}
        target="_blank"
        rel="noreferrer"
        className="button"
      >
        <Icon name="whatsapp" />
        WhatsApp
      </a>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
