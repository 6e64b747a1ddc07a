import { bind } from '../platform/api/binding.ts'
import { changeListings, removeListing, setListingStatus } from './change-listings.ts'
import { createListing } from './create-listing.ts'
import { getMyListingItem, getMyListings } from './get-my-listings.ts'
import { proposeListing } from './propose-listing.ts'
import type { SellingDeps } from './selling-deps.ts'
import { updateListing } from './update-listing.ts'

export const sellingRoutes = (deps: SellingDeps) => [
  bind('newListing', (input, { files, ...by }) => createListing(deps, input, files, by)),
  bind('updateListing', (input, { files, ...by }) => updateListing(deps, input, files, by)),
  bind('setListingStatus', (input, by) => setListingStatus(deps, input, by)),
  bind('removeListing', (input, by) => removeListing(deps, input, by)),
  bind('changeListings', (input, by) => changeListings(deps, input, by)),
  bind('getMyListing', (input, by) => getMyListings(deps, input, by)),
  bind('getMyListingItem', (input, by) => getMyListingItem(deps, input, by)),
  bind('proposeListing', (input, by) => proposeListing(deps, input, by)),
]
