import { bind } from '../platform/api/binding.ts'
import { pageTag, tagOf } from './content-items.ts'
import type { ContentService } from './content.service.ts'

const news = () => [tagOf({ kind: 'article', id: '' })]
const one = (kind: 'questions' | 'promises' | 'office') => () => [tagOf({ kind, id: kind })]

export const contentRoutes = (content: ContentService) => [
  bind('getNews', async (page, { language }) => content.news(page, language), news),
  bind('getNewsItem', async ({ id }, { language }) => content.newsItem(id, language), news),
  bind('getPopularNews', async (page, { language }) => content.popularNews(page, language), news),
  bind(
    'getPage',
    async ({ id }, { language }) => content.page(id, language),
    ({ id }) => [pageTag(id)],
  ),
  bind(
    'getQuestions',
    async (page, { language }) => content.questions(page, language),
    one('questions'),
  ),
  bind(
    'getPromises',
    async (page, { language }) => content.promises(page, language),
    one('promises'),
  ),
  bind('getOffice', async () => content.office(), one('office')),
]
