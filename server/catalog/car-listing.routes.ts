import { bind } from '../platform/api/binding.ts'
import type { CarListingService } from './car-listing.service.ts'

export const carListingRoutes = (cars: CarListingService) => [
  bind(
    'getCar',
    ({ code }, { language }) => cars.car(code, language),
    (_, { listing, similar }) => [listing, ...similar].map(({ user_id }) => `seller:${user_id}`),
  ),
  bind(
    'getUserCars',
    ({ seller_id, ...page }, { language }) => cars.ofSeller(seller_id, page, language),
    ({ seller_id }) => [`seller:${seller_id}`],
  ),
]
