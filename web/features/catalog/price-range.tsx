import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { amountText } from '#web/shell/format.ts'
import { positionOf, positions, priceAt, type PriceSpan } from './price-scale.ts'
import { amountOf, type Filters } from './search-params.ts'

type PriceRangeProps = {
  span: PriceSpan | null
  filters: Filters
  onChosen: (price: { min: number | null; max: number | null }) => void
}

type Draft = { min: string; max: string }

const textOf = (price: number | null) => (price === null ? '' : String(price))
const isWrong = (text: string) => text !== '' && amountOf(text) === null

/** Price between two bounds: by slider, or in two boxes. Reversed bounds are swapped; a wrong one stays, with a note. */
export function PriceRange({ span, filters, onChosen }: PriceRangeProps) {
  const { t } = useTranslation('catalog')
  const [draft, setDraft] = useState<Draft | null>(null)
  const [problem, setProblem] = useState<'wrongPrice' | 'swapped'>()
  const shown = draft ?? { min: textOf(filters.min), max: textOf(filters.max) }
  const [min, max] = [amountOf(shown.min), amountOf(shown.max)]

  const commit = () => {
    if (!draft) return
    if (isWrong(shown.min) || isWrong(shown.max)) return setProblem('wrongPrice')
    const reversed = min !== null && max !== null && min > max
    setProblem(reversed ? 'swapped' : undefined)
    setDraft(null)
    const price = reversed ? { min: max, max: min } : { min, max }
    if (price.min !== filters.min || price.max !== filters.max) onChosen(price)
  }
  const box = (end: keyof Draft) => (
    <label className="price-box">
      <span aria-hidden="true">{t(end === 'min' ? 'filters.from' : 'filters.to')}</span>
      <input
        name={end}
        className="control"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t(`filters.${end}`)}
        aria-invalid={isWrong(shown[end])}
        value={shown[end]}
        placeholder={span ? amountText(span[end]) : ''}
        onChange={(event) => setDraft({ ...shown, [end]: event.target.value })}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          commit()
        }}
      />
    </label>
  )
  const slide = (end: keyof Draft, position: number, price: number) => (
    <input
      type="range"
      min={0}
      max={positions}
      value={position}
      aria-label={t(`filters.${end}`)}
      aria-valuetext={`AED ${amountText(price)}`}
      onChange={(event) => {
        const to = Number(event.target.value)
        const open = to === (end === 'min' ? 0 : positions)
        setDraft({ ...shown, [end]: open ? '' : String(priceAt(to, span!)) })
      }}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
    />
  )

  const low = span ? positionOf(min ?? span.min, span) : 0
  const high = span ? positionOf(max ?? span.max, span) : positions
  return (
    <details className="facet" open>
      <summary>{t('filters.price')}</summary>
      <div role="group" aria-label={t('filters.price')}>
        {span && span.max > span.min && (
          <div
            className="price-slider"
            style={{ '--low': `${low}%`, '--high': `${high}%` } as React.CSSProperties}
          >
            {slide('min', low, min ?? span.min)}
            {slide('max', high, max ?? span.max)}
          </div>
        )}
        <div className="price-boxes">
          {box('min')}
          {box('max')}
        </div>
        <p role="status" className="facet-hint">
          {problem && t(`filters.${problem}`)}
        </p>
      </div>
    </details>
  )
}
