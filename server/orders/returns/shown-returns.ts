import type { Return } from '#contract/returns.ts'
import type { Executor } from '../../platform/db.ts'
import * as parties from '../order-parties.store.ts'
import * as orders from '../order.store.ts'
import { presentReturn } from './return.present.ts'
import * as store from './return.store.ts'

const known = <Item>(values: (Item | null)[]): Item[] => [
  ...new Set(values.filter((value): value is Item & {} => value !== null)),
]

/** Returns as an operator sees them, or a user who bought or sold what they are of; what belongs to them is read by kind. */
export async function shownReturns(
  db: Executor,
  rows: store.ReturnRow[],
  viewer: number | 'operator',
): Promise<Return[]> {
  const nos = rows.map(({ no }) => no)
  const parts = await orders.sellerOrders(db, known(rows.map((row) => row.sellerOrderNo)))
  const found = await orders.orders(db, known(parts.map(({ orderNo }) => orderNo)))
  const buyerNos = new Map(found.map(({ row }) => [row.no, row.buyerNo]))
  const [buyers, ids, lines, events, pictures, documents] = [
    await parties.buyers(db, known([...buyerNos.values()])),
    await parties.idsOf(db, {
      sellerNos: known(parts.map(({ sellerNo }) => sellerNo)),
      listingNos: [],
    }),
    Map.groupBy(await store.linesOf(db, nos), ({ returnNo }) => returnNo),
    Map.groupBy(await store.eventsOf(db, nos), ({ returnNo }) => returnNo),
    Map.groupBy(await store.picturesOf(db, nos), ({ returnNo }) => returnNo),
    Map.groupBy(await store.documentsOf(db, nos), ({ returnNo }) => returnNo!),
  ]
  const byNo = new Map(parts.map((part) => [part.no, part]))
  return rows.map((row) => {
    const part = byNo.get(row.sellerOrderNo)!
    const buyerNo = buyerNos.get(part.orderNo) ?? null
    return presentReturn(
      row,
      {
        part,
        sellers: ids.sellers,
        buyer: buyerNo === null ? undefined : buyers.get(buyerNo),
        lines: lines.get(row.no) ?? [],
        events: events.get(row.no) ?? [],
        pictures: pictures.get(row.no) ?? [],
        documents: documents.get(row.no) ?? [],
      },
      viewer === 'operator' ? viewer : part.sellerNo === viewer ? 'seller' : 'buyer',
    )
  })
}
