import { bind } from '../platform/api/binding.ts'
import type { FavouritesService } from './favourites.service.ts'

export const favouritesRoutes = (favourites: FavouritesService) => [
  bind('setFavourite', (input, { caller }) => favourites.set(input, caller)),
  bind('getMyFavorites', (input, { caller, language }) => favourites.page(input, caller, language)),
  bind('getFavouriteMarks', ({ listing_ids }, { caller }) => favourites.among(listing_ids, caller)),
]
