import type { DeliveryOption } from '#contract/delivery.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { OrderLine, SellerOrder } from '#contract/orders.ts'
import { barcode } from '../platform/documents/barcode.ts'
import { internationalPhone } from '../platform/phones/phone-number.ts'
import { emirateNames } from '../platform/places/emirate-names.ts'

const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Dubai' },
})

type Bilingual = [en: string, ar: string]
type Fact = [en: string, value: string, ar: string]

const methods: Record<DeliveryOption['method'], Bilingual> = {
  pickup: ['Pick-up at the shop', 'استلام من المحل'],
  own: ['Seller’s driver', 'سائق البائع'],
  courier: ['Courier', 'شركة توصيل'],
}

const both = ([en, ar]: Bilingual) => `${en} · ${ar}`
const emirateOf = (emirate: Emirate): Bilingual => [
  emirateNames[emirate].en[0],
  emirateNames[emirate].ar[0],
]

/** What `packing-list.typ` shows of a seller order: what stands, without prices. */
export function packingListData(order: SellerOrder) {
  const { number, buyer, delivery, note } = order
  const { address } = delivery
  const lines = order.lines.filter(({ quantity }) => quantity > 0)
  const [en, ar] = emirateOf(order.seller.emirate)
  return {
    ...{ number, note, barcode: barcode(number) ?? null },
    seller: { name: order.seller.company_name, emirate: { en, ar } },
    notice: noticeOf(order),
    to:
      delivery.method === 'pickup'
        ? ['Collected by', 'يستلمها من المحل']
        : ['Deliver to', 'التسليم إلى'],
    receiver: present([
      buyer?.garage,
      buyer?.name,
      address?.name,
      address?.address,
      address && both(emirateOf(address.emirate)),
    ]),
    phones: present([buyer?.phone, address?.phone]).map(internationalPhone),
    facts: factsOf(order),
    lines: lines.map(lineData),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

const present = (texts: (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => text || [])),
]

function noticeOf({ state, cancel_requested }: SellerOrder): Bilingual | null {
  if (cancel_requested)
    return ['The buyer asks to cancel this order', 'المشتري يطلب إلغاء هذا الطلب']
  if (state === 'placed')
    return ['Not accepted yet: quantities may change', 'لم يُقبل بعد: قد تتغير الكميات']
  return null
}

function factsOf({ date, answer_by, timeline, delivery }: SellerOrder): Fact[] {
  const shown = (at: string) => moment.format(new Date(at))
  const accepted = timeline.find(({ event }) => event === 'accept')?.at
  const { method, promise } = delivery
  const facts: Fact[] = [['Placed', shown(date), 'تاريخ الطلب']]
  if (accepted) facts.push(['Accepted', shown(accepted), 'تاريخ القبول'])
  if (answer_by) facts.push(['Answer by', shown(answer_by), 'آخر موعد للرد'])
  facts.push(['Delivery', both(methods[method]), 'التوصيل'])
  if (promise.hours)
    facts.push(
      method === 'pickup'
        ? ['Pick-up hours', promise.hours, 'أوقات الاستلام']
        : ['Delivery hours', promise.hours, 'موعد التوصيل'],
    )
  if (promise.days !== null) facts.push(['Within days', String(promise.days), 'خلال أيام'])
  return facts
}

const lineData = ({ sku, partName, partNameAr, listing, vehicle, quantity }: OrderLine) => ({
  ...{ sku, quantity, name: partName, nameAr: partNameAr ?? null },
  barcode: barcode(sku) ?? null,
  brand: listing?.partBrand || null,
  vehicle: vehicle ?? null,
})
