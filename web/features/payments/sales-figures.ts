import type { Balance } from '#contract/payments.ts'

type FigureName = 'owed' | 'available' | 'inPayout' | 'open' | 'collected'
type FigureText = `${FigureName}Text` | 'owedNone'

/** A figure above the entries of a seller; `name` and `text` are keys of its texts. */
type SalesFigure = { name: FigureName; text: FigureText; dirhams: number }

/** What is shown above the entries: always what the seller owes, the rest where there is something. */
export function salesFigures(balance: Balance, collected: number): SalesFigure[] {
  const { owed, available, in_payout: inPayout, open } = balance
  const others: SalesFigure[] = [
    { name: 'available', text: 'availableText', dirhams: available },
    { name: 'inPayout', text: 'inPayoutText', dirhams: inPayout },
    { name: 'open', text: 'openText', dirhams: open },
    { name: 'collected', text: 'collectedText', dirhams: collected },
  ]
  return [
    { name: 'owed', text: owed > 0 ? 'owedText' : 'owedNone', dirhams: owed },
    ...others.filter(({ dirhams }) => dirhams !== 0),
  ]
}
