import type { ContentKind } from '#contract/content-kinds.ts'
import { settingsHref } from '../settings-tabs.ts'

/** The list of a kind, or the editor of an item. */
export const contentHref = (kind: ContentKind, id?: string): string =>
  settingsHref(`content/${kind}${id === undefined ? '' : `/${id}`}`)

export const newArticleHref = settingsHref('content/new')

/** Where readers see an item. */
export const publicHref: Record<ContentKind, (id: string) => string> = {
  article: (id) => `/news-details/${id}`,
  page: (id) => `/${id}`,
  questions: () => '/faq',
  promises: () => '/',
  office: () => '/contact',
}
