import type { List } from '#contract/api.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Seller, SellerInList } from '#contract/sellers.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { announce } from '../platform/changes.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { noRating, placeholderRating, presentInList, presentSeller } from './seller.present.ts'
import * as store from './seller.store.ts'

export type Company = Awaited<ReturnType<typeof store.companies>>[number]
export type SellersService = ReturnType<typeof sellersService>

export function sellersService(db: NodePgDatabase, options: { demo: boolean }) {
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

    /** Every company by that name, as numbers for joins, with what filters need of it. */
    companies: (words: string | undefined): Promise<Company[]> => store.companies(db, words),

    /** Companies for a list, by their numbers, with their hours. */
    async byNos(nos: number[]): Promise<Map<number, SellerInList & Pick<Seller, 'hours'>>> {
      const rows = nos.length > 0 ? await store.byNos(db, nos) : []
      return new Map(
        rows.map((row) => [row.no, { ...presentInList(row, rating), hours: row.hours }] as const),
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

    /** Replaces all answer times; a seller who isn't named has none. */
    async setAnswerMinutes(minutes: { no: number; minutes: number }[]): Promise<void> {
      await db.transaction(async (tx) => {
        const ids = await store.setAnswerMinutes(tx, minutes)
        const tags = ids.map((id) => `seller:${id}`)
        if (tags.length > 0) await announce(tx, { tags, listings: [] })
      })
    },

    async sitemapIds(page: Page): Promise<List<string>> {
      const { ids, total } = await store.ids(db, offsetOf(page))
      return { items: ids, total }
    },
  }
}
