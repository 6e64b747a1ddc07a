import { join } from 'node:path'
import type { NewsItem } from '#contract/content.ts'
import { articleSource, type ArticleSource } from '#contract/content-sources.ts'
import type { Language } from '#contract/language.ts'
import { documentNames, htmlOf } from './markdown.ts'
import { readSource } from './read-source.ts'

/**
 * `popular` is the rank among the featured articles; `announced` the day by which the newsletter decides whether the article
 * is new, whatever its date became since.
 */
export type Article = NewsItem & { popular: number | undefined; announced: string }

/** Articles per language, newest first. */
export type News = Record<Language, Article[]>

/** Reads `<id>.<language>.md` of every article; throws when one lacks a language or a header field. */
export async function readArticleSources(folder: string): Promise<Map<string, ArticleSource>> {
  const ids = await documentNames(folder)
  const read = ids.map(async (id) => {
    const source = await readSource(join(folder, id), articleSource, (headers, texts) => ({
      ...{ kind: 'article', date: headers.date, picture: headers.picture, texts },
      popular: headers.popular === undefined ? null : Number(headers.popular),
    }))
    return [id, source] as const
  })
  return new Map(await Promise.all(read))
}

export function renderArticle(id: string, source: ArticleSource, language: Language): Article {
  const { date, picture, popular } = source
  const { title, industry, summary, body } = source.texts[language]
  return {
    ...{ id, imgSrc: `/news/${picture}.svg`, title, summary, date: `${date}T00:00:00.000Z` },
    ...{ content: htmlOf(body), industry, popular: popular ?? undefined, announced: date },
  }
}
