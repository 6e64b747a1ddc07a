import type { List } from '#contract/api.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Seller, SellerInList } from '#contract/sellers.ts'
import type { Executor } from '../platform/db.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { noRating, placeholderRating, presentInList, presentSeller } from './seller.present.ts'
import * as store from './seller.store.ts'

export type SellersService = ReturnType<typeof sellersService>

export function sellersService(db: Executor, options: { demo: boolean }) {
  const rating = options.demo ? placeholderRating : noRating
  const list = (found: { rows: store.SellerRow[]; total: number }): List<SellerInList> => ({
    items: found.rows.map((row) => presentInList(row, rating)),
    total: found.total,
  })
  return {
    async directory(
      query: { q?: string | undefined; emirate?: Emirate | undefined } & Page,
    ): Promise<List<SellerInList>> {
      return list(
        await store.search(db, { words: query.q, emirate: query.emirate, ...offsetOf(query) }),
      )
    },

    async featured(page: Page): Promise<List<SellerInList>> {
      return list(await store.widestStock(db, offsetOf(page)))
    },

    /** A seller with contact details, and its number for joins; undefined when there is none. */
    async find(id: string): Promise<{ no: number; seller: Seller } | undefined> {
      const row = await store.byId(db, id)
      return row && { no: row.no, seller: presentSeller(row, rating) }
    },

    async sitemapIds(page: Page): Promise<List<string>> {
      const { ids, total } = await store.ids(db, offsetOf(page))
      return { items: ids, total }
    },
  }
}
