import type { NewNotification } from '../notifications/notifications.service.ts'
import type { SellerOrderRow } from './order.store.ts'

type Part = Pick<SellerOrderRow, 'id' | 'sellerNo' | 'state'>

/** What the seller is notified of: what the buyer or the time did. Nobody, where the account is gone. */
export const toSeller = ({ id, sellerNo, state }: Part): NewNotification[] =>
  sellerNo === null ? [] : [{ userNo: sellerNo, kind: 'order', subject: id, status: state }]

/** What the buyer is notified of: that it is placed, and what the seller or the time did. */
export const toBuyer = ({ id, state }: Part, buyerNo: number | null): NewNotification[] =>
  buyerNo === null ? [] : [{ userNo: buyerNo, kind: 'order_status', subject: id, status: state }]
