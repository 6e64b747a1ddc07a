import type { Fils } from '#contract/money.ts'
import { orderNumber, type PaymentMethod } from '#contract/order-status.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailFact } from '../../platform/messages/mail/mail-block.ts'
import { shownName, shownPrice, shownText } from '../../platform/messages/mail/shown-facts.ts'
import { orderLabels } from './order-labels.ts'
import { asOrdered, mailLines, totalOf, type MailLine } from './order-lines.ts'

type Facts = MessageFacts & {
  stop: string
  row: { id: string; no: number; reference: string; paymentMethod: PaymentMethod }
  parts: { feeFils: Fils }[]
  lines: (MailLine & { company: string })[]
}

const LONGEST_REFERENCE = 60

function factsOf({ row, parts, lines }: Facts, language: MailLanguage): MailFact[] {
  const label = orderLabels[language]
  const fees = parts.map(({ feeFils }) => feeFils)
  const fee = totalOf([], fees)
  const reference = shownText(row.reference, LONGEST_REFERENCE)
  return [
    { label: label.number, value: orderNumber(row.no), ltr: true },
    ...(reference === '' ? [] : [{ label: label.reference, value: reference }]),
    ...(fee > 0 ? [{ label: label.fee, value: shownPrice(fee), ltr: true as const }] : []),
    { label: label.total, value: shownPrice(totalOf(asOrdered(lines), fees)), ltr: true },
    { label: label.payment, value: label[row.paymentMethod] },
  ]
}

/** The mail to a buyer with a summary of what was ordered, from all sellers. */
export function orderPlaced(facts: Facts): Unaddressed {
  const { language, origin, stop, row, lines } = facts
  const number = orderNumber(row.no)
  const inLanguage = (of: MailLanguage) => ({
    facts: factsOf(facts, of),
    ...mailLines(lines, of, ({ company }) => shownName(company, of)),
  })
  return bilingualMail(
    { language, origin, stop, href: `${origin}/orders/${row.id}` },
    {
      en: {
        subject: `Your order ${number}`,
        title: 'Your order has been placed',
        introduction:
          'The parts are reserved for you. Each seller now confirms what they can supply.',
        ...inLanguage('en'),
        button: 'View order',
        notes: ['You can cancel what a seller has not yet accepted.'],
      },
      ar: {
        subject: `تم إرسال طلبك ${number}`,
        title: 'تم إرسال طلبك',
        introduction: 'القطع محجوزة لك، وسيؤكد كل بائع ما يستطيع توفيره.',
        ...inLanguage('ar'),
        button: 'عرض الطلب',
        notes: ['يمكنك إلغاء ما لم يقبله البائع بعد.'],
      },
    },
  )
}
