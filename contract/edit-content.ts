import { z } from 'zod'
import { office } from './contact.ts'
import { editorialPage, newsItem, promiseTile, questionGroup } from './content.ts'
import {
  contentAspects,
  contentKinds,
  contentLengths,
  contentStates,
  contentSteps,
  versionStates,
} from './content-kinds.ts'
import { contentSource } from './content-sources.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, name, paging, text } from './fields.ts'
import { languages } from './language.ts'
import { done } from './profile.ts'

// Articles, pages, questions, promises and the office as operators edit them. Each change is a version of its own.

const access = { access: ['OPERATOR'], permission: 'content' } as const

const item = {
  kind: z.enum(contentKinds),
  id: text(contentLengths.id).meta({ description: 'Of an article or page; else the kind' }),
}
const reason = name(contentLengths.reason)
const expected = id.nullable().meta({ description: 'The last version that the caller has seen' })
const from = date.optional().meta({ description: 'Without it, at once' })

export const contentItem = z.object({
  ...item,
  title: z.string(),
  state: z.enum(contentStates),
  scheduled: date.nullable().meta({ description: 'When the next version comes into force' }),
  date: date.nullable().meta({ description: 'When the last version was made' }),
  by: z.string().nullable().meta({ description: 'Null where that operator has left' }),
})
export type ContentItem = z.infer<typeof contentItem>

export const getContentItems = endpoint('getContentItems', {
  summary: 'What can be edited of a kind, with how it stands',
  input: z.object({ kind: item.kind, ...paging }),
  example: { kind: 'page' },
  reply: contentItem,
  ...access,
})

export const getContentItem = endpoint('getContentItem', {
  summary: 'An article, a page, the questions, the promises or the office, to be edited',
  input: z.object(item),
  example: { kind: 'office', id: 'office' },
  reply: z.object({
    ...item,
    state: z.enum(contentStates),
    content: contentSource.meta({ description: 'What is in force, or else came or comes last' }),
    delivered: z.boolean().meta({ description: 'The release has a file of it' }),
    unreadable: z
      .boolean()
      .meta({ description: 'What is in force isn’t taken by this version, so the file is shown' }),
    last: id.nullable().meta({ description: 'The last version' }),
  }),
  errors: ['content.not_found'],
  ...access,
})

export const contentVersion = z.object({
  _id: id,
  step: z.enum(contentSteps),
  state: z.enum(versionStates),
  from: date,
  aspects: z
    .array(z.enum(contentAspects))
    .meta({ description: 'What differs from the version that was edited' }),
  reason: z.string(),
  date,
  by: z.string().nullable().meta({ description: 'Null where that operator has left' }),
})
export type ContentVersion = z.infer<typeof contentVersion>

export const getContentVersions = endpoint('getContentVersions', {
  summary: 'Who changed it, when and why, the latest first',
  input: z.object({ ...item, ...paging }),
  example: { kind: 'office', id: 'office' },
  reply: contentVersion,
  ...access,
})

export const getContentVersion = endpoint('getContentVersion', {
  summary: 'The text of one version',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: z.object({ content: contentSource }),
  errors: ['content.not_found'],
  ...access,
})

const exampleContent = {
  ...{ kind: 'office' as const, phone: '+97142345678' },
  hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  social: [],
}

export const previewContent = endpoint('previewContent', {
  summary: 'What readers in a language would see, without saving it',
  input: z.object({ id: item.id, content: contentSource, language: z.enum(languages) }),
  example: { id: 'office', content: exampleContent, language: 'en' },
  reply: z.object({
    article: newsItem.optional(),
    page: editorialPage.optional(),
    questions: z.array(questionGroup).optional(),
    promises: z.array(promiseTile).optional(),
    office: office.optional(),
  }),
  errors: ['content.not_found', 'server.limited'],
  ...access,
})

export const saveContent = endpoint('saveContent', {
  summary: 'Change an item, or add an article, at once or from a moment on',
  input: z.object({
    ...{ id: item.id, content: contentSource, from, reason, expected },
    isNew: z.boolean().default(false).meta({ description: 'Add an article' }),
  }),
  example: {
    ...{ id: 'office', content: exampleContent, reason: 'A new number.', expected: null },
  },
  reply: z.object({ _id: id }),
  status: 201,
  errors: [
    ...(['content.not_found', 'content.changed', 'content.unchanged', 'content.taken'] as const),
    ...(['content.too_many', 'server.limited'] as const),
  ],
  ...access,
})

export const resetContent = endpoint('resetContent', {
  summary: 'Go back to the file of the release, or withdraw an article',
  input: z.object({
    ...{ ...item, from, reason, expected },
    step: z.enum(contentSteps).exclude(['saved']),
  }),
  example: {
    ...{ kind: 'office', id: 'office', step: 'delivered', reason: 'It was wrong.' },
    expected: null,
  },
  reply: z.object({ _id: id }),
  errors: [
    ...(['content.not_found', 'content.changed', 'content.unchanged', 'content.no_file'] as const),
    ...(['content.too_many', 'server.limited'] as const),
  ],
  ...access,
})

export const withdrawContentVersion = endpoint('withdrawContentVersion', {
  summary: 'Withdraw a version that is scheduled',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  errors: ['content.not_found'],
  ...access,
})
