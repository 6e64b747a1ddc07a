import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { wantedPartsData } from '../operator-data.ts'
import { useVocabularyQuery } from './vocabulary-query.ts'
import { EmirateField } from './emirate-field.tsx'
import { WantedMakes } from './wanted-makes.tsx'
import { WantedNumbers } from './wanted-numbers.tsx'
import { WeekField } from './week-field.tsx'

/** What the search understood, and nobody lists. */
export function WantedList() {
  const { t } = useTranslation('operator')
  const { week, emirate } = useVocabularyQuery()
  const { data, failure, updating, reload } = useData(
    wantedPartsData({ week, ...(emirate && { emirate }) }),
  )
  return (
    <>
      <div className="vocabulary-filters">
        <WeekField />
        <EmirateField />
      </div>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && data.items.length + data.numbers.length === 0 && !updating && (
        <NoticePanel
          label={t('vocabulary.views.wanted')}
          icon="check"
          title={t('vocabulary.wantedEmpty')}
          text={t('vocabulary.wantedEmptyText')}
        >
          {null}
        </NoticePanel>
      )}
      {data && data.numbers.length > 0 && <WantedNumbers numbers={data.numbers} />}
      {data && data.items.length > 0 && <WantedMakes makes={data.makes} />}
      {data && data.items.length > 0 && (
        <ul aria-label={t('vocabulary.each')} aria-busy={updating} className="panel operator-rows">
          {data.items.map(({ part, car, searches, texts, example }) => (
            <li key={`${part} ${car}`} className="operator-row">
              <p className="operator-row-head">
                <bdi className="font-semibold">{part}</bdi>
                {car && (
                  <span className="chip operator-chip">
                    <bdi>{car}</bdi>
                  </span>
                )}
              </p>
              <p className="operator-row-facts">
                <span>
                  {t('vocabulary.searches', { count: searches, shown: countText(searches) })}
                </span>
                {texts > 1 && (
                  <span>{t('vocabulary.texts', { count: texts, shown: countText(texts) })}</span>
                )}
                <span>
                  {t('vocabulary.asked')}: <bdi>{example}</bdi>
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
