import { useRef, useState } from 'react'
import type { TaughtTerm } from '#contract/vocabulary.ts'
import { termStates } from '#contract/vocabulary-choices.ts'
import { mayOperate } from '#contract/operator-roles.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { AuthorLine } from '../author-line.tsx'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { overviewData, termsData } from '../operator-data.ts'
import { PagedRows, rowsPerPage } from '../paged-rows.tsx'
import { useVocabularyQuery } from './vocabulary-query.ts'

/** What operators taught, with who and when; owners mark as reviewed. */
export function TermList() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { params, page, set } = useVocabularyQuery()
  const state = termStates.find((each) => each === params.get('state')) ?? 'active'
  const { data, failure, updating, reload } = useData(
    termsData({ state, page, limit: rowsPerPage }),
  )
  const [overview] = useState(overviewData)
  const { data: own } = useData(overview)
  const { run, busy, failure: stepFailure } = useMutation()
  const [ending, setEnding] = useState<TaughtTerm>()
  const list = useRef<HTMLDivElement>(null)
  const focusList = useFocusAfterRender(() => list.current)
  const step = (call: 'reviewTerm' | 'withdrawTerm', { _id: id }: TaughtTerm) =>
    run(async (api) => {
      await api.call(call, { id })
      toast(t(call === 'reviewTerm' ? 'vocabulary.reviewedDone' : 'vocabulary.withdrawn'))
      reload()
      focusList()
    })
  const [active, ...others] = termStates
  return (
    <>
      <div className="vocabulary-filters">
        <SelectField
          name="state"
          label={t('states.label')}
          good={false}
          placeholder={t(`vocabulary.states.${active}`)}
          value={state === active ? '' : state}
          options={others.map((value) => ({ value, label: t(`vocabulary.states.${value}`) }))}
          onChange={(value) => set('state', value)}
        />
      </div>
      <PagedRows
        ref={list}
        {...{ list: data, failure, updating, reload, stepFailure }}
        label={t('vocabulary.views.terms')}
        empty={{ title: t('vocabulary.termsEmpty'), text: t('vocabulary.termsEmptyText') }}
        row={(term) => (
          <TermRow
            key={term._id}
            {...{ term, busy }}
            mayReview={own !== undefined && mayOperate(own.role, 'vocabularyReview')}
            onReview={() => step('reviewTerm', term)}
            onWithdraw={() => setEnding(term)}
          />
        )}
      />
      {ending && (
        <ConfirmDialog
          title={t('vocabulary.withdrawTitle', { term: `\u2068${ending.term}\u2069` })}
          text={t('vocabulary.withdrawText')}
          action={t('vocabulary.withdraw')}
          onConfirm={() => step('withdrawTerm', ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

type TermRowProps = {
  term: TaughtTerm
  busy: boolean
  mayReview: boolean
  onReview: () => void
  onWithdraw: () => void
}

function TermRow({ term: row, busy, mayReview, onReview, onWithdraw }: TermRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { term, meanings, example, state, date, by, reviewed, reviewer, ended } = row
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <bdi className="font-semibold">{term}</bdi>
        <span className="chip operator-chip" data-tone={reviewed ? 'good' : undefined}>
          {reviewed ? t('vocabulary.reviewed') : t('vocabulary.notReviewed')}
        </span>
      </p>
      <p className="operator-row-text">
        {meanings.map(({ key, label }, i) => (
          <span key={key}>
            {i > 0 && ' · '}
            <bdi>{label}</bdi>
          </span>
        ))}
      </p>
      <p className="operator-row-facts">
        <span>{names.of(row.language)}</span>
        <span>
          {t('vocabulary.example')}: <bdi>{example}</bdi>
        </span>
        <span>
          {t('vocabulary.taughtBy')}: <AuthorLine by={by} date={date} />
        </span>
        {reviewed && (
          <span>
            {t('vocabulary.reviewedBy')}: <AuthorLine by={reviewer} date={reviewed} />
          </span>
        )}
        {ended && (
          <span>
            {t(`vocabulary.states.${state}`)}: {momentText(ended, language)}
          </span>
        )}
      </p>
      {state === 'active' && (
        <div className="operator-actions">
          {mayReview && !reviewed && (
            <button
              type="button"
              disabled={busy}
              aria-label={`${t('vocabulary.review')}: ${term}`}
              className="button"
              onClick={onReview}
            >
              {t('vocabulary.review')}
            </button>
          )}
          <button
            type="button"
            disabled={busy}
            aria-label={`${t('vocabulary.withdraw')}: ${term}`}
            className="button button-danger"
            onClick={onWithdraw}
          >
            {t('vocabulary.withdraw')}
          </button>
        </div>
      )}
    </li>
  )
}
