import type { Language } from '#contract/language.ts'

/** Of fewer than these, a share says more than there is to it. */
const worthAShare = 10

const locales: Record<Language, string> = { en: 'en', ar: 'ar-AE', fr: 'fr', zh: 'zh-CN' }

/** By how much a figure has changed: "+12%", "-4%", "0%"; undefined where there was too little before. */
export function changeText(now: number, before: number, language: Language): string | undefined {
  if (before < worthAShare) return undefined
  const format = new Intl.NumberFormat(locales[language], {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  return format.format((now - before) / before)
}
