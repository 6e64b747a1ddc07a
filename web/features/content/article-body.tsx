import type { NewsItem } from '#contract/content.ts'
import { dayText } from '#web/shell/format.ts'
import { usePage } from '#web/shell/page.tsx'

type ArticleBodyProps = { article: NewsItem; level: 'h1' | 'h2' }

/** An article: its title, its picture and its text. */
export function ArticleBody({ article, level: Title }: ArticleBodyProps) {
  const { language } = usePage()
  return (
    <>
      <Title className="pt-2 text-2xl md:text-3xl">{article.title}</Title>
      <p className="pt-2 pb-5 text-soft">
        {article.industry} ·{' '}
        <time dateTime={article.date.slice(0, 10)}>{dayText(article.date, language)}</time>
      </p>
      <img
        src={article.imgSrc}
        alt=""
        width={704}
        height={396}
        className="article-picture rounded-card"
      />
      {/* HTML from the server, see the contract. */}
      <div className="article-text pt-6" dangerouslySetInnerHTML={{ __html: article.content }} />
    </>
  )
}
