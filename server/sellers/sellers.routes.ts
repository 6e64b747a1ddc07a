import { bind } from '../platform/api/binding.ts'
import type { SellersService } from './sellers.service.ts'

export const sellersRoutes = (sellers: SellersService) => [
  bind(
    'getSellerList',
    (query) => sellers.directory(query),
    () => ['sellers'],
  ),
  bind(
    'getFeaturedSellers',
    (page) => sellers.featured(page),
    () => ['sellers'],
  ),
]
