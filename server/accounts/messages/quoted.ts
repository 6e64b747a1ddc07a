import type { MailLanguage } from '../../platform/messages/mail/bilingual-mail.ts'

/** What an operator wrote stands once, in the part that the reader sees first. */
export function quoted({ language, reason }: { language: string; reason: string }) {
  const lines = reason.split('\n')
  return (of: MailLanguage) => ((language === 'ar') === (of === 'ar') ? lines : [])
}
