import { useRef } from 'react'
import { Link } from 'react-router'
import { languages, type Language } from '#contract/language.ts'
import type { FailedSearch } from '#contract/vocabulary.ts'
import { failedSearchStates } from '#contract/vocabulary-choices.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { failedSearchesData } from '../operator-data.ts'
import { PagedRows, rowsPerPage } from '../paged-rows.tsx'
import { EmirateField } from './emirate-field.tsx'
import { Reading } from './reading.tsx'
import { useVocabularyQuery } from './vocabulary-query.ts'
import { WeekField } from './week-field.tsx'

/** Searches that found nothing, the most frequent first. */
export function FailedList() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { params, page, week, emirate } = useVocabularyQuery()
  const state = failedSearchStates.find((each) => each === params.get('state')) ?? 'open'
  const language = languages.find((each) => each === params.get('language'))
  const query = failedSearchesData({
    week,
    state,
    ...(language && { language }),
    ...(emirate && { emirate }),
    page,
    limit: rowsPerPage,
  })
  const { data, failure, updating, reload } = useData(query)
  const { run, busy, failure: stepFailure } = useMutation()
  const list = useRef<HTMLDivElement>(null)
  const focusList = useFocusAfterRender(() => list.current)
  const settle = ({ text }: FailedSearch) =>
    run(async (api) => {
      await api.call('setFailedSearch', { text, state: state === 'open' ? 'ignored' : 'open' })
      toast(t(state === 'open' ? 'vocabulary.ignored' : 'vocabulary.reopened'))
      reload()
      focusList()
    })
  return (
    <>
      <Filters {...{ state, language }} />
      <PagedRows
        ref={list}
        {...{ list: data, failure, updating, reload, stepFailure }}
        label={t('vocabulary.views.words')}
        empty={{ title: t('vocabulary.empty'), text: t('vocabulary.emptyText') }}
        row={(row) => (
          <FailedRow key={row.text} {...{ row, state, busy }} onSettle={() => settle(row)} />
        )}
      />
    </>
  )
}

type State = (typeof failedSearchStates)[number]

function Filters({ state, language }: { state: State; language: Language | undefined }) {
  const { t } = useTranslation('operator')
  const { language: shown } = usePage()
  const { set } = useVocabularyQuery()
  const names = new Intl.DisplayNames(shown, { type: 'language' })
  const [open, ...others] = failedSearchStates
  return (
    <div className="vocabulary-filters">
      <WeekField />
      <EmirateField />
      <SelectField
        name="language"
        label={t('vocabulary.pageLanguage')}
        good={false}
        placeholder={t('vocabulary.allLanguages')}
        value={language ?? ''}
        options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
        onChange={(value) => set('language', value)}
      />
      <SelectField
        name="state"
        label={t('states.label')}
        good={false}
        placeholder={t(`vocabulary.states.${open}`)}
        value={state === open ? '' : state}
        options={others.map((value) => ({ value, label: t(`vocabulary.states.${value}`) }))}
        onChange={(value) => set('state', value)}
      />
    </div>
  )
}

type FailedRowProps = { row: FailedSearch; state: State; busy: boolean; onSettle: () => void }

function FailedRow({ row, state, busy, onSettle }: FailedRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const { text, searches, before, languages: ofPages, isNumber, total, rest, term } = row
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <bdi className="font-semibold">{text}</bdi>
        {isNumber && <span className="chip operator-chip">{t('vocabulary.number')}</span>}
      </p>
      {!isNumber && <Reading {...row} />}
      <p className="operator-row-facts">
        <span>{t('vocabulary.searches', { count: searches, shown: countText(searches) })}</span>
        <span>
          {before === 0
            ? t('vocabulary.new')
            : t('vocabulary.before', { count: before, shown: countText(before) })}
        </span>
        <span>{ofPages.map((each) => names.of(each) ?? each).join(', ')}</span>
        <Origins {...row} />
        <span>{t('vocabulary.finds', { count: total, shown: countText(total) })}</span>
        {rest !== null && (
          <span>{t('vocabulary.rest', { count: rest, shown: countText(rest) })}</span>
        )}
        {term && (
          <span>
            {t('vocabulary.taughtAs')}: <bdi>{term}</bdi>
          </span>
        )}
      </p>
      {state !== 'done' && (
        <div className="operator-actions">
          {state === 'open' && !isNumber && (
            <Link
              to={`/operator/vocabulary/teach?${new URLSearchParams({ search: text })}`}
              aria-label={`${t('vocabulary.teach')}: ${text}`}
              className="button button-primary"
            >
              {t('vocabulary.teach')}
            </Link>
          )}
          <button
            type="button"
            disabled={busy}
            aria-label={`${t(state === 'open' ? 'vocabulary.ignore' : 'vocabulary.reopen')}: ${text}`}
            className="button"
            onClick={onSettle}
          >
            {t(state === 'open' ? 'vocabulary.ignore' : 'vocabulary.reopen')}
          </button>
        </div>
      )}
    </li>
  )
}

/** Where the searches of the week came from; the rest is not known. */
function Origins({ emirates, searches }: FailedSearch) {
  const { t } = useTranslation('operator')
  const { emirate } = useVocabularyQuery()
  const known = emirates.reduce((sum, each) => sum + each.searches, 0)
  const parts = emirates.map((each) => ({
    ...{ name: t(`shell:emirates.${each.emirate}`), count: each.searches },
  }))
  if (known === 0) return null
  // Of one emirate, the others and what isn't known aren't in the count.
  const rest = emirate ? 0 : searches - known
  if (rest > 0) parts.push({ name: t('vocabulary.unknownEmirate'), count: rest })
  return (
    <span>
      {t('vocabulary.from')}:{' '}
      {parts.map(({ name, count }, i) => (
        <span key={name}>
          {i > 0 && ' · '}
          {name} <bdi dir="ltr">{countText(count)}</bdi>
        </span>
      ))}
    </span>
  )
}
