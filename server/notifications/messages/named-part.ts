import type { MailLanguage } from '../../platform/messages/mail/bilingual-mail.ts'
import { shownName, shownText } from '../../platform/messages/mail/shown-facts.ts'

export type Part = { partName: string; partNameAr: string | null; sku: string }

const LONGEST_NUMBER = 40

/** The name and number of a part for a mail in one language. */
export const namedPart = ({ partName, partNameAr, sku }: Part, language: MailLanguage) => ({
  partName: shownName((language === 'ar' && partNameAr) || partName, language),
  number: shownText(sku, LONGEST_NUMBER),
})
