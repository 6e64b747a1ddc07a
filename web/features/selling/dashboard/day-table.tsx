import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { dayText } from './day-text.ts'
import type { DayFigures } from './use-dashboard.ts'

/** The same figures as the plot, the latest day first. */
export function DayTable({ series }: { series: DayFigures[] }) {
  const { t } = useTranslation('dashboard')
  const { language } = usePage()
  return (
    <details className="day-table">
      <summary>{t('plot.table')}</summary>
      <div role="region" tabIndex={0} aria-label={t('plot.table')} className="day-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('plot.day')}</th>
              <th scope="col">{t('figures.views')}</th>
              <th scope="col">{t('figures.calls')}</th>
              <th scope="col">{t('catalog:part.whatsapp')}</th>
              <th scope="col">{t('figures.callbacks')}</th>
              <th scope="col">{t('figures.chats')}</th>
              <th scope="col">{t('figures.favourites')}</th>
              <th scope="col">{t('figures.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {series.toReversed().map(({ day, views, calls, whatsapps, ...more }) => (
              <tr key={day}>
                <th scope="row">{dayText(day, 'full', language)}</th>
                <td>{countText(views)}</td>
                <td>{countText(calls)}</td>
                <td>{countText(whatsapps)}</td>
                <td>{countText(more.callbacks)}</td>
                <td>{countText(more.chats)}</td>
                <td>{countText(more.favourites)}</td>
                <td>{countText(more.orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
