import type { List } from '#contract/api.ts'
import type { NewsItem, PromiseTile } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import type { Executor } from '../platform/db.ts'
import { pageOf, type Page } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { News } from './news.ts'
import { askForNewsletter } from './newsletter.store.ts'

export type ContentService = ReturnType<typeof contentService>

export function contentService(
  db: Executor,
  { news, promises }: { news: News; promises: Record<Language, PromiseTile[]> },
) {
  return {
    news: (page: Page, language: Language): List<NewsItem> => pageOf(news[language], page),

    newsItem: (id: string, language: Language): NewsItem | Refusal =>
      news[language].find((item) => item.id === id) ?? refuse('news.not_found'),

    promises: (page: Page, language: Language): List<PromiseTile> =>
      pageOf(promises[language], page),

    askForNewsletter: (email: string, language: Language) => askForNewsletter(db, email, language),
  }
}
