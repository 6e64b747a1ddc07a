import { Link } from 'react-router'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { useTranslation } from '../i18n.ts'
import { useRecentSearches } from '../recent-searches.ts'

/** The last searches of this browser; nothing where there are none. */
export function RecentSearchesPanel() {
  const { t } = useTranslation('overview')
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <SummaryPanel title={t('searches.title')} icon="search">
      <ul className="summary-rows">
        {searches.map((text) => (
          <li key={text}>
            <Link
              to={`/all-listings?search=${encodeURIComponent(text)}`}
              className="summary-row"
              dir="auto"
            >
              <MixedText text={text} />
            </Link>
          </li>
        ))}
      </ul>
    </SummaryPanel>
  )
}
