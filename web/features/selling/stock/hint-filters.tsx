import { Link } from 'react-router'
import { listingHints, type ListingHint } from '#contract/listing-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { StockNavigation } from './use-stock-navigation.ts'

type HintFiltersProps = {
  navigation: StockNavigation
  counts: Record<ListingHint, number>
}

/** How many listings lack what, each leading to them; pressed again, to all. */
export function HintFilters({ navigation, counts }: HintFiltersProps) {
  const { t } = useTranslation('stock')
  const { query, hrefOf } = navigation
  const shown = listingHints.filter((hint) => counts[hint] > 0 || query.hint === hint)
  if (shown.length === 0) return null
  return (
    <div role="group" aria-label={t('hints.label')} className="hint-filters">
      <span aria-hidden="true">{t('hints.label')}</span>
      {shown.map((hint) => {
        const chosen = query.hint === hint
        return (
          <Link
            key={hint}
            to={hrefOf({ hint: chosen ? '' : hint })}
            preventScrollReset
            aria-current={chosen ? 'true' : undefined}
            className="hint-filter"
          >
            {t(`hints.${hint}`, { count: counts[hint] })}
            {chosen && <Icon name="close" />}
          </Link>
        )
      })}
    </div>
  )
}
