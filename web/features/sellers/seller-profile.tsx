import { Link } from 'react-router'
import type { NamedCount } from '#contract/listing.ts'
import type { Seller } from '#contract/sellers.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import { companyWords } from '#web/shell/company-words.ts'
import { Rating } from './seller-card.tsx'
import { callHref, phoneText, whatsappHref } from '#web/shell/contact-links.ts'
import { monthText } from '#web/shell/format.ts'
import { answerTimeText } from './answer-time.ts'
import { OpenState } from './open-state.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { placeHref } from './place-link.ts'
import { SellerAbout } from './seller-about.tsx'
import { SellerCover } from './seller-cover.tsx'
import { toSellerView } from './seller-view.ts'

type SellerProfileProps = { seller: Seller; categories: NamedCount[] }

/** Who a company is, how to reach it, and what it says of itself. */
export function SellerProfile({ seller, categories }: SellerProfileProps) {
  const { t } = useTranslation('seller')
  const { language } = usePage()
  const { emirate, avatar, joined, listings, rating, ...names } = toSellerView(seller)
  const { text: name, lang } = companyWords(names.name, names.nameAr, language)!
  const about = companyWords(seller.about, seller.about_ar, language)
  const answers =
    seller.answer_minutes === null ? null : answerTimeText(seller.answer_minutes, language)
  return (
    <section className="panel overflow-hidden">
      <SellerCover src={seller.cover} categories={categories} />
      <div className="seller-head">
        <InitialsPlate name={name} src={avatar} size="large" />
        <div className="min-w-0 flex-1">
          <h1 className="text-xl md:text-3xl">
            <bdi lang={lang}>{name}</bdi>
          </h1>
          <p className="text-soft">
            {t(`shell:emirates.${emirate}`)} · {t('sellers:listings', { count: listings })}
            <span className="seller-joined">
              {' · '}
              {t('sellers:joined', { date: monthText(joined, language) })}
            </span>
          </p>
        </div>
        <div className="seller-now">
          {seller.hours && <OpenState hours={seller.hours} />}
          {answers && (
            <span className="seller-answers">
              <Icon name="discussion" />
              {t('profile.answers', { time: answers })}
            </span>
          )}
          {rating && <Rating {...rating} />}
        </div>
        <Contact phone={seller.phone} name={name} place={placeHref(seller.details)} />
      </div>
      <dl className="seller-facts">
        <Fact name={t('profile.address')}>
          <bdi>{seller.details.company_address}</bdi>
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
      {(about || seller.hours) && (
        <div className="seller-story">
          {about && <SellerAbout {...about} />}
          {seller.hours && <OpeningHours hours={seller.hours} />}
        </div>
      )}
      <p className="px-5 pb-3 text-sm">
        <Link to={`/report?company=${seller._id}`} rel="nofollow" className="link leading-9">
          {t('profile.report')}
        </Link>
      </p>
    </section>
  )
}

/** A chat is about a part, so its button leads to the parts. */
function Contact({ phone, name, place }: { phone: string; name: string; place: string }) {
  const { t } = useTranslation('seller')
  return (
    <div className="seller-contact">
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
        {t('catalog:part.whatsapp')}
      </a>
      <a href="#listings" className="button" title={t('profile.chatHint')}>
        <Icon name="discussion" />
        {t('profile.chat')}
        <span className="sr-only">: {t('profile.chatHint')}</span>
      </a>
      <a href={place} target="_blank" rel="noreferrer" className="button">
        <Icon name="pin" />
        {t('profile.map')}
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
