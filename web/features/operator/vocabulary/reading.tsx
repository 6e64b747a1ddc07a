import { useTranslation } from '#web/shell/i18n.ts'
import type { FailedSearch } from '#contract/vocabulary.ts'

/** What each word of a search is taken for; words that mean nothing stand out. */
export function Reading({ mentions, unknown }: Pick<FailedSearch, 'mentions' | 'unknown'>) {
  const { t } = useTranslation('operator')
  return (
    <ul aria-label={t('vocabulary.reading')} className="vocabulary-reading">
      {mentions.map(({ typed, label, kind }) => (
        <li key={`${kind} ${typed}`} className="chip operator-chip">
          <bdi>{typed}</bdi>
          {kind !== 'number' && kind !== 'word' && (
            <span>
              <span aria-hidden="true">: </span>
              <bdi>{label}</bdi>
            </span>
          )}
        </li>
      ))}
      {unknown.map((word) => (
        <li key={word} className="chip operator-chip" data-tone="bad">
          <bdi>{word}</bdi>
          <span>
            <span aria-hidden="true">: </span>
            {t('vocabulary.unknown')}
          </span>
        </li>
      ))}
      {mentions.length + unknown.length === 0 && (
        <li className="text-soft">{t('vocabulary.nothingRead')}</li>
      )}
    </ul>
  )
}
