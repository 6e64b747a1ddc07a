import type { EditorialPage as Page } from '#contract/content.ts'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { ContentsList } from './contents-list.tsx'
import { splitPage, type PageSections } from './split-page.ts'
import { ContentHtml } from './content-html.tsx'
import { PageHead } from './page-head.tsx'
import { Strips } from './strips.tsx'
import { pageViews } from './page-views.tsx'
import { type AccountType, RegisterButton, NextSteps } from './next-steps.tsx'
import '../editorial.css'

type EditorialPageProps = {
  page: Page
  onRegister: (type: AccountType) => void
}

/** One of the fixed pages: its text, its contents, and the next steps. */
export function EditorialPage({ page, onRegister }: EditorialPageProps) {
  const { drawing: Drawing, nextSteps } = pageViews[page.id]
  const [first] = nextSteps
  return (
    <>
      <PageHead title={page.title} summary={page.summary} drawing={Drawing && <Drawing />}>
        {page.updated && <Updated date={page.updated} />}
        {(first === 'buyer' || first === 'seller') && (
          <div className="pt-5">
            <RegisterButton as={first} onRegister={onRegister} />
          </div>
        )}
      </PageHead>
      <EditorialText page={page} />
      <NextSteps steps={nextSteps} onRegister={onRegister} />
    </>
  )
}

/** The text of a page below its head. */
export function EditorialText({ page }: { page: Page }) {
  const { intro, sections } = splitPage(page)
  if (pageViews[page.id].layout === 'strips') return <Strips {...{ intro, sections }} />
  return <TextWithContents {...{ intro, sections }} />
}

function Updated({ date }: { date: string }) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  return (
    <p className="pt-4 text-sm text-soft">
      <time dateTime={date.slice(0, 10)}>
        {t('page.updated', { date: dayText(date, language) })}
      </time>
    </p>
  )
}

function TextWithContents({ intro, sections }: PageSections) {
  return (
    <div className="page-width text-columns">
      {sections.length > 1 && <ContentsList entries={sections} />}
      <div className="text-body">
        {intro && <ContentHtml html={intro} className="prose" />}
        {sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id} className="text-section">
            <h2 id={id}>{title}</h2>
            <ContentHtml html={html} className="prose" />
          </section>
        ))}
      </div>
    </div>
  )
}
