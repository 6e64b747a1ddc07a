import type { CreditNotice } from '#contract/credit-status.ts'
import type { Fils } from '#contract/money.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownDay, shownName, shownPrice } from '../../platform/messages/mail/shown-facts.ts'

type Notice = Exclude<CreditNotice, 'credit_overview'>
type Facts = MessageFacts & {
  stop: string
  notice: Notice
  credit: {
    id: string
    companyName: string
    limitFils: Fils
    days: number
    openFils: Fils
    overdueFils: Fils
    /** A day in the UAE. */
    nextDue: string | null
  }
}

/** Notifies a garage of what a seller did with its credit, or reminds it of what is to be paid. */
export function creditNoticeMail({ notice, credit, ...facts }: Facts): Unaddressed {
  const wordsOf = (language: MailLanguage) => {
    const { subject, introduction } = words[language][notice]
    return {
      ...{ subject, title: subject, introduction, button: buttons[language] },
      facts: factsOf(credit, language),
      notes: notice === 'credit_granted' ? [] : [notes[language]],
    }
  }
  return bilingualMail(
    { ...facts, href: `${facts.origin}/payments?credit=${credit.id}` },
    { en: wordsOf('en'), ar: wordsOf('ar') },
  )
}

function factsOf(credit: Facts['credit'], language: MailLanguage) {
  const label = labels[language]
  const { companyName, limitFils, days, openFils, overdueFils, nextDue } = credit
  return [
    { label: label.seller, value: shownName(companyName, language) },
    { label: label.limit, value: shownPrice(limitFils), ltr: true as const },
    { label: label.days, value: String(days), ltr: true as const },
    { label: label.open, value: shownPrice(openFils), ltr: true as const },
    ...(overdueFils > 0
      ? [{ label: label.overdue, value: shownPrice(overdueFils), ltr: true as const }]
      : []),
    // The middle of the day is in that day everywhere.
    ...(nextDue === null
      ? []
      : [{ label: label.due, value: shownDay(new Date(`${nextDue}T08:00:00Z`), language) }]),
  ]
}

const labels = {
  en: {
    ...{ seller: 'Seller', limit: 'Credit limit', days: 'Days to pay', open: 'Open' },
    ...{ overdue: 'Overdue', due: 'First due date' },
  },
  ar: {
    ...{ seller: 'البائع', limit: 'الحد الائتماني', days: 'مهلة السداد بالأيام' },
    ...{ open: 'غير المسدد', overdue: 'المتأخر', due: 'أول تاريخ استحقاق' },
  },
}

const buttons = { en: 'View credit', ar: 'عرض الحساب الآجل' }

const notes = {
  en: 'You pay the seller directly. The marketplace never asks you to pay this amount.',
  ar: 'تسدد المبلغ للبائع مباشرة، ولا يطلب منك الموقع دفعه أبداً.',
}

type Words = Record<Notice, { subject: string; introduction: string }>

const en: Words = {
  credit_granted: {
    subject: 'A seller grants you credit',
    introduction:
      'You can now order from this seller on credit. Choose it at checkout; you pay the seller directly, the given days after each delivery.',
  },
  credit_changed: {
    subject: 'Your credit was changed',
    introduction:
      'The seller changed the limit or the days to pay. Orders that you have placed keep their days.',
  },
  credit_paused: {
    subject: 'Your credit is paused',
    introduction: 'You can’t place new orders on credit. What is open stays to be paid.',
  },
  credit_resumed: {
    subject: 'Your credit is active again',
    introduction: 'You can order from this seller on credit again.',
  },
  credit_ended: {
    subject: 'Your credit has ended',
    introduction: 'The seller has ended your credit. What is open stays to be paid.',
  },
  credit_due_soon: {
    subject: 'A payment to a seller is due soon',
    introduction: 'Something that you ordered on credit is due within three days.',
  },
  credit_due: {
    subject: 'A payment to a seller is due today',
    introduction:
      'Something that you ordered on credit is to be paid by today. After that you can’t order on credit from this seller until it is paid.',
  },
  credit_overdue: {
    subject: 'A payment to a seller is overdue',
    introduction:
      'Something that you ordered on credit is overdue. You can’t order on credit from this seller until it is paid.',
  },
  credit_payment: {
    subject: 'Your payment was recorded',
    introduction: 'The seller has recorded a payment of yours.',
  },
  credit_correction: {
    subject: 'A payment was corrected',
    introduction:
      'The seller has taken back a payment that was recorded wrongly. If you think that this is a mistake, contact the seller.',
  },
}

const ar: Words = {
  credit_granted: {
    subject: 'منحك بائع حساباً آجلاً',
    introduction:
      'يمكنك الآن الطلب من هذا البائع بالآجل. اختر ذلك عند إتمام الطلب، وسدّد للبائع مباشرة خلال المهلة المحددة بعد كل تسليم.',
  },
  credit_changed: {
    subject: 'تغيّر حسابك الآجل',
    introduction: 'غيّر البائع الحد أو مهلة السداد. تبقى الطلبات السابقة على مهلتها.',
  },
  credit_paused: {
    subject: 'أُوقف حسابك الآجل مؤقتاً',
    introduction: 'لا يمكنك تقديم طلبات جديدة بالآجل، ويبقى غير المسدد مستحقاً.',
  },
  credit_resumed: {
    subject: 'عاد حسابك الآجل إلى العمل',
    introduction: 'يمكنك الطلب من هذا البائع بالآجل من جديد.',
  },
  credit_ended: {
    subject: 'انتهى حسابك الآجل',
    introduction: 'أنهى البائع حسابك الآجل، ويبقى غير المسدد مستحقاً.',
  },
  credit_due_soon: {
    subject: 'دفعة لأحد البائعين تستحق قريباً',
    introduction: 'يستحق سداد طلب بالآجل خلال ثلاثة أيام.',
  },
  credit_due: {
    subject: 'دفعة لأحد البائعين تستحق اليوم',
    introduction:
      'يستحق اليوم سداد طلب بالآجل. بعد ذلك لا يمكنك الطلب بالآجل من هذا البائع قبل السداد.',
  },
  credit_overdue: {
    subject: 'دفعة لأحد البائعين متأخرة',
    introduction: 'تأخر سداد طلب بالآجل. لا يمكنك الطلب بالآجل من هذا البائع قبل السداد.',
  },
  credit_payment: {
    subject: 'سُجلت دفعتك',
    introduction: 'سجّل البائع دفعة منك.',
  },
  credit_correction: {
    subject: 'صُححت دفعة',
    introduction: 'ألغى البائع دفعة سُجلت خطأ. إن كنت ترى أن في ذلك خطأ فتواصل مع البائع.',
  },
}

const words = { en, ar }
