import { foldWords } from './fold-words.ts'
import { headingNames, otherThings, unitsBeside, type HeadingField } from './heading-names.ts'
import { remember } from './remember.ts'

/** What a heading may name, each with how sure that is, up to 1. */
export type Named = ReadonlyMap<HeadingField, number>

const SURE = 1
const LIKELY = 0.8
const MAYBE = 0.55

const LONGEST = 80
const MOST_WORDS = 10
const MOST_HEADINGS = 2_000

const names = new Map<string, Map<HeadingField, number>>()
for (const [field, { sure, likely = '', maybe = '' }] of Object.entries(headingNames))
  for (const [list, score] of [
    [sure, SURE],
    [likely, LIKELY],
    [maybe, MAYBE],
  ] as const)
    for (const name of list.split(', ').map(foldWords)) {
      if (name === '') continue
      const fields = names.get(name) ?? new Map<HeadingField, number>()
      names.set(name, fields)
      if (!fields.has(field as HeadingField)) fields.set(field as HeadingField, score)
    }

/** "PARTNO", "StkQty". */
const compact = new Map(
  Array.from(names, ([name, fields]) => [name.replaceAll(' ', ''), fields] as const).filter(
    ([name]) => name.length > 4,
  ),
)

const others = new Set(otherThings)
const units = new Set(unitsBeside)
const foreignMoney = /[$€£¥₹]/

/** The fields that a heading may name, in any of the languages and both at once ("السعر / Price"). */
export const fieldsNamed: (heading: string) => Named = remember(MOST_HEADINGS, (heading) => {
  const found = new Map<HeadingField, number>()
  if (heading.length > LONGEST) return found
  const add = (named: Named | undefined, weight: number) => {
    for (const [field, score] of named ?? [])
      found.set(field, Math.max(found.get(field) ?? 0, score * weight))
  }
  const whole = foldWords(heading.replace(/\*/g, ' '))
  add(names.get(whole) ?? compact.get(whole.replaceAll(' ', '')), 1)
  const pieces = [
    heading,
    ...heading.split(
      /[/|\n\\()[\]:–-]|(?<=\p{Script=Arabic})\s+(?=[a-z])|(?<=[a-z.])\s+(?=\p{Script=Arabic})/iu,
    ),
  ]
  if (found.size === 0)
    for (const piece of pieces) {
      const words = foldWords(piece).split(' ')
      if (words.some((word) => others.has(word))) {
        // "Price (cost)" is none either.
        if (piece === heading && !/[/|\n]/.test(heading)) return new Map()
        continue
      }
      const bare = words.filter((word) => !units.has(word) && !/^\d$/.test(word))
      add(names.get(bare.join(' ')), 0.97)
      add(partly(bare), 0.9)
    }
  if (foreignMoney.test(heading)) found.delete('price')
  return found
})

/** By the longest names within a longer heading. */
function partly(words: string[]): Named {
  const found = new Map<HeadingField, number>()
  if (words.length > MOST_WORDS) return found
  for (let length = words.length - 1; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length)
      if (length === 1 && run[0]!.length < 4 && !shortNames.has(run[0]!)) continue
      for (const [field, score] of names.get(run.join(' ')) ?? [])
        if (!found.has(field)) found.set(field, score * (0.55 + 0.3 * (length / words.length)))
    }
  return found
}

const shortNames = new Set(['qty', 'sku', 'oem', 'سعر'])

/** Whether a text names a field about as surely as a heading does. */
export function isHeadingOf(text: string, field: HeadingField): boolean {
  return (fieldsNamed(text).get(field) ?? 0) >= MAYBE
}
