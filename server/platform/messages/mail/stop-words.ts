import type { Language } from '#contract/language.ts'

/** The text of the link that unsubscribes from mails of one kind. */
export const stopWords: Record<Language, string> = {
  en: 'Unsubscribe from these e-mails',
  ar: 'إلغاء الاشتراك في هذه الرسائل',
  fr: 'Se désabonner de ces e-mails',
  zh: '退订此类邮件',
}
