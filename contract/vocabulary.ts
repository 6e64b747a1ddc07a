import { z } from 'zod'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, filledText, id, name, paging, wholeWithin } from './fields.ts'
import { languages } from './language.ts'
import {
  failedWeeks,
  longestCountedSearch,
  longestMeaningKey,
  longestQuery,
  longestTerm,
  mostMeanings,
} from './limits.ts'
import { done } from './profile.ts'
import { understood } from './search.ts'
import {
  failedSearchStates,
  meaningKinds,
  termStates,
  vocabularyLanguages,
} from './vocabulary-choices.ts'

const access = { access: ['OPERATOR'], permission: 'vocabulary' } as const

const count = z.int()
const language = z.enum(vocabularyLanguages)

const week = wholeWithin(failedWeeks)
  .default(0)
  .meta({ description: 'How many weeks back; 0 is today and the six days before' })

const emirate = z
  .enum(emirates)
  .optional()
  .meta({ description: 'Only searches that are known to come from there' })

const reading = understood.pick({ mentions: true, unknown: true })

export const meaning = z.object({
  key: z.string(),
  kind: z.enum(meaningKinds),
  label: z.string(),
  detail: z.string().optional().meta({ description: 'Where it belongs' }),
})
export type Meaning = z.infer<typeof meaning>

export const failedSearch = reading.extend({
  text: z.string(),
  languages: z.array(z.enum(languages)).meta({ description: 'Of the pages it was typed into' }),
  searches: count,
  before: count.meta({ description: 'In the week before' }),
  emirates: z
    .array(z.object({ emirate: z.enum(emirates), searches: count }))
    .meta({ description: 'Where the searches of the week came from, as far as it is known' }),
  isNumber: z.boolean().meta({ description: 'Whether it is a part number rather than words' }),
  total: count.meta({ description: 'What it finds now' }),
  rest: count.nullable().meta({
    description: 'What it would find without its unknown words, where others were understood',
  }),
  term: z.string().nullable().meta({ description: 'What was taught for it' }),
})
export type FailedSearch = z.infer<typeof failedSearch>

export const getFailedSearches = endpoint('getFailedSearches', {
  summary: 'Searches that found nothing in a week, the most frequent first, and how they were read',
  input: z.object({
    week,
    language: z.enum(languages).optional(),
    emirate,
    state: z.enum(failedSearchStates).default('open'),
    ...paging,
  }),
  example: {},
  reply: failedSearch,
  ...access,
})

const text = filledText(longestCountedSearch)

export const setFailedSearch = endpoint('setFailedSearch', {
  summary: 'Ignore a search that found nothing, or open it again',
  input: z.object({ text, state: z.enum(['open', 'ignored']) }),
  example: { text: 'unobtainium gasket', state: 'ignored' },
  reply: done,
  ...access,
  errors: ['vocabulary.search_unknown'],
})

export const wantedPart = z.object({
  part: z.string(),
  car: z.string().nullable(),
  searches: count,
  texts: count.meta({ description: 'In how many different searches' }),
  example: z.string(),
})
export type WantedPart = z.infer<typeof wantedPart>

const wantedOfMake = z.object({
  make: z
    .string()
    .nullable()
    .meta({ description: 'Null where no car, or several makes, are named' }),
  searches: count,
  kinds: z.array(wantedPart.pick({ part: true, searches: true })),
})
export type WantedOfMake = z.infer<typeof wantedOfMake>

const wantedNumber = z.object({ number: z.string(), searches: count })

export const getWantedParts = endpoint('getWantedParts', {
  summary:
    'Kinds of part, with the cars for them, and part numbers that were searched in a week and that nobody lists',
  input: z.object({ week, emirate }),
  example: {},
  reply: z.object({
    items: z.array(wantedPart),
    makes: z.array(wantedOfMake).meta({ description: 'The same by make and kind of part' }),
    numbers: z.array(wantedNumber).meta({ description: 'Part numbers, as they were typed most' }),
  }),
  ...access,
})

export const findMeanings = endpoint('findMeanings', {
  summary: 'What a term can mean, by a part of its name in any language',
  input: z.object({ q: filledText(longestTerm) }),
  example: { q: 'brake pad' },
  reply: z.object({ items: z.array(meaning) }),
  ...access,
})

const term = z.object({
  term: name(longestTerm).meta({ description: 'The word or short phrase as it is typed' }),
  language,
  meanings: z
    .array(filledText(longestMeaningKey))
    .min(1)
    .max(mostMeanings)
    .meta({ description: 'Keys from `findMeanings`, all of one kind' }),
  example: filledText(longestQuery).meta({ description: 'A search that has the term' }),
})

const exampleTerm = {
  ...{ term: 'kashcha', language: 'ar-Latn' as const },
  ...{ meanings: ['alternator'], example: 'kashcha prado 2015' },
}

const termErrors = [
  ...([
    'vocabulary.unreadable',
    'vocabulary.number',
    'vocabulary.known',
    'vocabulary.taught',
  ] as const),
  ...(['vocabulary.mixed', 'vocabulary.too_many', 'server.limited'] as const),
] as const

const read = reading.extend({ total: count.meta({ description: 'Parts found' }) })

const changedQuery = z.object({ text: z.string(), before: z.string(), after: z.string() })

export const previewTerm = endpoint('previewTerm', {
  summary:
    'What a term would change: its example, and the known queries that would be read otherwise',
  input: term,
  example: exampleTerm,
  reply: z.object({
    before: read,
    after: read,
    changes: z.array(changedQuery).meta({ description: 'The first of the queries that change' }),
    changed: count.meta({ description: 'How many known queries change' }),
  }),
  ...access,
  errors: [...termErrors],
})

export const taughtTerm = z.object({
  _id: id,
  term: z.string(),
  language,
  meanings: z.array(meaning.pick({ key: true, label: true })),
  example: z.string(),
  state: z.enum(termStates),
  date,
  by: z.string().nullable().meta({ description: 'Null where that operator has left' }),
  reviewed: date.nullable(),
  reviewer: z.string().nullable(),
  ended: date.nullable().meta({ description: 'When it was withdrawn, or found in the files' }),
})
export type TaughtTerm = z.infer<typeof taughtTerm>

export const teachTerm = endpoint('teachTerm', {
  summary: 'Teach the search a term; it counts at once',
  input: term.extend({
    search: text.optional().meta({ description: 'The search that it is taught for' }),
    anyway: z
      .boolean()
      .default(false)
      .meta({ description: 'Although known queries are read otherwise with it' }),
  }),
  example: exampleTerm,
  reply: z.object({ _id: id }),
  status: 201,
  ...access,
  errors: [...termErrors, 'vocabulary.changes_others'],
})

export const getTerms = endpoint('getTerms', {
  summary: 'Terms that operators taught, the latest first',
  input: z.object({ state: z.enum(termStates).default('active'), ...paging }),
  example: {},
  reply: taughtTerm,
  ...access,
})

export const withdrawTerm = endpoint('withdrawTerm', {
  summary: 'Withdraw a term; searches are read without it at once',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  ...access,
  errors: ['vocabulary.not_found'],
})

export const reviewTerm = endpoint('reviewTerm', {
  summary: 'Mark an active term as reviewed: it may be exported into the files',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  access: ['OPERATOR'],
  permission: 'vocabularyReview',
  errors: ['vocabulary.not_found'],
})
