import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import { z } from 'zod'
import type { NewsItem } from '#contract/content.ts'
import { languages, type Language } from '#contract/language.ts'

const header = z.object({
  title: z.string().min(1),
  date: z.iso.date(),
  industry: z.string().min(1),
  summary: z.string().min(1).max(200),
  picture: z.string().min(1),
})

/** Articles per language, newest first. One Markdown file per article and language. */
export type News = Record<Language, NewsItem[]>

/** Reads `<id>.<language>.md`; throws when an article lacks a language or a header field. */
export async function readNews(folder: string): Promise<News> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))
  const ids = new Set(files.map((file) => file.split('.')[0]!))
  const news: News = { en: [], ar: [], fr: [], zh: [] }
  for (const language of languages) {
    for (const id of ids)
      news[language].push(await readArticle(join(folder, `${id}.${language}.md`), id))
    news[language].sort((a, b) => (a.date < b.date ? 1 : -1))
  }
  return news
}

async function readArticle(path: string, id: string): Promise<NewsItem> {
  const [, head, body] =
    (await readFile(path, 'utf8')).match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} has no header`)
  const fields = head.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  const { title, date, industry, summary, picture } = header.parse(Object.fromEntries(fields))
  return {
    id,
    imgSrc: `/news/${picture}.svg`,
    title,
    summary,
    date: `${date}T00:00:00.000Z`,
    content: await marked.parse(body),
    industry,
  }
}
