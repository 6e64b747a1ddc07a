import type { Fit } from '#contract/listing.ts'
import { emptyValues, type SellValues } from '../sell-values.ts'

/** All of the form but its pictures. */
export type Words = Omit<SellValues, 'pictures'>

export type Draft = { words: Words; saved: number }

const start = 'sell-draft:'

/** Where a draft is kept: one of a seller's, and one for each copy that he makes. */
export const draftKey = (user: string, copy?: string) => `${start}${user}${copy ? `:${copy}` : ''}`

/** Keeps the words of a form; false where nothing can be kept. */
export function keepWords(
  key: string,
  { pictures: _, ...words }: SellValues,
  now: number,
): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ words, saved: now } satisfies Draft))
    return true
  } catch {
    return false
  }
}

export function dropWords(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was kept either.
  }
}

export function keptWords(key: string): Draft | undefined {
  try {
    return parseDraft(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

/** A draft from its text. Whatever isn't as this version writes it is left out. */
export function parseDraft(text: string | null): Draft | undefined {
  if (!text) return undefined
  try {
    const { words, saved } = JSON.parse(text) as Partial<Draft>
    if (!words || typeof saved !== 'number') return undefined
    const { pictures: _, ...empty } = emptyValues
    const kept = Object.entries(empty).map(([name, value]) => {
      const found = words[name as keyof Words]
      const fine = name === 'fits' ? areFits(found) : typeof found === typeof value
      return [name, fine ? found : value]
    })
    return { words: Object.fromEntries(kept) as Words, saved }
  } catch {
    return undefined
  }
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
