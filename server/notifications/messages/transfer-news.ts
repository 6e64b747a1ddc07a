import { groupedIban } from '#contract/company-numbers.ts'
import type { Fils } from '#contract/money.ts'
import type { PayoutReason } from '#contract/payout-status.ts'
import type { BankAccount } from '../../platform/bank-account.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailFact } from '../../platform/messages/mail/mail-block.ts'
import { shownName, shownPrice, shownTime } from '../../platform/messages/mail/shown-facts.ts'

/** What a buyer is notified of about the transfer for an order, or what goes back of it. */
export type TransferNews = { amount: Fils } & (
  | { news: 'instructions'; account: BankAccount; until: Date }
  | { news: 'part_paid'; missing: Fils; until: Date }
  /** What was recorded by mistake; what is missing where the order waits. */
  | { news: 'reversed'; missing?: Fils; until?: Date }
  /** Without an account the buyer is asked for one. */
  | { news: 'refund_due'; iban: string | null }
  | { news: 'refund_paid'; iban: string; reference: string }
  | { news: 'refund_failed'; iban: string; reason: PayoutReason }
  | { news: 'account_missing' }
)

/** A buyer who is suspended can't log in, and so can't enter an account. */
type Order = { number: string; isShutOut: boolean }

type Words = { subject: string; title: string; introduction: string; notes: string[] }

const SHOWN = 4

const ltr = (label: string, value: string): MailFact => ({ label, value, ltr: true })

/** The mail about a transfer, with all that is needed to make it, or that was made of it. */
export function transferNews(
  facts: MessageFacts & Order & { orderId: string },
  of: TransferNews,
): Unaddressed {
  const { orderId, number, isShutOut, ...rest } = facts
  const inLanguage = (language: MailLanguage) => ({
    ...wordsOf(of, { number, isShutOut })[language],
    facts: factsOf(of, number, language),
    button: buttons[language],
  })
  return bilingualMail(
    { ...rest, href: `${facts.origin}/orders/${orderId}` },
    { en: inLanguage('en'), ar: inLanguage('ar') },
  )
}

const buttons = { en: 'View order', ar: 'عرض الطلب' }

function factsOf(of: TransferNews, number: string, language: MailLanguage): MailFact[] {
  const label = labels[language]
  const amount = ltr(label[of.news], shownPrice(of.amount))
  const order = ltr(label.order, number)
  switch (of.news) {
    case 'instructions': {
      const { name, iban, bank } = of.account
      return [
        amount,
        ltr(label.reference, number),
        { label: label.name, value: shownName(name, language) },
        ltr(label.iban, groupedIban(iban)),
        ...(bank === '' ? [] : [{ label: label.bank, value: shownName(bank, language) }]),
        { label: label.until, value: shownTime(of.until, language) },
      ]
    }
    case 'part_paid':
      return [
        ...[order, amount, ltr(label.missing, shownPrice(of.missing))],
        ...[ltr(label.reference, number)],
        { label: label.until, value: shownTime(of.until, language) },
      ]
    case 'reversed':
      return [
        ...[order, amount],
        ...(of.missing === undefined ? [] : [ltr(label.missing, shownPrice(of.missing))]),
        ...(of.until ? [{ label: label.until, value: shownTime(of.until, language) }] : []),
      ]
    case 'account_missing':
      return [order, amount]
    case 'refund_due':
      return [order, amount, ...(of.iban === null ? [] : [ending(of.iban, language)])]
    case 'refund_paid':
      return [order, amount, ending(of.iban, language), ltr(label.bankReference, of.reference)]
    case 'refund_failed':
      return [order, amount, ending(of.iban, language)]
  }
}

const ending = (iban: string, language: MailLanguage) =>
  ltr(labels[language].ending, iban.slice(-SHOWN))

