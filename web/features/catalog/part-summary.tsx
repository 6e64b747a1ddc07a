import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { FitVerdictBox } from './fit-verdict-box.tsx'
import { ageText, amountText } from '#web/shell/format.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { useNow } from './now.ts'
import { PartNumber } from './part-number.tsx'
import type { Part } from './part-view.ts'
import { ShareLinks } from './share-links.tsx'

type PartSummaryProps = {
  part: Part
  name: string
  /** The offer's public address. */
  url: string
  favouriteButton: React.ReactNode
}

/** The main facts for a buyer: name, number, price, stock, and whether it fits. */
export function PartSummary({ part, name, url, favouriteButton }: PartSummaryProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const now = useNow(part.requestedAt)
  const price = amountText(part.price)
  return (
    <section className="part-summary panel">
      <div className="part-title">
        <h1 dir="auto">
          <MixedText text={name} />
        </h1>
        {favouriteButton}
      </div>
      <div className="card-strip">
        <PartNumber sku={part.sku} />
        <bdi className="card-brand">{part.brand}</bdi>
        {part.tier && (
          <span className="tier-label" data-tier={part.tier}>
            {t(`choices.tier.${part.tier}`)}
          </span>
        )}
      </div>
      <div className="part-facts">
        <p className="part-price">
          <bdi dir="ltr">
            <small>AED</small> {price}
          </bdi>
        </p>
        {part.soldOut ? (
          <p className="text-danger">
            <strong>{t('part.soldOut')}</strong> {t('part.soldOutNote')}
          </p>
        ) : (
          <p className="text-fits">{t('part.inStock', { count: part.quantity })}</p>
        )}
      </div>
      <FitVerdictBox fits={part.fits} />
      <div className="part-small">
        <p className="text-muted">
          {t('part.confirmed', { age: ageText(part.confirmed, now, language) })}
        </p>
        <ShareLinks
          url={url}
          title={name}
          text={t('part.shareText', { name, sku: part.sku, price, url })}
        />
        <Link to={`/report?listing=${part.id}`} rel="nofollow" className="link leading-9">
          {t('part.report')}
        </Link>
      </div>
    </section>
  )
}
