import type { Language } from '#contract/language.ts'
import ar from '../i18n/ar-offline.ts'
import en from '../i18n/en-offline.ts'
import fr from '../i18n/fr-offline.ts'
import zh from '../i18n/zh-offline.ts'
import { phrasebook } from '../i18n/texts.ts'

const books = {
  en: phrasebook('en', en),
  ar: phrasebook('ar', ar),
  fr: phrasebook('fr', fr),
  zh: phrasebook('zh', zh),
}

const characters: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => characters[one]!)

/** A text of the worker's pages, as HTML; `values` are HTML already. */
export function textIn(language: Language) {
  return (key: string, values?: Record<string, string>) =>
    books[language].find(`offline:${key}`, values)
}

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE', fr: 'fr', zh: 'zh-CN' }

/** Date and time in this device's time zone: "22 Nov 2026, 14:05". */
export function timeText(saved: number, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: language === 'ar' ? 'long' : 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return `<bdi><time datetime="${new Date(saved).toISOString()}">${format.format(saved)}</time></bdi>`
}
