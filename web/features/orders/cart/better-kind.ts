import type { CartLine } from '#contract/carts.ts'
import { toFils } from '#contract/money.ts'

type Line = Pick<CartLine, 'price' | 'quantity' | 'problem'>
type Better = Pick<NonNullable<CartLine['better']>, 'price'>
type Kind = 'instead' | 'cheaper' | 'nearer' | 'nearerSame'

/**
 * Why another offer is proposed, with the amount to name: the difference for all pieces, or what they cost where the
 * line can't be ordered.
 */
export function betterKind(
  { price, quantity, problem }: Line,
  better: Better,
): { kind: Kind; dirhams: number } {
  if (problem === 'gone' || problem === 'not_enough')
    return { kind: 'instead', dirhams: (toFils(better.price) * quantity) / 100 }
  const difference = (toFils(better.price) - toFils(price)) * quantity
  const kind = difference < 0 ? 'cheaper' : difference > 0 ? 'nearer' : 'nearerSame'
  return { kind, dirhams: Math.abs(difference) / 100 }
}
