import { useState } from 'react'
import { Link } from 'react-router'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { overviewData } from './operator-data.ts'
import { hrefOf, operatorPages } from './operator-pages.ts'

/** What waits in each queue, empty ones last, and the role that one has. */
export function OverviewPage() {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const [overview] = useState(overviewData)
  const { data, at } = useData(overview)
  if (!data) return null
  const queues = [...data.queues].sort((a, b) => Number(b.waiting > 0) - Number(a.waiting > 0))
  return (
    <>
      <p className="max-w-prose text-soft">
        {t('overview.yourRole')}: <strong>{t(`roles.${data.role}`)}</strong>.{' '}
        {t(`roles.about.${data.role}`)}
      </p>
      {data.queues.length === 0 && <p className="text-soft">{t('overview.noQueues')}</p>}
      <ul className="operator-queues">
        {queues.map(({ queue, waiting, oldest }) => {
          const page = operatorPages.find(({ key }) => key === queue)!
          return (
            <li key={queue}>
              <SummaryPanel title={t(`nav.${queue}`)} icon={page.icon}>
                <div className="operator-queue">
                  <p className="text-xl font-semibold">
                    {waiting === 0
                      ? t('overview.nothing')
                      : t('overview.waiting', { count: waiting })}
                  </p>
                  <p className="text-sm text-soft">
                    {oldest &&
                      t('overview.oldest', { age: ageText(Date.parse(oldest), at, language) })}
                  </p>
                  <Link
                    to={hrefOf(page.path)}
                    className="button"
                    aria-label={`${t('overview.open')}: ${t(`nav.${queue}`)}`}
                  >
                    {t('overview.open')}
                  </Link>
                </div>
              </SummaryPanel>
            </li>
          )
        })}
      </ul>
    </>
  )
}
