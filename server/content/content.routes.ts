import { bind } from '../platform/api/binding.ts'
import type { ContentService } from './content.service.ts'

// Articles and facts change only with a release, so what shows them depends on no tag.
const fixed = () => []

export const contentRoutes = (content: ContentService) => [
  bind('getNews', async (page, { language }) => content.news(page, language), fixed),
  bind('getNewsItem', async ({ id }, { language }) => content.newsItem(id, language), fixed),
  bind('getPromises', async (page, { language }) => content.promises(page, language), fixed),
  bind('subscribeToNewsletter', async ({ email, language }) => {
    await content.askForNewsletter(email, language)
    return { message: 'success' }
  }),
]
