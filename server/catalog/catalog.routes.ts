import { bind } from '../platform/api/binding.ts'
import { pageOf } from '../platform/paging.ts'
import { Refusal } from '../platform/refusal.ts'
import { partsOnOffer, type CatalogDeps } from './catalog-deps.ts'
import { listingTags, partTags } from './catalog.tags.ts'
import { getListing } from './get-listing.ts'
import { initializeListings } from './initialize-listings.ts'
import { listBrands } from './list-brands.ts'
import { listHome } from './list-home.ts'
import {
  countByCategory,
  decodeVehicle,
  listCategories,
  listMakes,
  listModels,
} from './list-reference.ts'
import { searchListings } from './search-listings.ts'
import { getSeller, getUserListings } from './seller-listings.ts'
import { getSellerDirectory } from './seller-directory.ts'
import { suggestListings } from './suggest-listings.ts'

const never = () => []
const ofAnyListing = () => ['listings']

export const catalogRoutes = (deps: CatalogDeps) => [
  bind(
    'searchListings',
    (query, { language, caller }) => searchListings(deps, query, language, caller),
    ofAnyListing,
  ),
  bind(
    'initializeListings',
    (input, { language }) => initializeListings(deps, input, language),
    ofAnyListing,
  ),
  bind(
    'suggestListings',
    ({ q }, { language }) => suggestListings(partsOnOffer(deps), q, language),
    ofAnyListing,
  ),
  bind('decodeVehicle', async ({ vin }, { language }) => decodeVehicle(deps, vin, language), never),
  bind(
    'getCategories',
    async (page, { language }) => pageOf(listCategories(deps, language), page),
    never,
  ),
  bind('getCountByCategory', async () => countByCategory(deps), ofAnyListing),
  bind('getBrands', async ({ q, ...page }) => pageOf(listBrands(deps, q), page), ofAnyListing),
  bind('getMakes', async (page, { language }) => pageOf(listMakes(deps, language), page), never),
  bind(
    'getModels',
    async ({ makes, ...page }, { language }) => {
      const models = listModels(deps, makes, language)
      return models instanceof Refusal ? models : pageOf(models, page)
    },
    never,
  ),
  bind(
    'getHome',
    (page, { language }) => listHome(deps, page, language),
    (_, { items }) => items.flatMap(listingTags),
  ),
  bind(
    'getListing',
    (input, { language }) => getListing(deps, input, language),
    (_, reply) => partTags(reply),
  ),
  bind(
    'getUserListings',
    (input, { language }) => getUserListings(deps, input, language),
    ({ seller_id }) => [`seller:${seller_id}`],
  ),
  bind(
    'getSellerDirectory',
    (query, { language }) => getSellerDirectory(deps, query, language),
    () => ['sellers'],
  ),
  bind(
    'getSeller',
    (input, { language }) => getSeller(deps, input, language),
    ({ id }) => [`seller:${id}`],
  ),
]
