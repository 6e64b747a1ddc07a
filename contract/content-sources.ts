import { z } from 'zod'
import { office } from './contact.ts'
import { pageIds } from './content.ts'
import {
  articleIdForm,
  contentKinds,
  contentLengths,
  pictureForm,
  popularRange,
  promiseCount,
  promiseIcons,
  tooDeep,
  type ContentKind,
} from './content-kinds.ts'
import { day, filledText, name } from './fields.ts'

// What is edited, before it is rendered: in the files of a release and by operators alike.

const inLanguages = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ en: schema, ar: schema, fr: schema, zh: schema })

const EMPHASIS_PER_PARAGRAPH = 400

/** Whether a paragraph has more emphasis than any text needs: pairing them takes long. */
const isTooEmphatic = (value: string) =>
  value
    .split(/\n[ \t]*\n/)
    .some((part) => part.replace(/[^*_~]/g, '').length > EMPHASIS_PER_PARAGRAPH)

const body = filledText(contentLengths.body)
  .refine((value) => !tooDeep.test(value) && !isTooEmphatic(value), { error: 'invalid' })
  .transform((value) => value.replaceAll('\r\n', '\n'))
  .meta({ description: 'Markdown' })

/** Of one line: it also stands in lists, in the head of pages and in the subject of mails. */
const line = (max: number) => name(max).pipe(z.string().regex(/^[^\r\n]*$/))

const title = line(contentLengths.title)
const summary = line(contentLengths.summary)

export const articleSource = z.object({
  kind: z.literal('article'),
  date: day,
  picture: z
    .string()
    .regex(pictureForm)
    .meta({ description: 'A drawing of `/news/`, by its name' }),
  popular: z
    .int()
    .min(popularRange.min)
    .max(popularRange.max)
    .nullable()
    .meta({ description: 'Rank among the featured articles' }),
  texts: inLanguages(z.object({ title, industry: line(contentLengths.industry), summary, body })),
})
export type ArticleSource = z.infer<typeof articleSource>

export const pageSource = z.object({
  kind: z.literal('page'),
  updated: day.nullable().meta({ description: 'When its meaning last changed' }),
  texts: inLanguages(z.object({ title, summary, body })),
})
export type PageSource = z.infer<typeof pageSource>

export const questionsSource = z.object({
  kind: z.literal('questions'),
  texts: inLanguages(z.object({ body })).meta({
    description:
      'Groups as `## title`, questions as `### question {#id}`, the same in every language',
  }),
})
export type QuestionsSource = z.infer<typeof questionsSource>

export const promisesSource = z.object({
  kind: z.literal('promises'),
  icons: z.array(z.enum(promiseIcons)).length(promiseCount),
  texts: inLanguages(
    z
      .array(
        z.object({
          title: line(contentLengths.promiseTitle),
          text: line(contentLengths.promiseText),
        }),
      )
      .length(promiseCount),
  ),
})
export type PromisesSource = z.infer<typeof promisesSource>

export const officeSource = office.extend({ kind: z.literal('office') })
export type OfficeSource = z.infer<typeof officeSource>

export const contentSource = z.discriminatedUnion('kind', [
  articleSource,
  pageSource,
  questionsSource,
  promisesSource,
  officeSource,
])
export type ContentSource = z.infer<typeof contentSource>

/** Whether there can be an item of this kind with this id. */
export function isItemId(kind: ContentKind, id: string): boolean {
  if (kind === 'article') return articleIdForm.test(id) && id.length <= contentLengths.id
  if (kind === 'page') return pageIds.some((page) => page === id)
  return contentKinds.some((each) => each === kind && each === id)
}
