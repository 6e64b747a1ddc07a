import type { Language } from '#contract/language.ts'
import { browserApi } from '#web/shell/api.ts'
import { loginNow } from '#web/shell/login-record.ts'
import { saveMemberCount } from '../cart/member-count.ts'
import { addVisitorLine } from '../cart/visitor-cart.ts'

type Addition = { listingId: string; quantity: number; vehicle?: string | undefined }

/** Adds to the default cart; that of a visitor is stored in the browser. Throws where the API does. */
export async function addToCart(
  { listingId, quantity, vehicle }: Addition,
  language: Language,
): Promise<void> {
  const line = { listing_id: listingId, quantity, ...(vehicle && { vehicle }) }
  if (!loginNow()) return addVisitorLine(line)
  const cart = await browserApi(language).call('setCartLine', { ...line, add: true })
  saveMemberCount(cart)
}
