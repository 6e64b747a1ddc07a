import { z } from 'zod'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { date, id, paging, text } from './fields.ts'
import { weekHours } from './week-hours.ts'
import { longestQuery } from './limits.ts'

/** What anyone may know of a company; licences and documents are its own. */
export const sellerDetails = z.object({
  emirate: z.enum(emirates),
  company_name: z.string(),
  company_name_ar: z.string().nullable().meta({ description: 'Where the company gave one' }),
  company_address: z.string(),
})

/** A seller in a list: without phone and e-mail, so that lists can't be harvested. */
export const sellerInList = z.object({
  _id: id,
  avatar: z.string().nullable(),
  date: date.meta({ description: 'When the company joined' }),
  details: sellerDetails,
  listings: z.number().int().meta({ description: 'Number of parts for sale' }),
  rating: z.number().nullable(),
  reviews: z.number().int().nullable(),
})
export type SellerInList = z.infer<typeof sellerInList>

export const seller = sellerInList.extend({
  phone: z.string(),
  email: z.string(),
  about: z.string().nullable().meta({ description: 'Sanitised HTML' }),
  about_ar: z.string().nullable().meta({ description: 'The same in Arabic' }),
  hours: weekHours.nullable(),
  cover: z.string().nullable().meta({ description: 'A wide picture, 4:1' }),
  answer_minutes: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Median time to the first reply in chats; null while that is unknown' }),
})
export type Seller = z.infer<typeof seller>

export const getSellerList = endpoint('getSellerList', {
  summary: 'Sellers by company name; `q` searches names, `emirate` filters',
  input: z.object({
    q: text(longestQuery).optional(),
    emirate: z.enum(emirates).optional(),
    ...paging,
  }),
  example: { q: 'auto', emirate: 'Sharjah' },
  reply: sellerInList,
})

export const getFeaturedSellers = endpoint('getFeaturedSellers', {
  summary: 'The sellers with the widest stock',
  input: z.object({ ...paging }),
  example: { limit: 4 },
  reply: sellerInList,
})
