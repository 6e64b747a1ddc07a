import type { ReplyOf } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ArticleBody } from '../article-body.tsx'
import { OfficePanel } from '../contact/office-panel.tsx'
import { EditorialText } from '../editorial/editorial-page.tsx'
import { PageHead } from '../editorial/page-head.tsx'
import { named } from '../questions/match-questions.ts'
import { QuestionGroups } from '../questions/question-groups.tsx'
import '../content.css'
import '../editorial.css'
import '../questions/questions.css'

/** A text of an operator as its page shows it, but for what stands around it. */
export default function ContentPreview({ content }: { content: ReplyOf<'previewContent'> }) {
  usePageTexts()
  const { article, page, questions, promises, office } = content
  if (article)
    return (
      <article className="article">
        <ArticleBody article={article} level="h2" />
      </article>
    )
  if (page)
    return (
      <>
        <PageHead title={page.title} summary={page.summary} />
        <EditorialText page={page} />
      </>
    )
  if (questions) return <QuestionGroups groups={named(questions)} />
  if (office) return <OfficePreview office={office} />
  return (
    <ul className="panel">
      {promises?.map(({ icon, title, text }, index) => (
        <li key={index} className="flex gap-3 p-4">
          <Icon name={icon} className="text-2xl text-primary" />
          <div>
            <h3 className="text-base">{title}</h3>
            <p className="pt-0.5 text-sm text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function OfficePreview({ office }: { office: NonNullable<ReplyOf<'previewContent'>['office']> }) {
  const { t } = useTranslation('pages')
  return (
    <>
      <OfficePanel office={office} />
      {office.social.length > 0 && (
        <ul aria-label={t('contact.office.ways')} className="flex flex-wrap gap-3 pt-4">
          {office.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} className="link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
