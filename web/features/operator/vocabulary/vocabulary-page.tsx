import { Link, useLocation } from 'react-router'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FailedList } from './failed-list.tsx'
import { TeachForm } from './teach-form.tsx'
import { TermList } from './term-list.tsx'
import { WantedList } from './wanted-list.tsx'
import './vocabulary.css'

const views = ['words', 'wanted', 'terms'] as const
const path = '/operator/vocabulary'

/** Searches that found nothing, and what the search is taught from them. */
export function VocabularyPage({ id }: { id: string | undefined }) {
  const { t } = useTranslation('operator')
  const params = new URLSearchParams(useLocation().search)
  if (id === 'teach') return <TeachForm search={params.get('search') ?? ''} />
  const view = views.find((each) => each === params.get('view')) ?? 'words'
  const tabs = views.map((key) => ({
    ...{ key, label: t(`vocabulary.views.${key}`), current: key === view },
    to: key === 'words' ? path : `${path}?view=${key}`,
  }))
  return (
    <>
      <p className="max-w-prose text-soft">{t(`vocabulary.about.${view}`)}</p>
      <div className="operator-row-wide">
        <ViewTabs label={t('vocabulary.views.label')} tabs={tabs} countText={countText} />
        <Link to={`${path}/teach`} className="button">
          <Icon name="add" />
          {t('vocabulary.teach')}
        </Link>
      </div>
      {view === 'words' && <FailedList />}
      {view === 'wanted' && <WantedList />}
      {view === 'terms' && <TermList />}
    </>
  )
}
