import { Link } from 'react-router'
import { usePage } from '#web/shell/page.tsx'
import { dayText } from '#web/shell/format.ts'
import { articleHref, type ArticleView } from './article-view.ts'

type ArticleCardProps = {
  article: ArticleView
  level: 'h2' | 'h3'
  /** With its summary, where there is room. */
  full?: boolean
  /** In the first row of a screen: the picture is loaded at once. */
  priority?: boolean
}

export function ArticleCard({ article, level: Title, full, priority }: ArticleCardProps) {
  const { language } = usePage()
  const { id, imgSrc, title, summary, date, industry } = article
  return (
    <article className="article-card panel">
      <img
        src={imgSrc}
        alt=""
        width={320}
        height={180}
        loading={priority ? 'eager' : 'lazy'}
        className="article-picture"
      />
      <p className="label-strip text-sm">
        <span className="font-semibold">{industry}</span>
        <time dateTime={date.slice(0, 10)} className="text-soft">
          {dayText(date, language)}
        </time>
      </p>
      <div className="grid gap-1.5 p-4">
        <Title className="text-md">
          <Link to={articleHref(id)} className="cover-link">
            {title}
          </Link>
        </Title>
        {full && <p className="text-soft">{summary}</p>}
      </div>
    </article>
  )
}
