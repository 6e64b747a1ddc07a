import { favouriteOrders } from '#contract/favourite-orders.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { OwnSearch } from '#web/ui/own-search.tsx'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { favouriteViews } from './favourites-query.ts'
import type { FavouritesNavigation } from './use-favourites-navigation.ts'
import type { FavouritesReply } from './use-favourites.ts'

type ToolbarProps = {
  navigation: FavouritesNavigation
  /** Undefined until the first reply. */
  counts: FavouritesReply['counts'] | undefined
}

const countOf = { all: 'all', dropped: 'dropped', sold_out: 'soldOut' } as const

/** Selects which favourites are shown, and their order. */
export function FavouritesToolbar({ navigation, counts }: ToolbarProps) {
  const { t } = useTranslation('favourites')
  const { query, go, hrefOf } = navigation
  const tabs = favouriteViews.map((view) => ({
    key: view,
    label: t(`views.${view}`),
    to: hrefOf({ only: view }),
    current: query.only === view,
    count: counts ? counts[countOf[view]] : ('unknown' as const),
  }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <ViewTabs label={t('views.label')} tabs={tabs} countText={countText} />
      <div className="flex flex-wrap items-center gap-y-2 gap-x-4">
        <OwnSearch
          q={query.q}
          label={t('search.label')}
          hint={t('search.hint')}
          onAsk={(q) => go({ q }, { replace: true })}
        />
        <label className="favourites-sort">
          <span>{t('sort.label')}</span>
          <select
            className="control"
            value={query.sort}
            onChange={({ target }) =>
              go({ sort: favouriteOrders.find((order) => order === target.value) ?? 'latest' })
            }
          >
            {favouriteOrders.map((order) => (
              <option key={order} value={order}>
                {t(`sort.${order}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}
