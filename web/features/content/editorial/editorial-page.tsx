import type { EditorialPage as Page } from '#contract/content.ts'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { ContentsList } from './contents-list.tsx'
import { cutPage, type CutPage } from './cut-page.ts'
import { OwnHtml } from './own-html.tsx'
import { PageHead } from './page-head.tsx'
import { Strips } from './strips.tsx'
import { pageViews } from './page-views.tsx'
import { type AccountType, RegisterButton, WaysOn } from './ways-on.tsx'
import './editorial.css'

type EditorialPageProps = {
  page: Page
  onRegister: (type: AccountType) => void
}

/** One of the fixed pages: what it says, what is in it, where it leads on. */
export function EditorialPage({ page, onRegister }: EditorialPageProps) {
  const { layout, drawing: Drawing, ways } = pageViews[page.id]
  const [first] = ways
  const { intro, sections } = cutPage(page)
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
      {layout === 'strips' ? (
        <Strips intro={intro} sections={sections} />
      ) : (
        <TextWithContents intro={intro} sections={sections} />
      )}
      <WaysOn ways={ways} onRegister={onRegister} />
    </>
  )
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

function TextWithContents({ intro, sections }: CutPage) {
  return (
    <div className="page-width text-columns">
      {sections.length > 1 && <ContentsList entries={sections} />}
      <div className="text-body">
        {intro && <OwnHtml html={intro} className="own-text" />}
        {sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id} className="text-section">
            <h2 id={id}>{title}</h2>
            <OwnHtml html={html} className="own-text" />
          </section>
        ))}
      </div>
    </div>
  )
}
