import type { Language } from '#contract/language.ts'
import type { Phrasebook } from '#web/i18n/texts.ts'
import { ConnectionError } from './api.ts'

type TextModules = Record<Language, () => Promise<{ default: object }>>

/** Texts that public pages don't load. */
const modules = {
  account: {
    en: () => import('#web/i18n/en-account.ts'),
    ar: () => import('#web/i18n/ar-account.ts'),
    fr: () => import('#web/i18n/fr-account.ts'),
    zh: () => import('#web/i18n/zh-account.ts'),
  },
  selling: {
    en: () => import('#web/i18n/en-selling.ts'),
    ar: () => import('#web/i18n/ar-selling.ts'),
    fr: () => import('#web/i18n/fr-selling.ts'),
    zh: () => import('#web/i18n/zh-selling.ts'),
  },
  activity: {
    en: () => import('#web/i18n/en-activity.ts'),
    ar: () => import('#web/i18n/ar-activity.ts'),
    fr: () => import('#web/i18n/fr-activity.ts'),
    zh: () => import('#web/i18n/zh-activity.ts'),
  },
  orders: {
    en: () => import('#web/i18n/en-orders.ts'),
    ar: () => import('#web/i18n/ar-orders.ts'),
    fr: () => import('#web/i18n/fr-orders.ts'),
    zh: () => import('#web/i18n/zh-orders.ts'),
  },
} satisfies Record<string, TextModules>

/**
 * `account`: login, register and account. `selling`: sell, stock, import and dashboard. `activity`:
 * favourites, call-backs, chat and notifications. `orders`: carts, orders, deliveries, returns, payments
 * and the overview of a buyer.
 */
export type TextArea = keyof typeof modules

let phrasebook: Phrasebook | undefined

/** The phrasebook of the document, which the browser's entry provides before it renders. */
export const setDocumentPhrasebook = (own: Phrasebook) => void (phrasebook = own)

/** Adds texts to the phrasebook of the document. Throws `ConnectionError` when they don't load. */
export async function loadTexts(...areas: TextArea[]): Promise<void> {
  const language = document.documentElement.lang as Language
  try {
    const loaded = await Promise.all(areas.map((area) => modules[area][language]()))
    for (const module of loaded) phrasebook?.add(module.default)
  } catch (error) {
    throw new ConnectionError('The texts were not loaded', { cause: error })
  }
}
