import type { Fit } from '#contract/listing.ts'
import { parseStored, storedText } from '#web/ui/stored-text.ts'
import { emptyValues, type SellValues } from '../sell-values.ts'

/** All of the form but its pictures. */
export type Words = Omit<SellValues, 'pictures'>

export type Draft = { words: Words; saved: number }

const start = 'sell-draft:'

/** Where a draft is stored: one of a seller's, and one for each copy that they make. */
export const draftKey = (user: string, copy?: string) => `${start}${user}${copy ? `:${copy}` : ''}`

/** Stores the words of a form; false where nothing can be stored. */
export function storeWords(
  key: string,
  { pictures: _, ...words }: SellValues,
  now: number,
): boolean {
  return storedText(key).write(JSON.stringify({ words, saved: now } satisfies Draft))
}

export const dropWords = (key: string) => void storedText(key).write(null)

export const storedWords = (key: string) => parseDraft(storedText(key).read())

/** A draft from its text. Whatever isn't as this version writes it is left out. */
export function parseDraft(text: string | null): Draft | undefined {
  const { words, saved } = (parseStored(text, Infinity) ?? {}) as Partial<Draft>
  if (!words || typeof saved !== 'number') return undefined
  const { pictures: _, ...empty } = emptyValues
  const stored = Object.entries(empty).map(([name, value]) => {
    const found = words[name as keyof Words]
    const fine = name === 'fits' ? areFits(found) : typeof found === typeof value
    return [name, fine ? found : value]
  })
  return { words: Object.fromEntries(stored) as Words, saved }
}

function areFits(found: unknown): found is Fit[] {
  const isNamed = (item: unknown) =>
    typeof (item as Fit['make'])?._id === 'string' &&
    typeof (item as Fit['make']).label === 'string'
  return (
    Array.isArray(found) &&
    found.every(
      (fit: Fit) => isNamed(fit?.make) && Array.isArray(fit.models) && fit.models.every(isNamed),
    )
  )
}
