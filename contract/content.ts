import { z } from 'zod'
import { promiseIcons } from './content-kinds.ts'
import { endpoint } from './endpoint.ts'
import { date, paging, text } from './fields.ts'
import { longestNameOrId } from './limits.ts'

export const newsItem = z.object({
  id: z.string().meta({ description: 'Slug, the same in every language' }),
  imgSrc: z.string(),
  title: z.string(),
  summary: z.string(),
  date,
  content: z.string().meta({ description: 'HTML rendered by the server' }),
  industry: z.string(),
})
export type NewsItem = z.infer<typeof newsItem>

export const getNews = endpoint('getNews', {
  summary: 'News, newest first, in the caller’s language',
  input: z.object({ ...paging }),
  example: { limit: 4 },
  reply: newsItem,
})

export const getNewsItem = endpoint('getNewsItem', {
  summary: 'One article',
  input: z.object({ id: text(longestNameOrId) }),
  example: { id: 'read-a-part-number' },
  reply: newsItem,
  errors: ['news.not_found'],
})

export const getPopularNews = endpoint('getPopularNews', {
  summary: 'The articles chosen by the editors, in their order, without content',
  input: z.object({ ...paging }),
  example: {},
  reply: newsItem.omit({ content: true }),
})

export const pageIds = [
  ...(['how-it-works', 'about-us', 'become-buyer', 'become-seller', 'buy-parts'] as const),
  ...(['terms', 'privacy', 'help'] as const),
] as const
export type PageId = (typeof pageIds)[number]

export const editorialPage = z.object({
  id: z.enum(pageIds),
  title: z.string(),
  summary: z.string(),
  updated: date.optional().meta({ description: 'When its meaning last changed' }),
  sections: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .meta({ description: 'Headings of `content`, by their ids in it' }),
  content: z.string().meta({ description: 'HTML rendered by the server' }),
})
export type EditorialPage = z.infer<typeof editorialPage>

export const getPage = endpoint('getPage', {
  summary: 'One of the fixed pages, in the caller’s language',
  input: z.object({ id: text(longestNameOrId) }),
  example: { id: 'about-us' },
  reply: editorialPage,
  errors: ['route.not_found'],
})

export const questionGroup = z.object({
  title: z.string(),
  questions: z.array(
    z.object({
      id: z.string().meta({ description: 'The same in every language' }),
      question: z.string(),
      answer: z.string().meta({ description: 'HTML rendered by the server' }),
    }),
  ),
})
export type QuestionGroup = z.infer<typeof questionGroup>

export const getQuestions = endpoint('getQuestions', {
  summary: 'Frequently asked questions with their answers, in groups',
  input: z.object({ ...paging }),
  example: {},
  reply: questionGroup,
})

export const promiseTile = z.object({
  icon: z.enum(promiseIcons),
  title: z.string(),
  text: z.string(),
})
export type PromiseTile = z.infer<typeof promiseTile>

export const getPromises = endpoint('getPromises', {
  summary: 'The four facts that the operator states on the home page',
  input: z.object({ ...paging }),
  example: {},
  reply: promiseTile,
})
