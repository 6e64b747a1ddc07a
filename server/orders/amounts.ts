import { toDirhams, type Fils } from '../platform/money.ts'

/** The VAT that an amount includes, 5 %: amount × 5 ÷ 105, rounded half up. */
export const vatIncluded = (fils: Fils): Fils => Math.floor((fils * 10 + 105) / 210) as Fils

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
