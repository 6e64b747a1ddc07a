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
import { asSupplied, mailLines, totalOf, type MailLine } from './order-lines.ts'
import type { OrderSide } from './order-step-words.ts'
import { returnStepWords } from './return-step-words.ts'

type Facts = MessageFacts & {
  stop: string
  side: OrderSide
  buyer: string | null
  part: {
    id: string
    orderNo: number
    place: number
    companyName: string
    paymentMethod: PaymentMethod
  }
  returned: { place: number; feeFils: Fils }
  event: { event: string; reason: string | null }
  lines: MailLine[]
}

const LONGEST_REASON = 300
const buttons = { en: 'View return', ar: 'عرض طلب الإرجاع' }
const pieces = {
  en: ({ quantity }: MailLine) => `${quantity} ×`,
  ar: ({ quantity }: MailLine) => `${quantity} ×`,
}

function factsOf(facts: Facts, number: string, language: MailLanguage): MailFact[] {
  const { side, buyer, part, event, lines, returned } = facts
  const label = orderLabels[language]
  const reason = shownText(event.reason ?? '', LONGEST_REASON)
  return [
    { label: label.returned, value: number, ltr: true },
    side === 'buyer'
      ? { label: label.seller, value: shownName(part.companyName, language) }
      : { label: label.garage, value: shownName(buyer ?? '', language) },
    {
      ...{ label: label.refund, ltr: true as const },
      value: shownPrice(totalOf(asSupplied(lines), [returned.feeFils])),
    },
    ...(reason === '' ? [] : [{ label: label.reason, value: reason }]),
  ]
}

const refundWords: Record<PaymentMethod, string> = {
  cash_on_delivery: 'refund',
  card: 'refund-card',
  bank_transfer: 'refund-transfer',
  credit: 'refund-credit',
}

/** The mail about a step of a return that the other side or the time has taken; undefined for steps that are not announced. */
export function returnStepped(facts: Facts): Unaddressed | undefined {
  const { language, origin, stop, side, part, returned, event, lines } = facts
  const isRefund = event.event === 'refund'
  const words = returnStepWords[side][isRefund ? refundWords[part.paymentMethod] : event.event]
  if (!words) return undefined
  const number = `${orderNumber(part.orderNo, part.place)}/${returned.place}`
  const inLanguage = (of: MailLanguage) => ({
    ...{ title: words[of].title, introduction: words[of].introduction },
    facts: factsOf(facts, number, of),
    ...mailLines(lines, of, pieces[of]),
    ...{ button: buttons[of], notes: [] },
  })
  const path = side === 'seller' ? `/orders/sales/${part.id}` : `/orders/${part.id}`
  return bilingualMail(
    { language, origin, stop, href: `${origin}${path}#returns` },
    {
      en: { subject: `Return ${number}: ${words.en.title}`, ...inLanguage('en') },
      ar: { subject: `إرجاع ${number}: ${words.ar.title}`, ...inLanguage('ar') },
    },
  )
}
