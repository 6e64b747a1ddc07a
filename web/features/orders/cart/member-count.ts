import type { Cart } from '#contract/carts.ts'
import type { Language } from '#contract/language.ts'
import { browserApi } from '#web/shell/api.ts'
import { saveCartCount } from '#web/shell/cart-count.ts'
import { loginNow } from '#web/shell/login-record.ts'

// Other carts don't count: the header leads to the default one.

/** Shows in the header how many parts are in the default cart; nothing changes with another one. */
export function saveMemberCount({ name, groups }: Pick<Cart, 'name' | 'groups'>) {
  const user = loginNow()?._id
  if (user === undefined || name !== '') return
  saveCartCount({ user, count: groups.reduce((sum, { lines }) => sum + lines.length, 0) })
}

/** Fetches the count, as another device may have changed it. A failure leaves what is shown. */
export async function refreshMemberCount(language: Language): Promise<void> {
  const user = loginNow()?._id
  if (user === undefined) return
  try {
    const { carts } = await browserApi(language).call('getCarts', {})
    saveCartCount({ user, count: carts.find(({ name }) => name === '')?.lines ?? 0 })
  } catch {
    // The cart itself says what is wrong.
  }
}
