import type { MailLanguage } from '../../platform/messages/mail/bilingual-mail.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rules = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }

const counted = (forms: Record<MailLanguage, Forms>) => (count: number, language: MailLanguage) => {
  const of = forms[language]
  return (of[rules[language].select(count)] ?? of.other).replace('#', String(count))
}

/** As "3 new messages". */
export const newMessages = counted({
  en: { one: '1 new message', other: '# new messages' },
  ar: {
    one: 'رسالة جديدة',
    two: 'رسالتان جديدتان',
    few: '# رسائل جديدة',
    other: '# رسالة جديدة',
  },
})

/** As "And 3 more conversations." */
export const moreRooms = counted({
  en: { one: 'And 1 more conversation.', other: 'And # more conversations.' },
  ar: {
    one: 'ومحادثة أخرى.',
    two: 'ومحادثتان أخريان.',
    few: 'و# محادثات أخرى.',
    other: 'و# محادثة أخرى.',
  },
})
