import type { ReplyOf, List } from '#contract/api.ts'
import type { Category, Make, Model } from '#contract/catalog.ts'
import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import { listingSlug, skuKey } from '#contract/part-number.ts'
import { searchQuery, type SearchQuery } from '#contract/search.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { offsetOf, type Page } from '../platform/paging.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { SellersService } from '../sellers/sellers.service.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import { presentFacets } from './facets.present.ts'
import { findParts } from './find-parts.ts'
import type { FollowedListings } from './follow-listings.ts'
import { helpWith } from './help.ts'
import { isOpen, listingFilter, orderOf } from './listing-filter.ts'
import { presentListing, presentNamed } from './listing.present.ts'
import * as store from './listing.store.ts'
import type { Reference } from './reference.ts'
import { suggest } from './suggest.ts'
import { nothingUnderstood, presentUnderstood, presentVehicle } from './understood.present.ts'
import type { Understanding } from './understanding/understanding.ts'
import { decodeVehicleNumber } from './understanding/vehicle-number/decode-vehicle-number.ts'
import * as sitemap from './sitemap.store.ts'

const SIMILAR = 8
const HOME = 24

export type { Reference } from './reference.ts'
export type { Understanding } from './understanding/understanding.ts'

export type CatalogService = ReturnType<typeof catalogService>

