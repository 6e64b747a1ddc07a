import type { List } from '#contract/api.ts'
import type { Office } from '#contract/contact.ts'
import type { EditorialPage, NewsItem, PromiseTile, QuestionGroup } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import { pageOf, type Page } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { EditorialPages } from './editorial-pages.ts'
import type { News } from './news.ts'

/** What is shown, in each language. */
export type Content = {
  news: News
  pages: EditorialPages
  questions: Record<Language, QuestionGroup[]>
  promises: Record<Language, PromiseTile[]>
  office: Office
}

export type ContentService = ReturnType<typeof contentService>

/** Pages, news and facts as they are in force. */
export function contentService(current: () => Content) {
  return {
    news: (page: Page, language: Language): List<NewsItem> =>
      pageOf(current().news[language], page),

    newsItem: (id: string, language: Language): NewsItem | Refusal =>
      current().news[language].find((item) => item.id === id) ?? refuse('news.not_found'),

    popularNews(page: Page, language: Language): List<Omit<NewsItem, 'content'>> {
      const popular = current().news[language].filter(({ popular: rank }) => rank !== undefined)
      return pageOf(
        popular.sort((a, b) => a.popular! - b.popular!),
        page,
      )
    },

    page: (id: string, language: Language): EditorialPage | Refusal =>
      (current().pages[language] as Map<string, EditorialPage>).get(id) ??
      refuse('route.not_found'),

    questions: (page: Page, language: Language): List<QuestionGroup> =>
      pageOf(current().questions[language], page),

    promises: (page: Page, language: Language): List<PromiseTile> =>
      pageOf(current().promises[language], page),

    office: (): Office => current().office,
  }
}
