import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { usePhrasebook, useTranslation } from './i18n.ts'

const books: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('#web/i18n/en-pages.ts'),
  ar: () => import('#web/i18n/ar-pages.ts'),
  fr: () => import('#web/i18n/fr-pages.ts'),
  zh: () => import('#web/i18n/zh-pages.ts'),
}

// A route, or a lazy component, that imports this module waits here for its texts, so that it can hydrate at once. The
// server has all texts.
const texts =
  typeof document === 'undefined'
    ? undefined
    : (await books[document.documentElement.lang as Language]()).default

/**
 * The texts of rarely read public pages ("pages" and so on), which are not loaded by every page. For
 * routes and lazy components only: others use `useTranslation('pages')`.
 */
export function usePageTexts() {
  const phrases = usePhrasebook()
  useState(() => texts && phrases.add(texts))
  return useTranslation('pages')
}
