import type { List, ReplyOf } from '#contract/api.ts'
import type { Car } from '#contract/cars.ts'
import type { Language } from '#contract/language.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Executor } from '../platform/db.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import { carSlug, presentCar } from './car-listing.present.ts'
import * as store from './car-listing.store.ts'
import type { Reference } from './reference.ts'

const SIMILAR = 4

export type CarListingService = ReturnType<typeof carListingService>

/** The cars of older links: they are read, and nothing here writes them. */
export function carListingService(db: Executor, { reference }: { reference: Reference }) {
  const show = (rows: store.CarRow[], language: Language): Car[] =>
    rows.map((row) => presentCar(row, reference, language))

  return {
    /** `code` in any spelling: case, spaces and dashes don't matter, as with part numbers. */
    async car(code: string, language: Language): Promise<ReplyOf<'getCar'> | Refusal> {
      const row = await store.byCode(db, skuKey(code))
      if (!row) return refuse('car.not_found')
      return {
        listing: presentCar(row, reference, language),
        similar: show(await store.besides(db, row, SIMILAR), language),
      }
    },

    async ofSeller(sellerId: string, page: Page, language: Language): Promise<List<Car>> {
      const { rows, total } = await store.ofSeller(db, sellerId, offsetOf(page))
      return { items: show(rows, language), total }
    },

    /** Link forms of all cars. */
    async sitemapSlugs(page: Page): Promise<List<string>> {
      const { rows, total } = await store.all(db, offsetOf(page))
      return { items: rows.map(carSlug), total }
    },
  }
}
