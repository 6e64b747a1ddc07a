import { bind } from '../platform/api/binding.ts'
import { pageOf } from '../platform/paging.ts'
import { Refusal } from '../platform/refusal.ts'
import type { CatalogService } from './catalog.service.ts'
import { listingTags, partTags } from './catalog.tags.ts'
import type { TradeService } from './trade.service.ts'

export const catalogRoutes = (catalog: CatalogService, trade: TradeService) => [
  bind(
    'searchListings',
    (query, { language }) => catalog.search(query, language),
    () => ['listings'],
  ),
  bind(
    'initializeListings',
    (input, { language }) => catalog.initialize(input, language),
    () => ['listings'],
  ),
  bind(
    'suggestListings',
    ({ q }, { language }) => catalog.suggest(q, language),
    () => ['listings'],
  ),
  bind(
    'decodeVehicle',
    async ({ vin }, { language }) => catalog.decodeVehicle(vin, language),
    () => [],
  ),
  bind(
    'getCategories',
    async (page, { language }) => pageOf(catalog.categories(language), page),
    () => [],
  ),
  bind(
    'getCountByCategory',
    async () => catalog.countByCategory(),
    () => ['listings'],
  ),
  bind(
    'getBrands',
    async ({ q, ...page }) => pageOf(trade.brands(q), page),
    () => ['listings'],
  ),
  bind(
    'getMakes',
    async (page, { language }) => pageOf(catalog.makes(language), page),
    () => [],
  ),
  bind(
    'getModels',
    async ({ makes, ...page }, { language }) => {
      const models = catalog.models(makes, language)
      return models instanceof Refusal ? models : pageOf(models, page)
    },
    () => [],
  ),
  bind(
    'getHome',
    (page, { language }) => catalog.home(page, language),
    (_, { items }) => items.flatMap(listingTags),
  ),
  bind(
    'getListing',
    (input, { language }) => catalog.part(input, language),
    (_, reply) => partTags(reply),
  ),
  bind(
    'getUserListings',
    async ({ seller_id, q, ...page }, { language }) => {
      const found = await catalog.ofSeller({ id: seller_id, q }, page, language)
      if (found instanceof Refusal) return found
      return {
        listings: found.sellerListings,
        total: found.total,
        page: found.page,
        pages: found.pages,
      }
    },
    ({ seller_id }) => [`seller:${seller_id}`],
  ),
  bind(
    'getSeller',
    ({ id, q, ...page }, { language }) => catalog.ofSeller({ id, q }, page, language),
    ({ id }) => [`seller:${id}`],
  ),
]
