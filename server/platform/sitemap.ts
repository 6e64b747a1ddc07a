import type { List } from '#contract/api.ts'
import type { Page } from './paging.ts'

export type SitemapEntry = { path: string; changed?: Date }

/** Pages too many for one file of the sitemap. */
export type SitemapFiles = {
  /** In the address of each file, `/sitemaps/<name>-1.xml`; lower-case letters. */
  name: string
  /** How many files there are, with so many pages in each. */
  count(pagesPerFile: number): Promise<number>
  entries(number: number, pagesPerFile: number): Promise<SitemapEntry[]>
}

/** The pages of a feature for search engines: paths of a few, and files of those that are many. */
export type Sitemap = { paths?: () => string[]; files?: SitemapFiles[] }

/** The files of pages that a service lists by the page. */
export const listedFiles = (
  name: string,
  list: (page: Page) => Promise<List<string>>,
  pathOf: (item: string) => string,
): SitemapFiles => ({
  name,
  count: async (limit) => Math.ceil((await list({ page: 1, limit: 1 })).total / limit),
  async entries(page, limit) {
    const { items } = await list({ page, limit })
    return items.map((item) => ({ path: pathOf(item) }))
  },
})
