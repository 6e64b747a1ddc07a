import { bind } from '../platform/api/binding.ts'
import type { SellingService } from './selling.service.ts'

export const sellingRoutes = ({ listings, stockList, propose }: SellingService) => [
  bind('newListing', (input, { files, ...by }) => listings.create(input, files, by)),
  bind('updateListing', (input, { files, ...by }) => listings.update(input, files, by)),
  bind('setListingStatus', (input, by) => listings.setStatus(input, by)),
  bind('removeListing', (input, by) => listings.remove(input, by)),
  bind('changeListings', (input, by) => listings.changeMany(input, by)),
  bind('getMyListing', (input, by) => stockList.page(input, by)),
  bind('getMyListingItem', (input, by) => listings.one(input, by)),
  bind('proposeListing', (input, by) => propose(input, by)),
]
