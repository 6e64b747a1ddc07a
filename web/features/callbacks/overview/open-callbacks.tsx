import { Link } from 'react-router'
import type { Callback } from '#contract/callbacks.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { useNow } from '../use-now.ts'
import '../callbacks.css'

const latest = {
  ...callQuery('getOwnCallbacks', { limit: 5 }),
  refetchInterval: 60_000,
  meta: { followsWrites: true },
} as const

/** The calls that the user asked for and may still expect; nothing where there are none. */
export function OpenCallbacks() {
  const { t } = useTranslation('overview')
  const now = useNow()
  const { data } = useData(latest)
  if (!data || data.items.length === 0) return null
  return (
    <SummaryPanel title={t('callbacks.title')} icon="phone">
      <ul className="summary-rows">
        {data.items.map((callback) => (
          <CallbackRow key={callback._id} {...{ callback, now }} />
        ))}
      </ul>
    </SummaryPanel>
  )
}

function CallbackRow({ callback, now }: { callback: Callback; now: number }) {
  const { t } = useTranslation('overview')
  const { language } = usePage()
  const { date, listing, status } = callback
  const { slug, user, seller } = listing
  return (
    <li className="summary-row">
      <div className="min-w-0 flex-1">
        <Link
          to={`/spare-part-details/${slug}?seller=${user}`}
          className="cover-link font-semibold wrap-anywhere"
          dir="auto"
        >
          <MixedText text={partNameIn(listing, language)} />
        </Link>
        <p className="text-soft">
          <span className="wrap-anywhere">
            <CompanyName name={seller.company_name} nameAr={seller.company_name_ar} />
          </span>
          {' · '}
          <time dateTime={date}>{ageText(Date.parse(date), now, language)}</time>
        </p>
      </div>
      <span className="callback-chip" data-status={status}>
        {t(status === 'new' ? 'callbacks.new' : 'callbacks.called')}
      </span>
    </li>
  )
}
