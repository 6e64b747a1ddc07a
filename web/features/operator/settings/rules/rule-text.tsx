import { rules, type RuleName, type RuleValue } from '#contract/rule-kinds.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { weekDayText } from './week-day-text.ts'

/** A value of a rule in words, with its unit. */
export function RuleText({ name, value }: { name: RuleName; value: RuleValue }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { unit } = rules[name]
  if (typeof value !== 'number') {
    const days = value.map((day) => weekDayText(day, language))
    return <>{days.length === 0 ? t('rules.never') : new Intl.ListFormat(language).format(days)}</>
  }
  if (unit === 'aed' || unit === 'weekdays') return <Amount dirhams={value} />
  return <>{t(`rules.units.${unit}`, { count: value })}</>
}
