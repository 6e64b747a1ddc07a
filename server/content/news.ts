import { join } from 'node:path'
import { z } from 'zod'
import type { NewsItem } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import { documentNames, htmlOf, inEveryLanguage, readDocument } from './markdown.ts'

const header = z.object({
  title: z.string().min(1),
  date: z.iso.date(),
  industry: z.string().min(1),
  summary: z.string().min(1).max(200),
  picture: z.string().min(1),
  popular: z.coerce.number().int().positive().optional(),
})

/** `popular` is the rank among the featured articles. */
export type Article = NewsItem & { popular: number | undefined }

/** Articles per language, newest first. One Markdown file per article and language. */
export type News = Record<Language, Article[]>

/** Reads `<id>.<language>.md`; throws when an article lacks a language or a header field. */
export async function readNews(folder: string): Promise<News> {
  const ids = await documentNames(folder)
  return inEveryLanguage(async (language) => {
    const articles = ids.map((id) => readArticle(join(folder, `${id}.${language}.md`), id))
    return (await Promise.all(articles)).sort((a, b) => (a.date < b.date ? 1 : -1))
  })
}

async function readArticle(path: string, id: string): Promise<Article> {
  const { header: head, body } = await readDocument(path)
  const { title, date, industry, summary, picture, popular } = header.parse(head)
  return {
    id,
    imgSrc: `/news/${picture}.svg`,
    title,
    summary,
    date: `${date}T00:00:00.000Z`,
    content: await htmlOf(body),
    industry,
    popular,
  }
}
