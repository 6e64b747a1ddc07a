import { useState } from 'react'
import { stockViews } from '#contract/listing-status.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { OwnSearch } from '#web/ui/own-search.tsx'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { HintFilters } from './hint-filters.tsx'
import { StockFilters } from './stock-filters.tsx'
import { isNarrowed, withoutFilters } from './stock-query.ts'
import type { StockNavigation } from './use-stock-navigation.ts'
import type { StockReply } from './use-stock.ts'

type StockToolbarProps = {
  navigation: StockNavigation
  reply: StockReply | undefined
  isWide: boolean
}

/** What of the stock is shown, and in which order. On a phone the lists are behind a button. */
export function StockToolbar({ navigation, reply, isWide }: StockToolbarProps) {
  const { t } = useTranslation('stock')
  const [sheet, setSheet] = useState(false)
  const { query, go, hrefOf } = navigation
  const number = [query.category, query.make].filter(Boolean).length
  const filters = (
    <StockFilters
      navigation={navigation}
      categories={reply?.categoryList ?? []}
      makes={reply?.makeList ?? []}
    />
  )
  const tabs = stockViews.map((view) => ({
    key: view,
    label: t(`views.${view}`),
    to: hrefOf({ view }),
    current: query.view === view,
    count: reply ? reply.views[view] : ('unknown' as const),
  }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <ViewTabs label={t('views.label')} tabs={tabs} countText={countText} />
      <div className="stock-filters">
        <OwnSearch
          q={query.q}
          label={t('search.label')}
          hint={t('search.hint')}
          onAsk={(q) => go({ q }, { replace: true })}
        />
        {isWide ? (
          filters
        ) : (
          <button type="button" className="button" onClick={() => setSheet(true)}>
            <Icon name="filter" />
            {number === 0 ? t('filters.open') : t('filters.openCount', { number })}
          </button>
        )}
      </div>
      <div className="stock-hints scroll-line">
        {reply && <HintFilters navigation={navigation} counts={reply.hints} />}
        {isNarrowed(query) && (
          <button
            type="button"
            className="link stock-clear"
            onClick={() => go({ ...withoutFilters(query), view: query.view })}
          >
            {t('filters.clear')}
          </button>
        )}
      </div>
      {sheet && !isWide && (
        <ModalDialog
          shape="sheet"
          title={t('filters.label')}
          closeLabel={t('filters.close')}
          onClose={() => setSheet(false)}
          footer={
            <form method="dialog">
              <button type="submit" className="button button-primary w-full">
                {t('listings', { count: reply?.total ?? 0 })}
              </button>
            </form>
          }
        >
          <div className="grid gap-4">{filters}</div>
        </ModalDialog>
      )}
    </div>
  )
}
