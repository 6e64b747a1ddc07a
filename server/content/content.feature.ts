import { join } from 'node:path'
import type { Platform, Registered } from '../platform/feature.ts'
import { bannerRoutes } from './banner.routes.ts'
import { BANNERS, ShownBanners } from './banners/shown-banners.ts'
import { contactRoutes } from './contact.routes.ts'
import { removeOld as removeOldTickets } from './contact.store.ts'
import { contentRoutes } from './content.routes.ts'
import { contentService } from './content.service.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterJobs } from './newsletter.ts'
import { editingRoutes } from './editing.routes.ts'
import { CurrentContent } from './editing/current-content.ts'
import { contentData } from './personal-data.store.ts'
import { readContent } from './read-content.ts'
import { figures } from './ticket.store.ts'

const folder = join(import.meta.dirname, '../../content')

type Deps = Pick<Platform, 'db' | 'env' | 'limits' | 'log' | 'onChange' | 'origin' | 'phoneCheck'>

export async function registerContent(deps: Deps): Promise<Registered<object>> {
  const current = new CurrentContent({ ...deps, delivered: await readContent(folder) })
  const newsletterDeps = { ...deps, articles: current }
  const newsletter = newsletterJobs(newsletterDeps)
  const banners = new ShownBanners(deps)
  return {
    services: {},
    bindings: [
      ...contentRoutes(contentService(() => current.content)),
      ...contactRoutes({ ...deps, operator: deps.env.CONTACT_TO }),
      ...newsletterRoutes(newsletterDeps),
      ...bannerRoutes(deps),
      ...editingRoutes({ ...deps, current }),
    ],
    tasks: { 'sweep-contact': () => removeOldTickets(deps.db), ...newsletter.tasks },
    schedules: [{ task: 'sweep-contact', at: '53 3 * * *' }, ...newsletter.schedules],
    personalData: contentData,
    pageNotices: { tag: BANNERS, html: (language, nonce) => banners.html(language, nonce) },
    onChange: async (change) => {
      await Promise.all([banners.apply(change), current.apply(change)])
    },
    start: async () => {
      await Promise.all([banners.reload(), current.reload()])
    },
    close: async () => {
      banners.close()
      current.close()
    },
    queues: { tickets: () => figures(deps.db) },
    sitemap: {
      paths: () =>
        current.content.news.en.map(({ id }) => `/news-details/${encodeURIComponent(id)}`),
    },
  }
}
