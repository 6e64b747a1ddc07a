import type { NewsItem } from '#contract/content.ts'

/** An article as shown in lists. */
export type ArticleView = Pick<
  NewsItem,
  'id' | 'imgSrc' | 'title' | 'summary' | 'date' | 'industry'
>

export function toArticleView(item: NewsItem): ArticleView {
  const { id, imgSrc, title, summary, date, industry } = item
  return { id, imgSrc, title, summary, date, industry }
}

export const articleHref = (id: string) => `/news-details/${encodeURIComponent(id)}`

/** Related articles for `id`: of the same trade first, then the newest. */
export function relatedTo(item: NewsItem, all: NewsItem[], count: number): ArticleView[] {
  const others = all.filter(({ id }) => id !== item.id)
  const same = others.filter(({ industry }) => industry === item.industry)
  const rest = others.filter(({ industry }) => industry !== item.industry)
  return [...same, ...rest].slice(0, count).map(toArticleView)
}
