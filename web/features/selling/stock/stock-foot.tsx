import { useTranslation } from '#web/shell/i18n.ts'
import { Pagination } from '#web/ui/pagination.tsx'
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
      <Pagination
        pathname={pathname}
        query={stockParams(query)}
        page={page}
        pages={pages}
        texts={{
          label: t('shell:nav.pages'),
          previous: t('shell:nav.previous'),
          next: t('shell:nav.next'),
          position: t('shell:nav.page', { page, pages }),
        }}
      />
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
