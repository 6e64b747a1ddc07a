import { Link, useLoaderData } from 'react-router'
import { longestNameOrId } from '#contract/limits.ts'
import { ArticleBody } from '#web/features/content/article-body.tsx'
import { ArticleCard } from '#web/features/content/article-card.tsx'
import { articleHref, relatedTo } from '#web/features/content/article-view.ts'
import { PopularPosts } from '#web/features/content/news/popular-posts.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { inBrowser, onServer, type LoadArguments } from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import '#web/features/content/content.css'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const related = 3
const popularShown = 4
// From the newest ones, so that the browser needn't load every article for three links.
const lookedThrough = 8

const load = async ({ api, params }: LoadArguments) => {
  const [article, newest, popular] = await Promise.all([
    api.call('getNewsItem', { id: (params.id ?? '').slice(0, longestNameOrId) }),
    api.call('getNews', { limit: lookedThrough }),
    api.call('getPopularNews', { limit: popularShown }),
  ])
  return {
    article,
    related: relatedTo(article, newest.items, related),
    popular: popular.items,
  }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Article() {
  const { t } = usePageTexts()
  const { article, related, popular } = useLoaderData<typeof loader>()
  return (
    <div className="page-width pt-6">
      <Meta />
      <div className="beside-news">
        <article className="article">
          <Link to="/news" className="inline-flex min-h-11 items-center gap-1 text-primary">
            <Icon name="chevron" className="turns-back" />
            {t('news.title')}
          </Link>
          <ArticleBody article={article} level="h1" />
        </article>
        <PopularPosts posts={popular} />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="pt-14">
          <h2 id="related" className="pb-4 text-xl">
            {t('news.related')}
          </h2>
          <ul className="article-grid">
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Meta() {
  const { t } = useTranslation('pages')
  const { origin, language } = usePage()
  const { article } = useLoaderData<typeof loader>()
  const path = articleHref(article.id)
  const news = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    image: origin + article.imgSrc,
    datePublished: article.date,
    inLanguage: language,
    publisher: { '@type': 'Organization', name: 'Ghiyar', url: `${origin}/` },
  }
  const way = breadcrumbs(origin, [
    { name: t('shell:name'), path: '/' },
    { name: t('news.title'), path: '/news' },
    { name: article.title, path },
  ])
  return (
    <PageMeta
      title={article.title}
      description={article.summary}
      path={path}
      type="article"
      jsonLd={[news, way]}
    />
  )
}
