import type { CartLine } from '#contract/carts.ts'

type Line = Pick<CartLine, 'price' | 'quantity' | 'problem'>
type Better = Pick<NonNullable<CartLine['better']>, 'price'>
type Kind = 'instead' | 'cheaper' | 'nearer' | 'nearerSame'

const inFils = (dirhams: number) => Math.round(dirhams * 100)

/**
 * Why another offer is proposed, with the amount to name: the difference for all pieces, or what they cost where the
 * line can't be ordered.
 */
export function betterKind(
  { price, quantity, problem }: Line,
  better: Better,
): { kind: Kind; dirhams: number } {
  if (problem === 'gone' || problem === 'not_enough')
    return { kind: 'instead', dirhams: (inFils(better.price) * quantity) / 100 }
  const difference = (inFils(better.price) - inFils(price)) * quantity
  const kind = difference < 0 ? 'cheaper' : difference > 0 ? 'nearer' : 'nearerSame'
  return { kind, dirhams: Math.abs(difference) / 100 }
}
