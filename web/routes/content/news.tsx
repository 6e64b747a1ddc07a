import { useLoaderData } from 'react-router'
import { ArticleCard } from '#web/features/content/article-card.tsx'
import { toArticleView } from '#web/features/content/article-view.ts'
import { PopularPosts } from '#web/features/content/news/popular-posts.tsx'
import { checkPage, inBrowser, onServer, pageIn, type LoadArguments } from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'
import { pageHref } from '#web/ui/pages.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import '#web/features/content/content.css'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const perPage = 12
const popularShown = 4

const load = async ({ api, url }: LoadArguments) => {
  const page = pageIn(url)
  const [{ items, total }, popular] = await Promise.all([
    api.call('getNews', { page, limit: perPage }),
    api.call('getPopularNews', { limit: popularShown }),
  ])
  const pages = Math.ceil(total / perPage)
  checkPage({ page, pages }, url)
  return { articles: items.map(toArticleView), popular: popular.items, page, pages }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function News() {
  const { t } = usePageTexts()
  const { origin } = usePage()
  const { articles, popular, page, pages } = useLoaderData<typeof loader>()
  return (
    <div className="page-width pt-6">
      <PageMeta
        title={t('news.title')}
        description={t('news.description')}
        path={pageHref('/news', new URLSearchParams(), page)}
        jsonLd={breadcrumbs(origin, [
          { name: t('shell:name'), path: '/' },
          { name: t('news.title'), path: '/news' },
        ])}
      />
      <h1 className="text-2xl md:text-3xl">{t('news.title')}</h1>
      <p className="max-w-prose pt-1 pb-6 text-md text-soft">{t('news.description')}</p>
      <div className="beside-news">
        <div className="min-w-0">
          {articles.length === 0 && <p className="panel p-6 text-lg">{t('news.empty')}</p>}
          <ul className="article-grid">
            {articles.map((article, index) => (
              <li key={article.id}>
                <ArticleCard article={article} level="h2" full priority={index < 3} />
              </li>
            ))}
          </ul>
          <ListPages pathname="/news" query={new URLSearchParams()} page={page} pages={pages} />
        </div>
        <PopularPosts posts={popular} />
      </div>
    </div>
  )
}
