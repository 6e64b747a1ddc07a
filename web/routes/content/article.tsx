import { Link, useLoaderData } from 'react-router'
import { longestNameOrId } from '#contract/limits.ts'
import { ArticleCard } from '#web/features/content/article-card.tsx'
import { articleHref, relatedTo } from '#web/features/content/article-view.ts'
import { PopularPosts } from '#web/features/content/news/popular-posts.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { inBrowser, onServer, type LoadArguments } from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import '#web/features/content/content.css'

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
  usePageTexts()
  const { t } = useTranslation('content')
  const { language } = usePage()
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
          <h1 className="pt-2 text-2xl md:text-3xl">{article.title}</h1>
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
          {/* HTML from the content files, see the contract. */}
          <div
            className="article-text pt-6"
            dangerouslySetInnerHTML={{ __html: article.content }}
          />
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
  const { t } = useTranslation('content')
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
