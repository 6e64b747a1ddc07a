import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { articleHref, type ArticleView } from '../article-view.ts'
import { truncateTitle } from './truncate-title.ts'
import './popular-posts.css'

const longestTitle = 30

/** Articles selected by the editors, beside the news. */
export function PopularPosts({ posts }: { posts: Pick<ArticleView, 'id' | 'title' | 'imgSrc'>[] }) {
  const { t } = useTranslation('pages')
  if (posts.length === 0) return null
  return (
    <aside aria-labelledby="popular-posts" className="popular-posts panel">
      <h2 id="popular-posts" className="label-strip">
        {t('news.popular')}
      </h2>
      <ol>
        {posts.map(({ id, title, imgSrc }) => (
          <li key={id}>
            <Link to={articleHref(id)} title={title} className="popular-post">
              <img src={imgSrc} alt="" width="96" height="54" loading="lazy" />
              <span aria-hidden="true">{truncateTitle(title, longestTitle)}</span>
              <span className="sr-only">{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </aside>
  )
}
