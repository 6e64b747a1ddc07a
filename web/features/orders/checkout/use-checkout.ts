import { useState } from 'react'
import { ApiError, type InputOf } from '#contract/api.ts'
import type { Order, Quote } from '#contract/orders.ts'
import type { DeliveryMethod, PaymentMethod } from '#contract/order-status.ts'
import { callQuery, dataCache } from '#web/shell/members/data-cache.ts'
import { useIdempotentCall } from '#web/shell/members/idempotent-call.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'

type Placing = Pick<InputOf<'placeOrder'>, 'receiver' | 'payment' | 'reference' | 'note'>

export const quoteData = (input: InputOf<'quoteCheckout'>) => callQuery('quoteCheckout', input)

/**
 * What a cart costs with the deliveries and the address that are chosen, and placing it for just that. When
 * something has changed meanwhile, nothing is placed: the new quote is shown, with `isChanged`.
 */
export function useCheckout(cart: string) {
  const [deliveries, setDeliveries] = useState<Record<string, DeliveryMethod>>({})
  const [address, setAddress] = useState<string>()
  const [isChanged, setChanged] = useState(false)
  const callOnce = useIdempotentCall()
  const { run, failure, busy } = useMutation()
  const chosen = { cart, deliveries, ...(address && { address }) }
  const query = quoteData(chosen)
  const { data: quote, failure: loadFailure, updating, reload } = useData(query)

  /** The order, or undefined where it was refused; `setFieldErrors` takes what is wrong where. */
  const place = async (
    placing: Placing,
    setFieldErrors: (fields: Record<string, string>) => string[],
  ): Promise<Order | undefined> => {
    if (!quote) return undefined
    setChanged(false)
    const input = { ...chosen, ...placing, expected_total: quote.totals.total }
    let placed: Order | undefined
    await run(
      async (api) => {
        try {
          placed = await callOnce(input, (idempotencyKey) =>
            api.call('placeOrder', input, { idempotencyKey }),
          )
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          if (error.quote) dataCache.setQueryData(query.queryKey, error.quote)
          else if (error.code === 'checkout.not_enough') reload()
          setChanged(error.quote !== undefined || error.code === 'checkout.not_enough')
          throw error
        }
      },
      { setFieldErrors },
    )
    return placed
  }
  const choose = (seller: string, method: DeliveryMethod) =>
    setDeliveries((before) => ({ ...before, [seller]: method }))
  return {
    ...{ quote, loadFailure, updating, reload, deliveries, choose, address, setAddress },
    ...{ place, failure, busy, isChanged },
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** How a group will be delivered: as chosen, or in the seller's first way. */
export const methodOf = ({ chosen, delivery }: Quote['groups'][number]) =>
  chosen ?? delivery[0]?.method

/** Whether someone comes to the buyer's door. */
export const isBrought = ({ groups }: Pick<Quote, 'groups'>): boolean =>
  groups.some((group) => (methodOf(group) ?? 'pickup') !== 'pickup')

/** How it will be paid: as chosen, or in the first way that is offered. */
export const paymentOf = (
  quote: Pick<Quote, 'payments'> | undefined,
  chosen: PaymentMethod | undefined,
): PaymentMethod | undefined =>
  quote?.payments.find((method) => method === chosen) ?? quote?.payments[0]
