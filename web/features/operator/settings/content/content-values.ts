import { clockForm, type ContentKind, type PromiseIcon } from '#contract/content-kinds.ts'
import { mostSocialLinks, promiseCount, promiseIcons } from '#contract/content-kinds.ts'
import type { ContentSource } from '#contract/content-sources.ts'
import { languages, type Language } from '#contract/language.ts'

/** What the fields of the editor have, by their names; those of a language as "fr.title". */
export type Values = Record<string, string>

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index)
export const weekDays = [1, 2, 3, 4, 5, 6, 7]
export const promiseIndexes = indexes(promiseCount)
export const socialIndexes = indexes(mostSocialLinks)

/** The fields of a language. */
export const textFields: Record<ContentKind, readonly string[]> = {
  article: ['title', 'industry', 'summary', 'body'],
  page: ['title', 'summary', 'body'],
  questions: ['body'],
  promises: promiseIndexes.flatMap((index) => [`title${index}`, `text${index}`]),
  office: [],
}

export const fieldOf = (language: Language, name: string) => `${language}.${name}`

/** What a text has, for the fields. */
export function valuesOf(source: ContentSource): Values {
  const texts = languages.flatMap((language) =>
    Object.entries(textsOf(source, language)).map(
      ([name, value]) => [fieldOf(language, name), value] as const,
    ),
  )
  return { ...factsOf(source), ...Object.fromEntries(texts) }
}

function textsOf(source: ContentSource, language: Language): Values {
  if (source.kind === 'office') return {}
  if (source.kind !== 'promises') return source.texts[language]
  return Object.fromEntries(
    source.texts[language].flatMap(({ title, text }, index) => [
      [`title${index}`, title],
      [`text${index}`, text],
    ]),
  )
}

function factsOf(source: ContentSource): Values {
  switch (source.kind) {
    case 'article':
      return {
        ...{ date: source.date, picture: source.picture },
        popular: source.popular === null ? '' : String(source.popular),
      }
    case 'page':
      return { updated: source.updated ?? '' }
    case 'questions':
      return {}
    case 'promises':
      return Object.fromEntries(source.icons.map((icon, index) => [`icon${index}`, icon]))
    case 'office':
      return {
        ...{ phone: source.phone ?? '', email: source.email ?? '' },
        ...Object.fromEntries(weekDays.map((day) => [`day${day}`, hoursOf(source.hours, day)])),
        ...Object.fromEntries(
          socialIndexes.flatMap((index) => [
            [`socialName${index}`, source.social[index]?.name ?? ''],
            [`socialUrl${index}`, source.social[index]?.url ?? ''],
          ]),
        ),
      }
  }
}

type Hours = { days: number[]; opens: string; closes: string }[]

const hoursOf = (hours: Hours, day: number): string =>
  hours
    .filter(({ days }) => days.includes(day))
    .map(({ opens, closes }) => `${opens}-${closes}`)
    .toSorted()
    .join(' ')

/** The times between which an office is open on a day; undefined where they can't be read. */
export function spansFrom(text: string): { opens: string; closes: string }[] | undefined {
  const spans = text
    .split(/[ ,;]+/)
    .filter(Boolean)
    .map((span) => {
      const [opens = '', closes = ''] = span.split(/[-–]/)
      return { opens, closes }
    })
  const isGood = spans.every(
    ({ opens, closes }) => clockForm.test(opens) && clockForm.test(closes) && opens < closes,
  )
  return isGood && spans.length <= 2 ? spans : undefined
}

/** What the fields say, to be saved or previewed; the server validates it. */
export function sourceOf(kind: ContentKind, values: Values): ContentSource {
  const inLanguages = <Texts>(of: (value: (name: string) => string) => Texts) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        of((name) => values[fieldOf(language, name)]?.trim() ?? ''),
      ]),
    ) as Record<Language, Texts>
  const value = (name: string) => values[name]?.trim() ?? ''
  switch (kind) {
    case 'article':
      return {
        ...{ kind, date: value('date'), picture: value('picture') },
        popular: value('popular') === '' ? null : Number(value('popular')),
        texts: inLanguages((text) => ({
          ...{ title: text('title'), industry: text('industry'), summary: text('summary') },
          body: text('body'),
        })),
      }
    case 'page':
      return {
        ...{ kind, updated: value('updated') || null },
        texts: inLanguages((text) => ({
          ...{ title: text('title'), summary: text('summary'), body: text('body') },
        })),
      }
    case 'questions':
      return { kind, texts: inLanguages((text) => ({ body: text('body') })) }
    case 'promises':
      return {
        ...{ kind, icons: promiseIndexes.map((index) => iconFrom(value(`icon${index}`))) },
        texts: inLanguages((text) =>
          promiseIndexes.map((index) => ({
            ...{ title: text(`title${index}`), text: text(`text${index}`) },
          })),
        ),
      }
    case 'office':
      return {
        ...{ kind, hours: officeHours(value) },
        ...(value('phone') && { phone: value('phone').replaceAll(' ', '') }),
        ...(value('email') && { email: value('email') }),
        social: socialIndexes
          .map((index) => ({ name: value(`socialName${index}`), url: value(`socialUrl${index}`) }))
          .filter(({ name, url }) => name !== '' || url !== ''),
      }
  }
}

const iconFrom = (text: string): PromiseIcon =>
  promiseIcons.find((icon) => icon === text) ?? promiseIcons[0]

/** Days of the same times together. */
function officeHours(value: (name: string) => string): Hours {
  const hours: Hours = []
  for (const day of weekDays)
    for (const { opens, closes } of spansFrom(value(`day${day}`)) ?? []) {
      const same = hours.find((each) => each.opens === opens && each.closes === closes)
      if (same) same.days.push(day)
      else hours.push({ days: [day], opens, closes })
    }
  return hours
}

/** The field of an error of the server, such as "content.texts.fr.0.title". */
export function fieldOfPath(path: string): string {
  const [first, ...rest] = path.split('.')
  if (first !== 'content') return path
  const [area = '', ...within] = rest
  if (area === 'icons') return `icon${within[0]}`
  if (area === 'hours') return 'day1'
  if (area === 'social') return `social${within[1] === 'name' ? 'Name' : 'Url'}${within[0] ?? 0}`
  if (area !== 'texts') return area
  const [language, name, field] = within
  return field === undefined ? `${language}.${name}` : `${language}.${field}${name}`
}
