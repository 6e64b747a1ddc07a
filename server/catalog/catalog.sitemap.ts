import { listingSlug } from '#contract/part-number.ts'
import type { Executor } from '../platform/db.ts'
import { listedFiles, type Sitemap, type SitemapFiles } from '../platform/sitemap.ts'
import type { CarListingService } from './car-listing.service.ts'
import { otherMakesOnOffer } from './list-reference.ts'
import type { FollowedListings } from './follow-listings.ts'
import type { Reference } from './reference.ts'
import { homeMakes } from './reference/vehicles.ts'
import { lastListingNo, sitemapParts } from './sitemap.store.ts'

type Deps = {
  db: Executor
  reference: Reference
  listings: FollowedListings
  cars: Pick<CarListingService, 'sitemapSlugs'>
}

/** The pages of categories, makes, older cars and parts. */
export const catalogSitemap = ({ db, reference, listings, cars }: Deps): Sitemap => ({
  paths: () => [
    ...reference.categories.map(({ key }) => `/spare-parts/${encodeURIComponent(key)}`),
    ...homeMakes.map(({ key }) => makePath(key)),
  ],
  files: [
    listedFiles(
      'cars',
      cars.sitemapSlugs,
      (slug) => `/listing-details/${encodeURIComponent(slug)}`,
    ),
    partFiles(db),
    makeFiles({ reference, listings }),
  ],
})

const makePath = (key: string) => `/car-parts/${encodeURIComponent(key)}`

/** Makes that are not on the home page, once parts are on offer for them. */
const makeFiles = (deps: Pick<Deps, 'reference' | 'listings'>) =>
  listedFiles(
    'makes',
    async ({ page, limit }) => {
      const keys = otherMakesOnOffer(deps)
      return { items: keys.slice((page - 1) * limit, page * limit), total: keys.length }
    },
    makePath,
  )

/** Each file has the parts of a range of listing numbers, so it may have fewer pages than others. */
const partFiles = (db: Executor): SitemapFiles => ({
  name: 'parts',
  count: async (pagesPerFile) => Math.ceil((await lastListingNo(db)) / pagesPerFile),
  async entries(number, pagesPerFile) {
    const upTo = number * pagesPerFile
    const parts = await sitemapParts(db, { after: upTo - pagesPerFile, upTo })
    return parts.map(({ partName, skuKey, updatedAt }) => ({
      path: `/spare-part-details/${encodeURIComponent(listingSlug(partName, skuKey))}`,
      changed: updatedAt,
    }))
  },
})
