import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { longestQuery } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ContentsList } from '../editorial/contents-list.tsx'
import { PageHead } from '../editorial/page-head.tsx'
import { NextSteps } from '../editorial/next-steps.tsx'
import { countOf, matchQuestions, type NamedGroup } from './match-questions.ts'
import { QuestionGroups } from './question-groups.tsx'
import './questions.css'

/** All questions with their answers, filtered as the user types; by `?q=` without scripts. */
export function QuestionsScreen({ groups }: { groups: NamedGroup[] }) {
  const { t } = useTranslation('pages')
  const [query] = useSearchParams()
  const [typed, setTyped] = useState(query.get('q')?.slice(0, longestQuery) ?? '')
  const found = matchQuestions(groups, typed)
  const all = found === groups
  return (
    <>
      <PageHead title={t('questions.title')} summary={t('questions.description')}>
        <QuestionSearch typed={typed} onType={setTyped} />
        <p role="status" className="pt-2 text-sm text-soft">
          {t(all ? 'questions.all' : 'questions.found', { count: countOf(found) })}
        </p>
      </PageHead>
      <div className="page-width text-columns">
        {all && <ContentsList entries={groups} />}
        <div className={all ? 'text-body' : 'text-body questions-found'}>
          {found.length > 0 ? <QuestionGroups groups={found} /> : <NoneFound />}
        </div>
      </div>
      {found.length > 0 && <NextSteps steps={['contact', 'buying']} />}
    </>
  )
}

type QuestionSearchProps = { typed: string; onType: (text: string) => void }

function QuestionSearch({ typed, onType }: QuestionSearchProps) {
  const { t } = useTranslation('pages')
  const id = useId()
  return (
    <form action="/faq" className="question-search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className="sr-only">
        {t('questions.search')}
      </label>
      <Icon name="search" className="question-search-icon" />
      <input
        id={id}
        type="search"
        name="q"
        value={typed}
        maxLength={longestQuery}
        dir={typed ? 'auto' : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('questions.hint')}
        className="control"
        onChange={(event) => onType(event.target.value)}
      />
    </form>
  )
}

function NoneFound() {
  const { t } = useTranslation('pages')
  return (
    <div className="panel p-6">
      <h2 className="text-xl">{t('questions.none')}</h2>
      <p className="pt-1 pb-4 text-soft">{t('questions.noneText')}</p>
      <Link to="/contact" className="button button-primary">
        {t('questions.write')}
      </Link>
    </div>
  )
}
