import { join } from 'node:path'
import type { Platform, Registered } from '../platform/feature.ts'
import { contactRoutes } from './contact.routes.ts'
import { removeOld as removeOldTickets } from './contact.store.ts'
import { contentRoutes } from './content.routes.ts'
import { contentService } from './content.service.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterJobs } from './newsletter.ts'
import { contentData } from './personal-data.store.ts'
import { readContent } from './read-content.ts'
import { figures } from './ticket.store.ts'

const folder = join(import.meta.dirname, '../../content')

type Deps = Pick<Platform, 'db' | 'env' | 'limits' | 'origin' | 'phoneCheck'>

export async function registerContent(deps: Deps): Promise<Registered<object>> {
  const content = await readContent(folder)
  const newsletterDeps = { ...deps, news: content.news }
  const newsletter = newsletterJobs(newsletterDeps)
  return {
    services: {},
    bindings: [
      ...contentRoutes(contentService(content)),
      ...contactRoutes({ ...deps, operator: deps.env.CONTACT_TO }),
      ...newsletterRoutes(newsletterDeps),
    ],
    tasks: { 'sweep-contact': () => removeOldTickets(deps.db), ...newsletter.tasks },
    schedules: [{ task: 'sweep-contact', at: '53 3 * * *' }, ...newsletter.schedules],
    personalData: contentData,
    queues: { tickets: () => figures(deps.db) },
    sitemap: {
      paths: content.news.en.map(({ id }) => `/news-details/${encodeURIComponent(id)}`),
    },
  }
}
