import type { Language } from '#contract/language.ts'

/** What the link says by which mails of one kind are stopped. */
export const stopWords: Record<Language, string> = {
  en: 'Stop e-mails like this',
  ar: 'إيقاف رسائل من هذا النوع',
  fr: 'Ne plus recevoir ces e-mails',
  zh: '不再接收此类邮件',
}
