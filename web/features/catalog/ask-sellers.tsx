import { Link } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'
import { useMinute } from '#web/shell/use-minute.ts'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import type { SpecialistsView } from './browse-view.ts'
import { isOpen } from './offer-order.ts'
import { OpenNow } from './open-now.tsx'
import { RevealedContact } from './revealed-contact.tsx'

type AskSellersProps = { specialists: SpecialistsView; search: string }

/** For a search with few or no results: sellers of such parts, to call or write to about it. */
export default function AskSellers({ specialists, search }: AskSellersProps) {
  usePageTexts()
  const { t } = useTranslation('results')
  const { category, make, sellers } = specialists
  const filters = Object.entries({ category: category?.slug, make: make?.slug })
  const chosen = filters.flatMap(([name, slug]) => (slug ? [[name, slug]] : []))
  return (
    <section aria-labelledby="ask-sellers" className="ask-sellers panel">
      <h2 id="ask-sellers">{t('ask.title')}</h2>
      <p className="text-soft">
        {t('ask.hint', { parts: [category, make].flatMap((one) => one?.label ?? []).join(' · ') })}
      </p>
      <ul>
        {sellers.map((seller) => (
          <AskedSeller key={seller.id} seller={seller} search={search} />
        ))}
      </ul>
      <Link to={`/stores?${new URLSearchParams(chosen)}`} className="link">
        {t('ask.all')}
      </Link>
    </section>
  )
}

type AskedSellerProps = { seller: SpecialistsView['sellers'][number]; search: string }

function AskedSeller({ seller, search }: AskedSellerProps) {
  const { t } = useTranslation('results')
  const { language } = usePage()
  const now = useMinute()
  const { id, avatar, emirate, matching } = seller
  const name = companyWords(seller.name, seller.nameAr, language)!
  const fetchPhone = async () =>
    (await browserApi(language).call('getSeller', { id, limit: 1 })).seller.phone
  return (
    <li className="asked-seller">
      <InitialsPlate name={name.text} src={avatar} />
      <div className="min-w-0">
        <Link to={`/seller-details/${id}`} className="link font-semibold">
          <bdi lang={name.lang}>{name.text}</bdi>
        </Link>
        <p className="text-sm text-soft">
          {t(`shell:emirates.${emirate}`)} · {t('catalog:parts', { count: matching })}{' '}
          <OpenNow open={isOpen(seller, now)} />
        </p>
      </div>
      <div className="asked-actions noscript:hidden">
        <RevealedContact
          company={name.text}
          message={t('ask.message', { search })}
          fetchPhone={fetchPhone}
        />
      </div>
    </li>
  )
}
