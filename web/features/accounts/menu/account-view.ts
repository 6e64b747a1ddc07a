import type { Emirate } from '#contract/emirates.ts'
import type { LoginRecord } from '#web/shell/login-record.ts'
import { shownName } from './shown-name.ts'

/** Until there are real ratings: what a demonstration shows in their place. */
const exampleRating = 4.5

/** Who is signed in, as the corner and the menu show it. */
export type AccountView = {
  name: string
  /** By what the account is known: an e-mail address, or a phone number with its plus. */
  identity: string
  avatar: string | null
  emirate: Emirate | undefined
  kind: 'garage' | 'seller' | 'operator'
  /** Of sellers: how many parts they list, and their page for everybody. */
  parts?: number
  publicPage?: string
  rating?: number
}

const kinds = { BUYER: 'garage', SELLER: 'seller', OPERATOR: 'operator' } as const

export function toAccountView(login: LoginRecord, demo: boolean): AccountView {
  const { details } = login
  const identity = login.email || login.phone
  const seller = login.role === 'SELLER'
  return {
    name: shownName(login),
    identity,
    avatar: login.avatar,
    emirate: details.emirate as Emirate | undefined,
    kind: kinds[login.role] ?? 'garage',
    ...(seller && { parts: login.listing_count, publicPage: `/seller-details/${login._id}` }),
    ...(seller && demo && { rating: exampleRating }),
  }
}