const labels = {
  en: {
    ...{ order: 'Order', instructions: 'Amount', part_paid: 'Received', missing: 'Still missing' },
    ...{ refund_due: 'Refund', refund_paid: 'Refund', refund_failed: 'Refund' },
    ...{ reversed: 'Taken back', account_missing: 'Refund' },
    ...{ reference: 'Reference', name: 'Account name', iban: 'IBAN', bank: 'Bank' },
    ...{ until: 'Transfer by', ending: 'IBAN ends with', bankReference: 'Reference of the bank' },
  },
  ar: {
    ...{ order: 'الطلب', instructions: 'المبلغ', part_paid: 'وصل', missing: 'المتبقي' },
    ...{ refund_due: 'المبلغ المسترد', refund_paid: 'المبلغ المسترد' },
    ...{ refund_failed: 'المبلغ المسترد', account_missing: 'المبلغ المسترد' },
    reversed: 'أُلغي تسجيله',
    ...{ reference: 'المرجع', name: 'اسم الحساب', iban: 'رقم الآيبان', bank: 'البنك' },
    ...{ until: 'آخر موعد للتحويل', ending: 'رقم الآيبان ينتهي بـ', bankReference: 'مرجع البنك' },
  },
}

function wordsOf(of: TransferNews, { number, isShutOut }: Order): Record<MailLanguage, Words> {
  switch (of.news) {
    case 'instructions':
      return {
        en: {
          subject: `Your order ${number}: please transfer the amount`,
          title: 'Your order waits for your transfer',
          introduction:
            'The parts are reserved for you. The sellers get your order once your transfer has arrived.',
          notes: ['Write the reference on the transfer, so that we find your order.'],
        },
        ar: {
          subject: `طلبك ${number}: نرجو تحويل المبلغ`,
          title: 'طلبك بانتظار تحويلك',
          introduction: 'القطع محجوزة لك، ويصل الطلب إلى البائعين عند وصول تحويلك.',
          notes: ['اكتب المرجع في التحويل حتى نتعرّف على طلبك.'],
        },
      }
    case 'part_paid':
      return {
        en: {
          subject: `Order ${number}: part of the amount is missing`,
          title: 'Part of the amount is missing',
          introduction:
            'We have received your transfer, but not all that is due. Please transfer the rest: your order waits for it.',
          notes: ['If the rest doesn’t arrive in time, you get back what you have transferred.'],
        },
        ar: {
          subject: `الطلب ${number}: جزء من المبلغ لم يصل`,
          title: 'جزء من المبلغ لم يصل',
          introduction: 'وصلنا تحويلك، لكنه أقل من المبلغ المطلوب. حوّل الباقي، فطلبك بانتظاره.',
          notes: ['إذا لم يصل الباقي في الموعد، نعيد إليك ما حوّلته.'],
        },
      }
    case 'reversed':
      return mistaken(number, of.missing !== undefined)
    case 'account_missing':
      return {
        en: {
          subject: `Order ${number}: we still need your IBAN`,
          title: 'We still need your IBAN',
          introduction:
            'You get money back, and we don’t know to which account. Enter the IBAN and the name of its holder on the page of the order.',
          notes: [],
        },
        ar: {
          subject: `الطلب ${number}: ما زلنا بحاجة إلى رقم الآيبان`,
          title: 'ما زلنا بحاجة إلى رقم الآيبان',
          introduction:
            'لك مبلغ مسترد، ولا نعرف إلى أي حساب نحوّله. أدخل رقم الآيبان واسم صاحب الحساب في صفحة الطلب.',
          notes: [],
        },
      }
    case 'refund_due': {
      const unknown = isShutOut ? 'origin' : 'asked'
      const account = of.iban === null ? unknown : 'known'
      return {
        en: {
          subject: `Order ${number}: you get money back`,
          title: 'You get money back',
          introduction: backTo[account].en,
          notes: [],
        },
        ar: {
          subject: `الطلب ${number}: لك مبلغ مسترد`,
          title: 'لك مبلغ مسترد',
          introduction: backTo[account].ar,
          notes: [],
        },
      }
    }
    case 'refund_paid':
      return {
        en: {
          subject: `Order ${number}: your refund was transferred`,
          title: 'Your refund was transferred',
          introduction: 'We have transferred your refund to your bank account.',
          notes: ['Depending on your bank, it can take up to two working days to appear there.'],
        },
        ar: {
          subject: `الطلب ${number}: حوّلنا المبلغ المسترد`,
          title: 'حوّلنا المبلغ المسترد',
          introduction: 'حوّلنا المبلغ المسترد إلى حسابك البنكي.',
          notes: ['قد يستغرق ظهوره في حسابك حتى يومي عمل بحسب البنك الذي تتعامل معه.'],
        },
      }
    case 'refund_failed':
      return failed(of.reason, { number, isShutOut })
  }
}

