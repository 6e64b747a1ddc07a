import { useLoaderData } from 'react-router'
import type { QuestionGroup } from '#contract/content.ts'
import { named } from '#web/features/content/questions/match-questions.ts'
import { QuestionsScreen } from '#web/features/content/questions/questions-screen.tsx'
import { inBrowser, onServer, type LoadArguments } from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const load = async ({ api }: LoadArguments) =>
  named((await api.call('getQuestions', { limit: 100 })).items)

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** At two addresses; `/faq` is the canonical one. */
export default function Questions() {
  const { t } = usePageTexts()
  const { origin } = usePage()
  const groups = useLoaderData<typeof loader>()
  return (
    <>
      <PageMeta
        title={t('questions.title')}
        description={t('questions.description')}
        path="/faq"
        jsonLd={[
          answered(groups),
          breadcrumbs(origin, [
            { name: t('shell:name'), path: '/' },
            { name: t('questions.title'), path: '/faq' },
          ]),
        ]}
      />
      <QuestionsScreen groups={groups} />
    </>
  )
}

const answered = (groups: QuestionGroup[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
})
