import type { NewNotification } from '../../notifications/notifications.service.ts'
import type { SellerOrderRow } from '../order.store.ts'
import type { ReturnRow } from './return.store.ts'

// About the seller order, whose page shows its returns.

/** What the seller is notified of: what the buyer, the operator or the time did. */
export const returnToSeller = (
  { id, sellerNo }: Pick<SellerOrderRow, 'id' | 'sellerNo'>,
  { state }: Pick<ReturnRow, 'state'>,
): NewNotification[] =>
  sellerNo === null ? [] : [{ userNo: sellerNo, kind: 'return', subject: id, status: state }]

/** What the buyer is notified of: what the seller, the operator or the time did. */
export const returnToBuyer = (
  { row: { id }, buyerNo }: { row: Pick<SellerOrderRow, 'id'>; buyerNo: number | null },
  { state }: Pick<ReturnRow, 'state'>,
): NewNotification[] =>
  buyerNo === null ? [] : [{ userNo: buyerNo, kind: 'return_status', subject: id, status: state }]
