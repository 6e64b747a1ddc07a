import type { Signer } from '../platform/signing-key.ts'
import type { CartRow } from './cart.store.ts'
import { linkTokens } from './link-tokens.ts'

type Shared = Pick<CartRow, 'id' | 'shareKey'>

export type CartLinks = ReturnType<typeof cartLinks>

/** The links that show a cart to anyone, until its owner ends that. */
export function cartLinks({ signer, origin }: { signer: Signer; origin: string }) {
  const tokens = linkTokens(signer, 'shared-cart')
  return {
    /** Undefined while the cart isn't shared. */
    urlOf({ id, shareKey }: Shared): string | undefined {
      if (shareKey === null) return undefined
      const token = tokens.tokenOf({ id, version: shareKey })
      return `${origin}/shared-cart?${new URLSearchParams({ token })}`
    },
    cartIdOf: tokens.idOf,
    isTokenOf: (token: string, { id, shareKey }: Shared) =>
      shareKey !== null && tokens.isTokenOf(token, { id, version: shareKey }),
  }
}
