import { sql, type SQL } from 'drizzle-orm'
import { endedStates } from '#contract/order-status.ts'
import { orderLine } from '../../orders/order.tables.ts'
import { returnLine, returnRequest } from '../../orders/returns/return.tables.ts'
import { creditPaymentPart } from './credit.tables.ts'

// What the amounts of a seller order on credit are made of, for all statements that need them.

/** What stands of the lines of a seller order. */
export const linesOf = (sellerOrderNo: SQL) => sql`coalesce((
  select sum(l.quantity::bigint * l.price_fils) from ${orderLine} l
  where l.seller_order_no = ${sellerOrderNo}), 0)`

/** What a return `r` comes to, with the fee of the delivery where it has it. */
export const amountOfReturn = sql`(r.fee_fils + (
  select sum(b.quantity::bigint * l.price_fils) from ${returnLine} b join ${orderLine} l on l.no = b.line_no
  where b.return_no = r.no))`

/** What was refunded of a seller order. */
export const refundedOf = (sellerOrderNo: SQL) => sql`coalesce((
  select sum(${amountOfReturn}) from ${returnRequest} r
  where r.seller_order_no = ${sellerOrderNo} and r.state = 'refunded'), 0)`

/** Of a seller order `s` on credit: what stands of it, what was refunded, and what was paid. */
const standing = sql`(s.fee_fils + ${linesOf(sql`s.no`)})`
const refunded = refundedOf(sql`s.no`)
const paid = sql`coalesce((select sum(p.amount_fils) from ${creditPaymentPart} p
  where p.seller_order_no = s.no), 0)`

/** How much more was paid of a seller order `s` on credit than now stands of it. */
export const creditSurplus = sql`(${paid} - ${standing} + ${refunded})`

/** What is open of a seller order `s` on credit, and the state of its payment that follows. */
export const creditBalance = sql`(
  select open_fils, case
    when is_over then 'voided' when open_fils > 0 then 'due'
    when refunded = standing then 'refunded' when refunded > 0 then 'partly_refunded' else 'collected'
    end payment_state
  from (select is_over, standing, refunded,
      case when is_over then 0 else standing - refunded - paid end open_fils
    from (select s.state in ${[...endedStates, 'returned_to_seller']} is_over, ${standing} standing,
      ${refunded} refunded, ${paid} paid) figures) balance)`
