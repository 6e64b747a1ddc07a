import { bind } from '../platform/api/binding.ts'
import type { FavouritesDeps } from './favourites-deps.ts'
import { getFavouriteIds, getMyFavourites } from './get-favourites.ts'
import { setFavourite } from './set-favourite.ts'

export const favouritesRoutes = (deps: FavouritesDeps) => [
  bind('setFavourite', (input, by) => setFavourite(deps, input, by)),
  bind('getMyFavorites', (input, by) => getMyFavourites(deps, input, by)),
  bind('getFavouriteIds', (input, by) => getFavouriteIds(deps, input, by)),
]
