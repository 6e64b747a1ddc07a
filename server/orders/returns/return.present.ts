import { toDirhams } from '#contract/money.ts'
import { orderNumber } from '#contract/order-status.ts'
import { openReturnSteps, sentReturnEvents, type SentReturnEvent } from '#contract/return-status.ts'
import type { Return } from '#contract/returns.ts'
import { fileAddress } from '../../accounts/files.service.ts'
import { linkTo } from '../../platform/documents/link-to.ts'
import { lineTotal, sumOf } from '../amounts.ts'
import type { BuyerRow, SellerRow } from '../order-parties.store.ts'
import { presentOrderSeller } from '../order-seller.present.ts'
import type { SellerOrderRow } from '../order.store.ts'
import type * as store from './return.store.ts'

export type ReturnDetails = {
  part: SellerOrderRow
  sellers: ReadonlyMap<number, SellerRow>
  buyer: BuyerRow | undefined
  lines: store.ReturnLineRow[]
  events: store.ReturnEventRow[]
  pictures: { fileId: string }[]
  documents: Awaited<ReturnType<typeof store.documentsOf>>
}

/** `R100234-1/2`: the second return of a seller order. */
export const returnNumber = (part: { orderNo: number; place: number }, place: number): string =>
  `${orderNumber(part.orderNo, part.place)}/${place}`

export function presentReturn(
  row: store.ReturnRow,
  { part, sellers, buyer, lines, events, pictures, documents }: ReturnDetails,
  viewer: 'buyer' | 'seller' | 'operator',
): Return {
  return {
    _id: row.id,
    number: returnNumber(part, row.place),
    date: row.requestedAt.toISOString(),
    state: row.state,
    ...(row.dueAt && { due: row.dueAt.toISOString() }),
    seller_order: part.id,
    order_number: orderNumber(part.orderNo, part.place),
    seller: presentOrderSeller(part, sellers),
    ...(viewer !== 'buyer' && {
      buyer: { name: buyer?.name ?? '', garage: buyer?.garage ?? '', phone: buyer?.phone ?? '' },
    }),
    ...{ payment_method: part.paymentMethod, reason: row.reason, note: row.note },
    pictures: pictures.map(({ fileId }) => fileAddress(fileId)),
    lines: lines.map((line) => ({
      ...{ _id: line.id, sku: line.sku, partName: line.partName, partNameAr: line.partNameAr },
      ...{ quantity: line.quantity, price: toDirhams(line.priceFils) },
      total: toDirhams(lineTotal(line)),
    })),
    delivery_fee: toDirhams(row.feeFils),
    refund: toDirhams(sumOf([...lines.map(lineTotal), row.feeFils])),
    allowed: openReturnSteps(row.state, viewer)
      .map(({ event }) => event)
      .filter((event): event is SentReturnEvent =>
        (sentReturnEvents as readonly string[]).includes(event),
      ),
    timeline: events.map(({ at, event, actor, reason }) => ({
      ...{ at: at.toISOString(), event, by: actor },
      ...(reason && { reason }),
    })),
    documents: documents.map(linkTo),
  }
}
