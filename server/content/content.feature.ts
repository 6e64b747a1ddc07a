import { join } from 'node:path'
import type { Platform, Registered } from '../platform/feature.ts'
import { contactRoutes } from './contact.routes.ts'
import { contactService } from './contact.service.ts'
import { contentRoutes } from './content.routes.ts'
import { contentService } from './content.service.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterService } from './newsletter.service.ts'
import { contentData } from './personal-data.store.ts'
import { readContent } from './read-content.ts'

const folder = join(import.meta.dirname, '../../content')

type Deps = Pick<Platform, 'db' | 'env' | 'limits' | 'origin' | 'phoneCheck'>

export async function registerContent(deps: Deps): Promise<Registered<object>> {
  const content = await readContent(folder)
  const contact = contactService({ ...deps, operator: deps.env.CONTACT_TO })
  const newsletter = newsletterService({ ...deps, news: content.news })
  return {
    services: {},
    bindings: [
      ...contentRoutes(contentService(content)),
      ...contactRoutes(contact),
      ...newsletterRoutes(newsletter),
    ],
    tasks: { ...contact.tasks, ...newsletter.tasks },
    schedules: [...contact.schedules, ...newsletter.schedules],
    personalData: contentData,
    sitemap: {
      paths: content.news.en.map(({ id }) => `/news-details/${encodeURIComponent(id)}`),
    },
  }
}
