import type { ErrorTexts } from './error-codes.ts'
import type { Language } from './language.ts'
import { ar } from './error-texts/ar.ts'
import { en } from './error-texts/en.ts'
import { fr } from './error-texts/fr.ts'
import { zh } from './error-texts/zh.ts'

export const errorTexts: Record<Language, ErrorTexts> = { en, ar, fr, zh }

/** A text with its `{names}` replaced by these numbers, thousands apart. */
export const withValues = (text: string, values: Record<string, number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => values[key]?.toLocaleString('en') ?? name)
