import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { paymentSides } from '#contract/money-kinds.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { useLogin } from '#web/shell/login-record.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { NoReturns } from './no-returns.tsx'
import { ReturnRow } from './return-row.tsx'
import {
  readReturnsQuery,
  returnsData,
  returnsHref,
  returnShows,
  returnsParams,
} from './returns-query.ts'
import { ReturnsSkeleton } from './returns-skeleton.tsx'
import './return-rows.css'

/** The returns of what the user bought; for sellers also those of what they sold. */
export function ReturnsDesk() {
  const { t } = useTranslation('returns')
  const { pathname, search } = useLocation()
  const isSeller = useLogin()?.role === 'SELLER'
  const query = useMemo(
    () => readReturnsQuery(new URLSearchParams(search), isSeller),
    [search, isSeller],
  )
  const { data: reply, failure, updating, reload } = useData(returnsData(query))
  const { side, show, page } = query
  const sideTabs = paymentSides.toReversed().map((key) => ({
    key,
    label: t(`payments:sides.${key}`),
    to: returnsHref(pathname, { side: key, show }, isSeller),
    current: key === side,
  }))
  const showTabs = returnShows.map((key) => ({
    key,
    label: t(`list.views.${key}`),
    to: returnsHref(pathname, { side, show: key }, isSeller),
    current: key === show,
  }))
  return (
    <div className="returns-desk">
      {isSeller && (
        <ViewTabs label={t('payments:sides.label')} tabs={sideTabs} countText={countText} />
      )}
      <ViewTabs label={t('list.views.label')} tabs={showTabs} countText={countText} />
      <p role="status" className="text-sm text-soft empty:hidden">
        {reply && reply.total > 0 && t('list.found', { count: reply.total })}
      </p>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!reply && !failure && <ReturnsSkeleton />}
      {reply?.total === 0 && !updating && <NoReturns {...{ query, pathname, isSeller }} />}
      {reply && reply.returns.length > 0 && (
        <ul
          aria-label={t('title')}
          aria-busy={updating}
          data-updating={updating || undefined}
          className="return-rows"
        >
          {reply.returns.map((shown) => (
            <li key={shown._id}>
              <ReturnRow shown={shown} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        pathname={pathname}
        query={returnsParams(query, isSeller)}
        page={page}
        pages={reply?.pages ?? 1}
      />
    </div>
  )
}
