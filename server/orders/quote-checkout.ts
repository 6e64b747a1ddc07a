import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import * as carts from './cart.store.ts'
import { presentQuote, readCheckout } from './checkout.ts'
import type { By, OrdersDeps } from './orders-deps.ts'

export async function quoteCheckout(
  deps: Pick<OrdersDeps, 'db' | 'catalog' | 'cards' | 'bankAccount' | 'rules'>,
  { cart: id, ...chosen }: ParsedInputOf<'quoteCheckout'>,
  { caller, language }: By,
): Promise<ReplyOf<'quoteCheckout'> | Refusal> {
  const { db } = deps
  const cart = await carts.find(db, caller.no, id)
  if (!cart) return refuse('cart.not_found')
  const checkout = await readCheckout(deps, db, cart, caller.no, chosen)
  return checkout instanceof Refusal ? checkout : presentQuote(deps, db, checkout, language)
}
