import type { Language } from '#contract/language.ts'

/** A text of a company with the language that it is in. */
export type Words = { text: string; lang: 'en' | 'ar' }

const arabic = /\p{Script=Arabic}/u

/**
 * What a company wrote, for a reader of this language: in Arabic for readers of Arabic, otherwise the
 * other one, and each in place of the other where there is one only. Older texts stand in one field in
 * whatever language they were written, so their letters tell it.
 */
export function companyWords(
  usual: string | null,
  inArabic: string | null | undefined,
  language: Language,
): Words | null {
  const text = (language === 'ar' && inArabic) || usual || inArabic
  return text ? { text, lang: arabic.test(readable(text)) ? 'ar' : 'en' } : null
}

const readable = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .trimStart()
    .slice(0, 40)