/** To which account something goes back. */
const backTo = {
  known: {
    en: 'What you have transferred and isn’t needed goes back to your account.',
    ar: 'نعيد إلى حسابك ما حوّلته ولم يعد مطلوباً.',
  },
  asked: {
    en: 'What you have transferred and isn’t needed goes back to you. Tell us on the page of the order to which account.',
    ar: 'نعيد إليك ما حوّلته ولم يعد مطلوباً. أخبرنا في صفحة الطلب إلى أي حساب نحوّله.',
  },
  origin: {
    en: 'What you have transferred and isn’t needed goes back to the account that it came from.',
    ar: 'نعيد ما حوّلته ولم يعد مطلوباً إلى الحساب الذي جاء منه.',
  },
}

/** A transfer was recorded for the wrong order, of a wrong amount, or although it never came. */
function mistaken(number: string, isWaiting: boolean): Record<MailLanguage, Words> {
  return {
    en: {
      subject: `Order ${number}: a transfer was recorded by mistake`,
      title: 'A transfer was recorded by mistake',
      introduction: isWaiting
        ? 'We recorded a transfer for your order by mistake, and have corrected this. Your order waits for the amount that is missing.'
        : 'We recorded a transfer for your order by mistake, and have corrected this. This amount does not go back to you.',
      notes: ['If you did transfer this amount, please contact us.'],
    },
    ar: {
      subject: `الطلب ${number}: سُجّل تحويل بالخطأ`,
      title: 'سُجّل تحويل بالخطأ',
      introduction: isWaiting
        ? 'سجّلنا تحويلاً لطلبك بالخطأ، وصحّحنا ذلك. طلبك بانتظار المبلغ المتبقي.'
        : 'سجّلنا تحويلاً لطلبك بالخطأ، وصحّحنا ذلك. ولا يُعاد إليك هذا المبلغ.',
      notes: ['إذا كنت قد حوّلت هذا المبلغ فعلاً، فتواصل معنا.'],
    },
  }
}

/** Only a wrong IBAN or name is for the buyer to mend. */
function failed(reason: PayoutReason, { number, isShutOut }: Order): Record<MailLanguage, Words> {
  const isOfAccount = !isShutOut && (reason === 'iban' || reason === 'name')
  return {
    en: {
      subject: `Order ${number}: your refund could not be transferred`,
      title: 'Your refund could not be transferred',
      introduction: isOfAccount
        ? 'The bank could not pay to this account. Enter the IBAN and the name of its holder again on the page of the order.'
        : 'The bank could not carry out the transfer. No action is needed: we try again.',
      notes: [],
    },
    ar: {
      subject: `الطلب ${number}: تعذّر تحويل المبلغ المسترد`,
      title: 'تعذّر تحويل المبلغ المسترد',
      introduction: isOfAccount
        ? 'لم يتمكن البنك من الدفع إلى هذا الحساب. أدخل رقم الآيبان واسم صاحبه من جديد في صفحة الطلب.'
        : 'لم يتمكن البنك من تنفيذ التحويل. لا يلزمك شيء، وسنعيد المحاولة.',
      notes: [],
    },
  }
}
