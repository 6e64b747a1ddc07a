import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailFact, MailItem } from '../../platform/messages/mail/mail-block.ts'
import { shownName, shownPrice, shownText } from '../../platform/messages/mail/shown-facts.ts'
import type { Fils } from '#contract/money.ts'
import {
  isPrepaid,
  type DeliveryMethod,
  type PaymentMethod,
  type PaymentState,
  type PrepaidMethod,
} from '#contract/order-status.ts'
import { orderLabels } from './order-labels.ts'
import { asSupplied, mailLines, totalOf, type MailLine } from './order-lines.ts'
import { stepWords, type OrderSide, type StepWords } from './order-step-words.ts'

type Facts = MessageFacts & {
  stop: string
  side: OrderSide
  number: string
  buyer: string | null
  part: {
    id: string
    companyName: string
    feeFils: Fils
    delivery: { method: DeliveryMethod }
    paymentMethod: PaymentMethod
    paymentState: PaymentState
  }
  event: { event: string; actor: string; fromState: string | null; reason: string | null }
  shipment: { carrier: string; tracking: string; driverPhone: string } | null
  lines: MailLine[]
}

const LONGEST_REASON = 300
const LONGEST_TRACKING = 60

const isPartial = ({ event, lines }: Facts) =>
  event.event === 'accept' && lines.some(({ ordered, quantity }) => quantity < ordered)

const cashSteps: ReadonlySet<string> = new Set(['ship', 'ready', 'redeliver'])

const unpaid: Record<PrepaidMethod, string> = { card: 'unpaid', bank_transfer: 'unpaid-transfer' }

/** Some steps have other words, depending on how they came about, and where nothing is to be paid in cash. */
function variantOf(facts: Facts): string {
  const variant = causeOf(facts)
  const { side } = facts
  const { paymentMethod, paymentState } = facts.part
  if (side !== 'buyer' || paymentMethod === 'cash_on_delivery') return variant
  if (variant === 'expire' && paymentState === 'voided' && isPrepaid(paymentMethod))
    return unpaid[paymentMethod]
  return cashSteps.has(variant) ? `${variant}-cashless` : variant
}

function causeOf(facts: Facts): string {
  const { event, part } = facts
  if (isPartial(facts)) return 'accept-part'
  if (event.event === 'ship' && part.delivery.method === 'pickup') return 'ready'
  if (event.event === 'expire' && event.fromState !== 'placed') return 'end'
  if (event.event === 'cancel' && event.actor === 'operator') return 'cancel-operator'
  return event.event
}

function factsOf(facts: Facts, language: MailLanguage): MailFact[] {
  const { side, number, buyer, part, event, shipment, lines } = facts
  const label = orderLabels[language]
  const reason = shownText(event.reason ?? '', LONGEST_REASON)
  return [
    { label: label.number, value: number, ltr: true },
    side === 'buyer'
      ? { label: label.seller, value: shownName(part.companyName, language) }
      : { label: label.garage, value: shownName(buyer ?? '', language) },
    ...(event.event === 'accept'
      ? [
          {
            ...{ label: label.total, ltr: true as const },
            value: shownPrice(totalOf(asSupplied(lines), [part.feeFils])),
          },
        ]
      : []),
    ...(reason === '' ? [] : [{ label: label.reason, value: reason }]),
    ...(event.event === 'ship' && shipment ? shippingFacts(shipment, language) : []),
  ]
}

function shippingFacts(
  { carrier, tracking, driverPhone }: NonNullable<Facts['shipment']>,
  language: MailLanguage,
): MailFact[] {
  const label = orderLabels[language]
  const of = shownText(tracking, LONGEST_TRACKING)
  return [
    ...(carrier === '' ? [] : [{ label: label.carrier, value: shownName(carrier, language) }]),
    ...(of === '' ? [] : [{ label: label.tracking, value: of, ltr: true as const }]),
    ...(driverPhone === ''
      ? []
      : [
          {
            ...{ label: label.driver, value: driverPhone, ltr: true as const },
            href: `tel:${driverPhone}`,
          },
        ]),
  ]
}

const supplied = {
  en: ({ quantity, ordered }: MailLine) => `${quantity} of ${ordered}`,
  ar: ({ quantity, ordered }: MailLine) => `${quantity} من ${ordered}`,
}

/** What of each line the seller supplies, where it is less than was ordered. */
const itemsOf = (facts: Facts, language: MailLanguage): { items?: MailItem[]; more?: string } =>
  isPartial(facts) ? mailLines(facts.lines, language, supplied[language]) : {}

const buttons = { en: 'View order', ar: 'عرض الطلب' }

/** The mail about a step that the other side or the time has taken; undefined for steps that are not announced. */
export function orderStepped(facts: Facts): Unaddressed | undefined {
  const { language, origin, stop, side, number, part } = facts
  const words = stepWords[side][variantOf(facts)]
  if (!words) return undefined
  const inLanguage = (of: MailLanguage) => mailWords(words[of], facts, of)
  const path = side === 'seller' ? `/orders/sales/${part.id}` : `/orders/${part.id}`
  return bilingualMail(
    { language, origin, stop, href: `${origin}${path}` },
    {
      en: { subject: `Order ${number}: ${words.en.title}`, ...inLanguage('en') },
      ar: { subject: `الطلب ${number}: ${words.ar.title}`, ...inLanguage('ar') },
    },
  )
}

const mailWords = ({ title, introduction, note }: StepWords, facts: Facts, of: MailLanguage) => ({
  ...{ title, introduction, facts: factsOf(facts, of), ...itemsOf(facts, of) },
  ...{
    button: buttons[of],
    notes: [note, refundNote(facts, of)].filter((text) => text !== undefined),
  },
})

/** Of a prepaid order of which not all stands any more. */
const refundNote = ({ side, part, event }: Facts, of: MailLanguage): string | undefined => {
  const { paymentMethod, paymentState } = part
  const isBack = paymentState === 'refunded' || paymentState === 'partly_refunded'
  if (side !== 'buyer' || !isBack || !refundSteps.has(event.event)) return undefined
  return isPrepaid(paymentMethod) ? refunds[paymentMethod][of] : undefined
}
const refundSteps: ReadonlySet<string> = new Set([
  ...['accept', 'reject', 'cancel', 'agree-cancel', 'expire', 'return-to-seller'],
])
const refunds: Record<PrepaidMethod, Record<MailLanguage, string>> = {
  card: {
    en: 'What you paid for it by card goes back to your card by itself.',
    ar: 'يُعاد ما دفعته مقابل ذلك إلى بطاقتك تلقائياً.',
  },
  bank_transfer: {
    en: 'What you transferred for it goes back to your bank account. The page of the order says to which one, or asks you.',
    ar: 'يُعاد ما حوّلته مقابل ذلك إلى حسابك البنكي، وتجد في صفحة الطلب الحساب أو السؤال عنه.',
  },
}
