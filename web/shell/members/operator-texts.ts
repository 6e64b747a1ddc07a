import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { usePhrasebook, useTranslation } from '../i18n.ts'

const books: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('#web/i18n/en-operator.ts'),
  ar: () => import('#web/i18n/ar-operator.ts'),
  fr: () => import('#web/i18n/fr-operator.ts'),
  zh: () => import('#web/i18n/zh-operator.ts'),
}

// A screen that imports this module waits here for its texts. They come with it, not with `load-texts.ts`, so that
// public pages don't list their files.
const texts =
  typeof document === 'undefined'
    ? undefined
    : (await books[document.documentElement.lang as Language]()).default

/** The texts of the operator's screens, which are rendered in the browser only. */
export function useOperatorTexts() {
  const phrases = usePhrasebook()
  useState(() => texts && phrases.add(texts))
  return useTranslation('operator')
}
