import { z } from 'zod'
import {
  bannerAudiences,
  bannerKinds,
  bannerLinkForm,
  bannerStates,
  longestBannerLink,
  longestBannerText,
} from './banner-kinds.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, name, paging, text } from './fields.ts'
import { done } from './profile.ts'

// What operators show to everyone below the header of every page, in the language of the page.

const access = { access: ['OPERATOR'], permission: 'content' } as const

const words = name(longestBannerText)

const bannerFields = {
  texts: z.object({ en: words, ar: words, fr: words, zh: words }),
  kind: z.enum(bannerKinds),
  link: text(longestBannerLink)
    .pipe(z.string().regex(bannerLinkForm))
    .nullable()
    .meta({ description: 'A path of this site, or an https address' }),
  audience: z.enum(bannerAudiences),
}

export const banner = z.object({
  _id: id,
  ...bannerFields,
  link: z.string().nullable(),
  texts: z.record(z.enum(['en', 'ar', 'fr', 'zh']), z.string()),
  from: date,
  until: date.nullable().meta({ description: 'When it ends, or ended' }),
  state: z.enum(bannerStates),
  date: date.meta({ description: 'When it was made' }),
  by: z.string().nullable().meta({ description: 'Null where that operator has left' }),
})
export type Banner = z.infer<typeof banner>

export const getBanners = endpoint('getBanners', {
  summary: 'Banners, those that are shown or scheduled first, then the latest',
  input: z.object({ ...paging }),
  example: {},
  reply: banner,
  ...access,
})

export const createBanner = endpoint('createBanner', {
  summary: 'Show a banner on every page, at once or from a moment on',
  input: z.object({
    ...bannerFields,
    from: date.optional().meta({ description: 'Without it, at once' }),
    until: date.nullable().meta({ description: 'Null: until an operator ends it' }),
  }),
  example: {
    texts: {
      en: 'Deliveries take a day longer during Eid.',
      ar: 'يستغرق التوصيل يوماً إضافياً خلال العيد.',
      fr: 'Les livraisons prennent un jour de plus pendant l’Aïd.',
      zh: '开斋节期间送货会延迟一天。',
    },
    ...{ kind: 'info', link: '/help', audience: 'all', until: null },
  },
  reply: z.object({ _id: id }),
  status: 201,
  ...access,
  errors: ['banner.too_many', 'server.limited'],
})

export const endBanner = endpoint('endBanner', {
  summary: 'End a banner that is shown or scheduled',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  ...access,
  errors: ['banner.not_found'],
})
