import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, paging } from './fields.ts'
import { languages } from './language.ts'

export const newsItem = z.object({
  id: z.string().meta({ description: 'Slug, the same in every language' }),
  imgSrc: z.string(),
  title: z.string(),
  summary: z.string(),
  date,
  content: z.string().meta({ description: 'HTML of our own making' }),
  industry: z.string(),
})
export type NewsItem = z.infer<typeof newsItem>

export const getNews = endpoint('getNews', {
  summary: 'News, newest first, in the caller’s language',
  input: z.object({ ...paging }),
  reply: newsItem,
})

export const getNewsItem = endpoint('getNewsItem', {
  summary: 'One article',
  input: z.object({ id: z.string().max(100) }),
  reply: newsItem,
  errors: ['news.not_found'],
})

export const subscribeToNewsletter = endpoint('subscribeToNewsletter', {
  summary: 'Ask for the newsletter; the reply is the same whether the address is known or not',
  input: z.object({ email: z.email().max(254), language: z.enum(languages) }),
  reply: z.object({ message: z.string() }),
})

export const promiseTile = z.object({
  icon: z.enum(['number', 'price', 'contact', 'seller', 'delivery', 'return', 'time', 'language']),
  title: z.string(),
  text: z.string(),
})
export type PromiseTile = z.infer<typeof promiseTile>

export const getPromises = endpoint('getPromises', {
  summary: 'The facts that the operator states on the home page, four of them',
  input: z.object({ ...paging }),
  reply: promiseTile,
})
