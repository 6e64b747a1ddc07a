import type { Fils } from '#contract/money.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownPrice } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & { stop: string; garages: number; overdueFils: Fils }

/** Reminds a seller once a week of what garages owe longer than was agreed. */
export function creditOverview({ garages, overdueFils, ...facts }: Facts): Unaddressed {
  const factsOf = (language: MailLanguage) => [
    { label: labels[language].garages, value: String(garages), ltr: true as const },
    { label: labels[language].overdue, value: shownPrice(overdueFils), ltr: true as const },
  ]
  return bilingualMail(
    { ...facts, href: `${facts.origin}/payments?side=credit` },
    {
      en: {
        subject: 'Overdue credit of this week',
        title: 'Garages owe you overdue amounts',
        introduction:
          'These garages can’t order from you on credit until they have paid. We remind them every week.',
        facts: factsOf('en'),
        button: 'View credit',
        notes: ['If a garage has paid already, record the payment.'],
      },
      ar: {
        subject: 'المبالغ الآجلة المتأخرة هذا الأسبوع',
        title: 'لديك مبالغ متأخرة على كراجات',
        introduction: 'لا يمكن لهذه الكراجات الطلب منك بالآجل قبل السداد، ونذكّرها كل أسبوع.',
        facts: factsOf('ar'),
        button: 'عرض الحسابات الآجلة',
        notes: ['إن كان أحدها قد سدّد فسجّل الدفعة.'],
      },
    },
  )
}

const labels = {
  en: { garages: 'Garages', overdue: 'Overdue' },
  ar: { garages: 'الكراجات', overdue: 'المتأخر' },
}
