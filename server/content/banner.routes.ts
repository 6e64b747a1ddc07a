import { bind } from '../platform/api/binding.ts'
import { createBanner, endBanner, getBanners } from './banners/manage-banners.ts'

export const bannerRoutes = (deps: Parameters<typeof createBanner>[0]) => [
  bind('getBanners', (page) => getBanners(deps, page)),
  bind('createBanner', (input, by) => createBanner(deps, input, by)),
  bind('endBanner', (input, by) => endBanner(deps, input, by)),
]
