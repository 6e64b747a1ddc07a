import { bind } from '../platform/api/binding.ts'
import type { ContentService } from './content.service.ts'

// Texts and facts change only with a release, so replies need no cache tag.
const fixed = () => []

export const contentRoutes = (content: ContentService) => [
  bind('getNews', async (page, { language }) => content.news(page, language), fixed),
  bind('getNewsItem', async ({ id }, { language }) => content.newsItem(id, language), fixed),
  bind('getPopularNews', async (page, { language }) => content.popularNews(page, language), fixed),
  bind('getPage', async ({ id }, { language }) => content.page(id, language), fixed),
  bind('getQuestions', async (page, { language }) => content.questions(page, language), fixed),
  bind('getPromises', async (page, { language }) => content.promises(page, language), fixed),
  bind('getOffice', async () => content.office(), fixed),
]
