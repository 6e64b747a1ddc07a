import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { dayText } from './day-text.ts'
import { OwnPart } from './own-part.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { NextStep } from './next-step.tsx'

type WantedSearch = Dashboard['wanted'][number]

/** Searches that found nothing and that this stock could answer, each with the way to answer it. */
export function Wanted({ wanted }: { wanted: WantedSearch[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <section aria-labelledby="wanted" className="panel overflow-hidden">
      <div className="dashboard-strip label-strip">
        <h2 id="wanted" className="text-md">
          {t('wanted.title')}
        </h2>
      </div>
      <p className="px-4 pt-3 text-soft">
        {wanted.length === 0 ? t('wanted.none') : t('wanted.text')}
      </p>
      <ul className="dashboard-rows wanted-rows">
        {wanted.map((search) => (
          <Row key={`${search.text} ${search.listing?._id}`} search={search} />
        ))}
      </ul>
    </section>
  )
}

function Row({ search }: { search: WantedSearch }) {
  const { t } = useTranslation('dashboard')
  const { language } = usePage()
  const { text, searches, last, why, listing, label } = search
  return (
    <li className="wanted-row">
      <div className="wanted-text">
        <h3 className="text-md">
          <bdi>{text}</bdi>
        </h3>
        <p className="text-sm text-muted">
          {t('wanted.searched', { count: searches })} ·{' '}
          {t('wanted.last', { day: dayText(last, 'short', language) })}
        </p>
      </div>
      <div className="wanted-answer">
        <p>{why === 'kind' ? t('wanted.kind', { label }) : t(`wanted.${why}`)}</p>
        {listing && <OwnPart part={listing} />}
        <NextStep why={why} listing={listing} text={text} />
      </div>
    </li>
  )
}
