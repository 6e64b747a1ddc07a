import {
  changeContact,
  changePassword,
  closeAccount,
  endSession,
  exportAccount,
  getMe,
  getOutbox,
  getSessions,
  keepAccount,
  logout,
  logoutEverywhere,
  updateUser,
} from './account.ts'
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
import {
  getOtpByEmail,
  getOtpByPhone,
  getPlaces,
  login,
  resetPassword,
  signUp,
  validatePhone,
  verifyOtp,
} from './sign-up.ts'
import { suggestListings } from './suggest.ts'
import { decodeVehicle } from './vehicles.ts'

/** Every call of the API by its name. */
export const endpoints = {
  changeContact,
  changePassword,
  closeAccount,
  decodeVehicle,
  endSession,
  exportAccount,
  getCategories,
  getCountByCategory,
  getFeaturedSellers,
  getHome,
  getListing,
  getMakes,
  getMe,
  getModels,
  getNews,
  getNewsItem,
  getOtpByEmail,
  getOtpByPhone,
  getOutbox,
  getPlaces,
  getPromises,
  getSeller,
  getSellerList,
  getSessions,
  getUserListings,
  initializeListings,
  keepAccount,
  login,
  logout,
  logoutEverywhere,
  resetPassword,
  searchListings,
  signUp,
  subscribeToNewsletter,
  suggestListings,
  updateUser,
  validatePhone,
  verifyOtp,
} satisfies Record<EndpointName, Endpoint>
