import type { Language } from '#contract/language.ts'
import { amountText, countText } from '#web/shell/format.ts'
import type { FigureKey } from './week-figures.ts'

const percents = new Intl.NumberFormat('en', { style: 'percent' })
const HOUR = 60

/** "40 min", "3.5 hr": Arabic in the Emirates uses Latin digits. */
function minutesText(minutes: number, language: Language): string {
  const [unit, value] =
    minutes < 2 * HOUR ? (['minute', minutes] as const) : (['hour', minutes / HOUR] as const)
  const locale = language === 'ar' ? 'ar-AE' : language
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, format).format(value)
}

/** A figure as it is read; amounts in whole dirhams. */
export function figureText(key: FigureKey, value: number, language: Language): string {
  if (key === 'inTime') return percents.format(value)
  if (key === 'medianMinutes') return minutesText(Math.round(value), language)
  if (key === 'placed' || key === 'standing') return amountText(Math.round(value))
  return countText(Math.round(value * 10) / 10)
}
