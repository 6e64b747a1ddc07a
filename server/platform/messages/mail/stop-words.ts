import type { Language } from '#contract/language.ts'

/** What the link says by which mails of one kind are stopped. */
export const stopWords: Record<Language, string> = {
  en: 'Unsubscribe from these e-mails',
  ar: 'إلغاء الاشتراك في هذه الرسائل',
  fr: 'Se désabonner de ces e-mails',
  zh: '退订此类邮件',
}
