import { expect, test } from 'vitest'
import { contentSource, type ContentSource } from '#contract/content-sources.ts'
import { languages, type Language } from '#contract/language.ts'
import { fieldOfPath, sourceOf, spansFrom, valuesOf } from './content-values.ts'

const inAll = <Texts>(of: (language: Language) => Texts) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<
    Language,
    Texts
  >

const sources: ContentSource[] = [
  {
    ...{ kind: 'article', date: '2026-01-02', picture: 'ecu', popular: 3 },
    texts: inAll((language) => ({
      ...{ title: `T ${language}`, industry: 'I', summary: 'S', body: '## A\n\nB' },
    })),
  },
  {
    ...{ kind: 'page', updated: null },
    texts: inAll((language) => ({ title: language, summary: 'S', body: 'B' })),
  },
  { kind: 'questions', texts: inAll((language) => ({ body: `## ${language}` })) },
  {
    ...{ kind: 'promises', icons: ['time', 'return', 'price', 'number'] },
    texts: inAll((language) =>
      [1, 2, 3, 4].map((nth) => ({ title: `${language} ${nth}`, text: `Text ${nth}` })),
    ),
  },
  {
    ...{ kind: 'office', phone: '+97142345678', email: 'office@ghiyar.example' },
    hours: [
      { days: [1, 2], opens: '09:00', closes: '13:00' },
      { days: [1], opens: '16:00', closes: '20:00' },
    ],
    social: [{ name: 'Instagram', url: 'https://instagram.example/ghiyar' }],
  },
]

test.for(sources)('the fields of $kind give what they were made of', (source) => {
  const again = sourceOf(source.kind, valuesOf(source))
  expect(again).toEqual(source)
  expect(contentSource.parse(again)).toEqual(source)
})

test.for([
  ['', []],
  ['09:00-18:00', [{ opens: '09:00', closes: '18:00' }]],
  [
    '09:00–13:00, 16:00-20:00',
    [
      { opens: '09:00', closes: '13:00' },
      { opens: '16:00', closes: '20:00' },
    ],
  ],
  ['18:00-09:00', undefined],
  ['9-18', undefined],
  ['09:00-24:00', undefined],
  ['08:00-09:00 10:00-11:00 12:00-13:00', undefined],
] as const)('hours “%s”', ([text, spans]) => {
  expect(spansFrom(text)).toEqual(spans)
})

test.for([
  ['content.texts.fr.body', 'fr.body'],
  ['content.texts.ar.2.title', 'ar.title2'],
  ['content.picture', 'picture'],
  ['content.social.1.url', 'socialUrl1'],
  ['content.social', 'socialUrl0'],
  ['content.hours.0.closes', 'day1'],
  ['content.icons.3', 'icon3'],
  ['id', 'id'],
] as const)('an error of %s is shown at %s', ([path, field]) => {
  expect(fieldOfPath(path)).toBe(field)
})
