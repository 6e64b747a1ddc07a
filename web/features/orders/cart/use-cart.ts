import { useEffect, useRef } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import type { Cart, CartLine } from '#contract/carts.ts'
import type { Substitution } from '#contract/order-status.ts'
import type { VisitorLine } from '#contract/visitor-cart.ts'
import { callQuery, dataCache, queryApi, type DataQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { saveMemberCount } from './member-count.ts'
import { setVisitorLine, useVisitorLines } from './visitor-cart.ts'

/** What the page needs of a cart, of members and visitors alike. */
export type ShownCart = Pick<Cart, 'groups' | 'total' | 'vat'>

/** A change of one line; quantity 0 takes it out. */
export type LineChange = Pick<CartLine, 'listing_id' | 'quantity'> & {
  substitution?: Substitution
  vehicle?: string | undefined
  /** The listing that this one replaces. */
  instead_of?: string
}

/** A cart with today's prices and stock; without an id, the default one. */
const cartData = (id: string | undefined) => callQuery('getCart', id ? { id } : {})
export const cartsData = () => callQuery('getCarts', {})

/** Fetches the list of carts anew, and the carts that are shown: also on the page that opens next. */
export function refreshCarts() {
  for (const name of ['getCarts', 'getCart']) void dataCache.invalidateQueries({ queryKey: [name] })
}

const previewData = (lines: VisitorLine[]): DataQuery<ReplyOf<'previewCart'>> => ({
  queryKey: ['previewCart', lines],
  queryFn: async ({ signal }) =>
    lines.length > 0
      ? queryApi(signal).call('previewCart', { lines })
      : { groups: [], total: 0, vat: 0 },
})

/** One of the signed-in user's carts. Changes of lines are sent one after the other. */
export function useMemberCart(id: string | undefined) {
  const query = cartData(id)
  const { data: cart, failure, updating, reload } = useData(query)
  const mutation = useMutation()
  const sent = useRef<Promise<Cart | undefined>>(undefined)

  useEffect(() => {
    if (cart) saveMemberCount(cart)
  }, [cart])

  const send = async (change: LineChange): Promise<Cart | undefined> => {
    let next: Cart | undefined
    await mutation.run(async (api) => {
      next = await api.call('setCartLine', { ...(id && { cart: id }), ...change })
      dataCache.setQueryData(query.queryKey, next)
    })
    return next
  }
  const setLine = (change: LineChange) => {
    const last = Promise.resolve(sent.current).then(() => send(change))
    sent.current = last
    void last.finally(() => {
      if (sent.current === last) sent.current = undefined
    })
  }
  /** The cart after the changes that are being sent, undefined where the last one failed; none while nothing is sent. */
  const changing = () => sent.current
  /**
   * Adds many lines; of what is in already, the larger quantity counts. Resolves to how many of them are in
   * the cart: own parts are left out. Undefined where the call failed.
   */
  const addLines = async (lines: VisitorLine[]): Promise<number | undefined> => {
    let count: number | undefined
    await mutation.run(async (api) => {
      const next = await api.call('mergeCart', { ...(id && { cart: id }), lines })
      dataCache.setQueryData(query.queryKey, next)
      const inCart = new Set(linesOf(next).map(({ listing_id }) => listing_id))
      count = lines.filter(({ listing_id }) => inCart.has(listing_id)).length
    })
    return count
  }
  return { cart, failure, updating, reload, setLine, changing, addLines, mutation }
}

/** The cart of a visitor. */
export function useVisitorCart() {
  const lines = useVisitorLines()
  const { data: cart, failure, updating, reload } = useData(previewData(lines))
  const setLine = ({ listing_id, quantity, vehicle, instead_of }: LineChange) => {
    if (instead_of) setVisitorLine({ listing_id: instead_of, quantity: 0 })
    setVisitorLine({ listing_id, quantity, ...(vehicle && { vehicle }) })
  }
  return { cart, failure, updating, reload, setLine }
}

/** The lines of all sellers. */
export const linesOf = ({ groups }: Pick<ShownCart, 'groups'>): CartLine[] =>
  groups.flatMap(({ lines }) => lines)

/** What keeps a cart from being ordered; an agreed price is part of the order's total. */
export const isBlocked = (cart: Pick<ShownCart, 'groups'>): boolean =>
  linesOf(cart).some(({ problem }) => problem !== undefined && problem !== 'price_changed')
