import type { EndpointName } from './addresses.ts'
import {
  getCategories,
  getCountByCategory,
  getHome,
  getListing,
  getMakes,
  getModels,
  getSeller,
  getUserListings,
} from './catalog.ts'
import { getNews, getNewsItem, getPromises, subscribeToNewsletter } from './content.ts'
import type { Endpoint } from './endpoint.ts'
import { initializeListings, searchListings } from './search.ts'
import { getFeaturedSellers, getSellerList } from './sellers.ts'
import { suggestListings } from './suggest.ts'
import { decodeVehicle } from './vehicles.ts'

/** Every call of the API by its name. */
export const endpoints = {
  decodeVehicle,
  getCategories,
  getCountByCategory,
  getFeaturedSellers,
  getHome,
  getListing,
  getMakes,
  getModels,
  getNews,
  getNewsItem,
  getPromises,
  getSeller,
  getSellerList,
  getUserListings,
  initializeListings,
  searchListings,
  subscribeToNewsletter,
  suggestListings,
} satisfies Record<EndpointName, Endpoint>
