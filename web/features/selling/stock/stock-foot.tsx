import { useTranslation } from '#web/shell/i18n.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { pageSizes, stockParams } from './stock-query.ts'
import type { StockNavigation } from './use-stock-navigation.ts'
import type { StockReply } from './use-stock.ts'

/** The pages, and how much stands on each. */
export function StockFoot({
  navigation,
  reply,
}: {
  navigation: StockNavigation
  reply: StockReply
}) {
  const { t } = useTranslation('stock')
  const { pathname, query, go } = navigation
  const { page, pages } = reply
  return (
    <div className="stock-foot">
      <ListPages pathname={pathname} query={stockParams(query)} page={page} pages={pages} />
      {reply.total > pageSizes[0] && (
        <label className="page-size">
          <span>{t('filters.size')}</span>
          <select
            className="control"
            value={query.limit}
            onChange={({ target }) =>
              go({ limit: pageSizes.find((size) => String(size) === target.value) ?? 24 })
            }
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