export function catalogService(
  db: NodePgDatabase,
  {
    reference,
    understanding,
    listings,
    sellers,
    onNothingFound,
  }: {
    reference: Reference
    understanding: Understanding
    listings: FollowedListings
    sellers: SellersService
    onNothingFound: (text: string, language: Language, unknown: string[]) => void
  },
) {
  const parts = () => ({ db, index: listings.index, understanding, reference })

  const show = (rows: store.ListingRow[], language: Language): Listing[] =>
    rows.flatMap((row) => {
      try {
        return [presentListing(row, reference, language)]
      } catch (error) {
        listings.skipped.add(row.no, error)
        return []
      }
    })

  return {
    async search(
      query: SearchQuery,
      language: Language,
    ): Promise<ReplyOf<'searchListings'> | Refusal> {
      const filter = listingFilter(query, reference)
      if (filter instanceof Refusal) return filter
      if (query.seller) {
        const seller = await sellers.find(query.seller)
        if (!seller) return refuse('seller.not_found')
        filter.sellerNo = seller.no
      }
      const { string: text } = query
      const found = text === '' ? undefined : await findParts(parts(), text)
      const { nos, total, facets, ...match } = listings.index.search(
        filter,
        { order: orderOf(query), ...offsetOf(query) },
        found?.sought,
      )
      const understood = found && presentUnderstood(found, match, { text, reference, language })
      // A filter may be why nothing was found; who asks for one row only wants to know the total.
      if (understood && total === 0 && isOpen(filter) && query.page === 1 && query.limit > 1)
        onNothingFound(text, language, understood.unknown)
      return {
        listings: show(await store.byNos(db, nos), language),
        ...paged(total, query),
        facets: presentFacets(facets, filter, query, reference, language),
        understood: understood ?? nothingUnderstood,
        help:
          found && total === 0
            ? await helpWith(parts(), found, { text, language, filter })
            : undefined,
      }
    },

    suggest: (text: string, language: Language) => suggest(parts(), text, language),

    decodeVehicle(number: string, language: Language): DecodedVehicle | Refusal {
      const vehicle = decodeVehicleNumber(number)
      return vehicle
        ? presentVehicle(vehicle, reference, language)
        : refuse('vehicle.not_a_number', { vin: 'field.invalid' })
    },

    categories: (language: Language): Category[] =>
      reference.categories.map((category) => ({
        ...presentNamed(category, language),
        slug: category.key,
        subCategories: category.subCategories.map((sub) => ({
          ...presentNamed(sub, language),
          slug: sub.slug,
        })),
      })),

    countByCategory(): Record<string, number> {
      const counts = listings.index.counts().category
      return Object.fromEntries(
        reference.categories.map((category) => [category.name, counts.get(category.no) ?? 0]),
      )
    },

    makes: (language: Language): Make[] =>
      reference.makes.map((make) => ({
        ...presentNamed(make, language),
        id_car_make: make.idCarMake,
      })),

    models(words: string[], language: Language): Model[] | Refusal {
      const makes = words.map((word) => reference.findMake(word))
      if (makes.includes(undefined)) return refuse('listing.unknown_make')
      return [...new Set(makes)].flatMap((make) =>
        make!.models.map((model) => ({
          ...presentNamed(model, language),
          id_car_model: model.idCarModel,
        })),
      )
    },

    async home(page: Page, language: Language): Promise<List<Listing>> {
      const nos = await store.mostOffered(db, HOME)
      const { offset, limit } = offsetOf(page)
      const rows = await store.byNos(db, nos.slice(offset, offset + limit))
      return { items: show(rows, language), total: nos.length }
    },

    /**
     * `sku` in any spelling, or the slug of a link. A link's number is that of the part whose link it
     * is; for links written by hand the longest tail that exists.
     */
    async part(
      { sku, slug, seller: sellerId }: { sku?: string; slug?: string; seller?: string },
      language: Language,
    ): Promise<ReplyOf<'getListing'> | Refusal> {
      const keys = sku === undefined ? tailsOf(slug!) : [skuKey(sku)]
      const found = await store.offersOf(db, keys)
      const own = found.find((row) => listingSlug(row.partName, row.skuKey) === slug)
      const key = own?.skuKey ?? keys.find((tail) => found.some((row) => row.skuKey === tail))
      const offers = found.filter((row) => row.skuKey === key)
      const chosen = offers.find((row) => row.sellerId === sellerId) ?? offers[0]
      if (!chosen) return refuse('listing.not_found')
      const [owner, similar] = await Promise.all([
        sellers.find(chosen.sellerId),
        store.similarTo(db, chosen, SIMILAR),
      ])
      if (!owner) return refuse('listing.not_found')
      return {
        listing: {
          ...presentListing(chosen, reference, language),
          // Cleaned when it was written; cleaned again where it is shown as HTML.
          description: cleanHtml(chosen.description),
          user: owner.seller,
        },
        sellerListingCount: owner.seller.listings,
        offers: show(
          offers.filter((row) => row !== chosen),
          language,
        ),
        similar: show(similar, language),
      }
    },

    /** The parts of a seller, the newest first; with a text, those that answer it, the best first. */
    async ofSeller(
      { id, q = '' }: { id: string; q?: string | undefined },
      page: Page,
      language: Language,
    ): Promise<ReplyOf<'getSeller'> | Refusal> {
      const owner = await sellers.find(id)
      if (!owner) return refuse('seller.not_found')
      if (q !== '') {
        const query = searchQuery.parse({ string: q, seller: id, ...page })
        const found = await this.search(query, language)
        if (found instanceof Refusal) return found
        return { seller: owner.seller, sellerListings: found.listings, ...paged(found.total, page) }
      }
      const rows = await store.ofSeller(db, owner.no, offsetOf(page))
      return {
        seller: owner.seller,
        sellerListings: show(rows, language),
        ...paged(owner.seller.listings, page),
      }
    },

    async initialize(
      {
        search = '',
        category,
        make,
        page,
        limit,
      }: {
        search?: string
        category?: string
        make?: string
      } & Page,
      language: Language,
    ): Promise<ReplyOf<'initializeListings'> | Refusal> {
      const query = searchQuery.parse({
        string: search,
        category: category ? [category] : [],
        make: make ? [make] : [],
        page,
        limit,
      })
      const found = await this.search(query, language)
      if (found instanceof Refusal) return found
      const { facets } = found
      const foundCategory = category && reference.findCategory(category)
      const foundMake = make && reference.findMake(make)
      const carNos = new Map(
        reference.makes.flatMap(({ id, idCarMake, models }) => [
          [id, idCarMake],
          ...models.map((model) => [model.id, model.idCarModel] as const),
        ]),
      )
      return {
        searchQuery: {
          string: search,
          priceRange: facets.price,
          category: foundCategory ? [presentNamed(foundCategory, language)] : [],
          make: foundMake ? [presentNamed(foundMake, language)] : [],
          model: [],
          year: [],
          brand: [],
          sortBy: search === '' ? { date: -1 } : undefined,
        },
        listings: found.listings,
        minPrice: facets.price.min,
        maxPrice: facets.price.max,
        categoryList: facets.category,
        makeList: facets.make.map((make) => ({ ...make, id_car_make: carNos.get(make._id)! })),
        modelList: facets.model.map((model) => ({
          ...model,
          id_car_model: carNos.get(model._id)!,
        })),
        yearList: facets.year,
        brandList: facets.brand.map((brand) => brand.name),
        brandCounts: Object.fromEntries(facets.brand.map((brand) => [brand.name, brand.count])),
        total: found.total,
        page: found.page,
        pages: found.pages,
      }
    },

    /** Listings by their numbers, on offer or not. */
    async listings(nos: number[], language: Language): Promise<Map<number, Listing>> {
      const rows = await store.byNos(db, nos)
      return new Map(rows.flatMap((row) => show([row], language).map((shown) => [row.no, shown])))
    },

    /** Every offer of a part number, by its key; the best first. */
    offers: async (key: string, language: Language): Promise<Listing[]> =>
      show(await store.offersOf(db, [key]), language),

    /** A listing as it is stored, on offer or not. */
    raw: async (no: number): Promise<store.ListingRow | undefined> =>
      (await store.byNos(db, [no]))[0],

    lastListingNo: () => sitemap.lastListingNo(db),

    /** The links of the parts among the listings of a range, and when each last changed. */
    async sitemapParts(range: {
      after: number
      upTo: number
    }): Promise<{ slug: string; updatedAt: Date }[]> {
      const parts = await sitemap.sitemapParts(db, range)
      return parts.map(({ partName, skuKey, updatedAt }) => ({
        slug: listingSlug(partName, skuKey),
        updatedAt,
      }))
    },
  }
}

function paged(total: number, { page, limit }: Page) {
  return { total, page, pages: Math.ceil(total / limit) }
}

/** The keys that the end of a link may spell, the longest first. */
function tailsOf(slug: string): string[] {
  const pieces = slug.split('-').slice(-8)
  return pieces.map((_, i) => skuKey(pieces.slice(i).join(''))).filter((key) => key !== '')
}
