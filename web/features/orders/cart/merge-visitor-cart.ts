import type { Language } from '#contract/language.ts'
import { browserApi } from '#web/shell/api.ts'
import { loginNow } from '#web/shell/login-record.ts'
import { saveMemberCount } from './member-count.ts'
import { clearVisitorCart, visitorLines } from './visitor-cart.ts'

let merging: Promise<void> | undefined

/**
 * After login: moves what a visitor put into the cart to the account. Throws where the API does; the lines
 * then stay for another try.
 */
export async function mergeVisitorCart(): Promise<void> {
  const lines = visitorLines()
  if (!loginNow() || lines.length === 0) return
  merging ??= browserApi(document.documentElement.lang as Language)
    .call('mergeCart', { lines })
    .then((cart) => {
      clearVisitorCart()
      saveMemberCount(cart)
    })
    .finally(() => (merging = undefined))
  await merging
}
