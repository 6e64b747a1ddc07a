import { toDirhams, vatIncluded, type Fils } from '../platform/money.ts'

export const lineTotal = (line: { priceFils: Fils; quantity: number }): Fils =>
  (line.priceFils * line.quantity) as Fils

export const sumOf = (amounts: Fils[]): Fils => amounts.reduce((sum, each) => sum + each, 0) as Fils

/** Total and VAT of amounts that are each taxed by themselves, as lines and the delivery fee are. */
export function presentSum(amounts: Fils[]): { total: number; vat: number } {
  return {
    total: toDirhams(sumOf(amounts)),
    vat: toDirhams(sumOf(amounts.map(vatIncluded))),
  }
}
