import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SearchForm } from '#web/shell/search-form.tsx'

type HeroProps = {
  /** The vehicle picker; provided by another feature. */
  vehiclePicker: React.ReactNode
  parts: number
  sellers: number
  makes: number
}

/** The search by number or name, or by car; beside it a carton label with the current figures. */
export function Hero({ vehiclePicker, ...stock }: HeroProps) {
  const { t } = useTranslation('home')
  return (
    <section className="hero on-chrome">
      <div className="page-width hero-columns">
        <div>
          <h1 className="hero-title">{t('hero.title')}</h1>
          <SearchForm className="search-large" />
          <div className="hero-vehicle">
            <h2 className="label-strip text-sm">{t('hero.byCar')}</h2>
            {vehiclePicker}
          </div>
        </div>
        <StockLabel {...stock} />
      </div>
    </section>
  )
}

/** Current figures, in the style of a carton label. */
function StockLabel({ parts, sellers, makes }: Omit<HeroProps, 'vehiclePicker'>) {
  const { t } = useTranslation('home')
  const rows = [
    [t('stock.parts'), parts],
    [t('stock.sellers'), sellers],
    [t('stock.makes'), makes],
  ] as const
  return (
    <div className="stock-label">
      <p className="label-strip">
        <span className="font-semibold">{t('stock.title')}</span>
        <bdi dir="ltr" className="font-mono">
          UAE
        </bdi>
      </p>
      <dl>
        {rows.map(([name, count]) => (
          <div key={name} className="stock-row">
            <dt>{name}</dt>
            <dd>
              <bdi dir="ltr">{countText(count)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <svg viewBox="0 0 120 16" preserveAspectRatio="none" className="barcode" aria-hidden="true">
        <path d={bars} fill="currentColor" />
      </svg>
    </div>
  )
}

// Alternating widths of bars and gaps; decorative.
const bars = [...'2113122131124112213111421221311232112']
  .map(Number)
  .reduce<{ path: string; x: number }>(
    ({ path, x }, width, index) => ({
      path: index % 2 === 0 ? `${path}M${x} 0h${width}v16h-${width}z` : path,
      x: x + width * 1.85,
    }),
    { path: '', x: 0 },
  ).path
