import type { Fils } from '#contract/money.ts'
import type { PayoutReason } from '#contract/payout-status.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownPrice } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & {
  number: string
  amount: Fils
  iban: string
  /** Of the bank; null where the payout failed or was cancelled. */
  reference: string | null
  /** Why it failed or was cancelled. */
  reason: PayoutReason | null
}

const SHOWN = 4

const leftToRight = (label: string, value: string) => ({ label, value, ltr: true as const })

/** Notifies a seller that a payout was paid, or that it wasn't and what to do. */
export function payoutEnded({
  number,
  amount,
  iban,
  reference,
  reason,
  ...facts
}: Facts): Unaddressed {
  const factsOf = (language: MailLanguage) => {
    const label = labels[language]
    return [
      leftToRight(label.number, number),
      leftToRight(label.amount, shownPrice(amount)),
      leftToRight(label.iban, iban.slice(-SHOWN)),
      ...(reference === null ? [] : [leftToRight(label.reference, reference)]),
    ]
  }
  const wordsOf = (language: MailLanguage) => ({
    ...(reason === null ? paid[language] : failed[language](number)),
    facts: factsOf(language),
    notes: [reason === null ? arrival[language] : nextStep[reason][language]],
    button: buttons[language],
  })
  return bilingualMail(
    { ...facts, href: `${facts.origin}/payments` },
    { en: wordsOf('en'), ar: wordsOf('ar') },
  )
}

const labels = {
  en: {
    ...{ number: 'Payout', amount: 'Amount', iban: 'IBAN ends with' },
    reference: 'Reference of the bank',
  },
  ar: {
    ...{ number: 'رقم التحويل', amount: 'المبلغ', iban: 'رقم الآيبان ينتهي بـ' },
    reference: 'مرجع البنك',
  },
}

const buttons = { en: 'View payments', ar: 'عرض المدفوعات' }

const paid = {
  en: {
    subject: 'Your payout from Ghiyar was transferred',
    title: 'Your payout was transferred',
    introduction: 'We have transferred the money for your sales to your bank account.',
  },
  ar: {
    subject: 'حوّلنا مستحقاتك من غيار',
    title: 'تم تحويل مستحقاتك',
    introduction: 'حوّلنا مستحقات مبيعاتك إلى حسابك البنكي.',
  },
}

const arrival = {
  en: 'Depending on your bank, it can take up to two working days until the amount appears in your account.',
  ar: 'قد يستغرق ظهور المبلغ في حسابك حتى يومي عمل بحسب البنك الذي تتعامل معه.',
}

const failed = {
  en: (number: string) => ({
    subject: `Your payout ${number} could not be transferred`,
    title: 'A payout could not be transferred',
    introduction: 'The amount is part of your balance again, and is included in the next payout.',
  }),
  ar: (number: string) => ({
    subject: `تعذّر تحويل مستحقاتك ${number}`,
    title: 'تعذّر تحويل مستحقاتك',
    introduction: 'أُعيد المبلغ إلى رصيدك، وسيُضاف إلى التحويل القادم.',
  }),
}

const nextStep: Record<PayoutReason, Record<MailLanguage, string>> = {
  iban: {
    en: 'The bank could not find this account. Check the IBAN in your profile and correct it: there is no further payout until then.',
    ar: 'لم يتعرّف البنك على هذا الحساب. راجع رقم الآيبان في ملفك الشخصي وصحّحه، ولن نحوّل أي مبلغ قبل ذلك.',
  },
  name: {
    en: 'The account belongs to another name. Enter the legal name of the account holder or the IBAN of your company in your profile: there is no further payout until then.',
    ar: 'الحساب مسجّل باسم آخر. اكتب في ملفك الشخصي الاسم القانوني لصاحب الحساب أو رقم آيبان شركتك، ولن نحوّل أي مبلغ قبل ذلك.',
  },
  bank: {
    en: 'The bank could not carry out the transfer. No action is needed: we try again with the next payout.',
    ar: 'لم يتمكن البنك من تنفيذ التحويل. لا يلزمك شيء، وسنعيد المحاولة مع التحويل القادم.',
  },
  other: {
    en: 'Contact us if you have any questions about it.',
    ar: 'تواصل معنا إن كانت لديك أي أسئلة عن ذلك.',
  },
}
