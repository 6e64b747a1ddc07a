import {
  articleIdForm,
  officePhoneForm,
  popularRange,
  socialUrlForm,
  type ContentKind,
} from '#contract/content-kinds.ts'
import { languages } from '#contract/language.ts'
import { momentFrom } from '../uae-moment.ts'
import {
  fieldOf,
  socialIndexes,
  spansFrom,
  textFields,
  weekDays,
  type Values,
} from './content-values.ts'

/** What is wrong with a field: the key of its message in `content.problems`. */
export type Problem =
  'missing' | 'id' | 'moment' | 'reason' | 'popular' | 'phone' | 'hours' | 'socialUrl'

/** The problems of the fields, by their names. */
export function problemsOf(
  kind: ContentKind,
  values: Values,
  isNew: boolean,
): Record<string, Problem | undefined> {
  const value = (name: string) => values[name]?.trim() ?? ''
  const filled = (name: string) => (value(name) === '' ? 'missing' : undefined)
  const texts = languages.flatMap((language) =>
    textFields[kind].map((name) => fieldOf(language, name)),
  )
  return {
    ...Object.fromEntries(texts.map((name) => [name, filled(name)])),
    ...(isNew && { id: articleIdForm.test(value('id')) ? undefined : ('id' as const) }),
    ...factProblems(kind, value, filled),
    from: value('from') === '' || momentFrom(value('from')) ? undefined : 'moment',
    reason: value('reason') === '' ? 'reason' : undefined,
  }
}

function factProblems(
  kind: ContentKind,
  value: (name: string) => string,
  filled: (name: string) => Problem | undefined,
): Record<string, Problem | undefined> {
  const rank = Number(value('popular'))
  const isRank = Number.isInteger(rank) && rank >= popularRange.min && rank <= popularRange.max
  if (kind === 'article')
    return {
      ...{ date: filled('date'), picture: filled('picture') },
      popular: value('popular') === '' || isRank ? undefined : 'popular',
    }
  if (kind !== 'office') return {}
  const phone = value('phone').replaceAll(' ', '')
  return {
    phone: phone === '' || officePhoneForm.test(phone) ? undefined : 'phone',
    ...Object.fromEntries(
      weekDays.map((day) => [`day${day}`, spansFrom(value(`day${day}`)) ? undefined : 'hours']),
    ),
    ...Object.fromEntries(
      socialIndexes.flatMap((index) => {
        const [name, url] = [`socialName${index}`, `socialUrl${index}`]
        if (value(name) === '' && value(url) === '') return []
        return [
          [name, filled(name)],
          [url, socialUrlForm.test(value(url)) ? undefined : 'socialUrl'],
        ]
      }),
    ),
  }
}
