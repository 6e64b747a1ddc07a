import type { Fils } from '#contract/money.ts'
import type { DeliveryMethod } from '#contract/order-status.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailFact } from '../../platform/messages/mail/mail-block.ts'
import { shownName, shownPrice, shownTime } from '../../platform/messages/mail/shown-facts.ts'
import { deliveryNames, orderLabels } from './order-labels.ts'
import { asOrdered, mailLines, totalOf, type MailLine } from './order-lines.ts'

type Facts = MessageFacts & {
  stop: string
  number: string
  /** Null once the account is gone. */
  buyer: string | null
  part: { id: string; delivery: { method: DeliveryMethod }; feeFils: Fils; answerBy: Date | null }
  lines: MailLine[]
}

function factsOf({ number, buyer, part, lines }: Facts, language: MailLanguage): MailFact[] {
  const label = orderLabels[language]
  const { delivery, feeFils, answerBy } = part
  return [
    { label: label.number, value: number, ltr: true },
    { label: label.garage, value: shownName(buyer ?? '', language) },
    { label: label.delivery, value: deliveryNames[language][delivery.method] },
    ...(feeFils > 0 ? [{ label: label.fee, value: shownPrice(feeFils), ltr: true as const }] : []),
    { label: label.total, value: shownPrice(totalOf(asOrdered(lines), [feeFils])), ltr: true },
    ...(answerBy ? [{ label: label.answerBy, value: shownTime(answerBy, language) }] : []),
  ]
}

/** The mail to a seller about a new order: what was ordered, and until when to answer. */
export function orderReceived(facts: Facts): Unaddressed {
  const { language, origin, stop, number, part, lines } = facts
  const inLanguage = (of: MailLanguage) => ({
    facts: factsOf(facts, of),
    ...mailLines(lines, of, ({ ordered, priceFils }) => shownPrice((ordered * priceFils) as Fils)),
  })
  return bilingualMail(
    { language, origin, stop, href: `${origin}/orders/sales/${part.id}` },
    {
      en: {
        subject: `New order on Ghiyar: ${number}`,
        title: 'You have a new order',
        introduction: 'The parts are reserved for the customer until you answer.',
        ...inLanguage('en'),
        button: 'Answer the order',
        notes: ['Without an answer in time the order expires and the parts are on sale again.'],
      },
      ar: {
        subject: `وصلك طلب جديد ${number}`,
        title: 'وصلك طلب جديد',
        introduction: 'القطع محجوزة للعميل إلى أن ترد على الطلب.',
        ...inLanguage('ar'),
        button: 'الرد على الطلب',
        notes: ['إذا لم ترد قبل الموعد ينتهي الطلب وتعود القطع إلى البيع.'],
      },
    },
  )
}
