import { toDirhams, vatIncluded, type Fils } from '#contract/money.ts'

export const lineTotal = (line: { priceFils: Fils; quantity: number }): Fils =>
  (line.priceFils * line.quantity) as Fils

export const sumOf = (amounts: Fils[]): Fils => amounts.reduce((sum, each) => sum + each, 0) as Fils

/** What one seller charges: lines and the delivery fee, each taxed by itself, or not where the seller isn't registered. */
export type Charges = { amounts: Fils[]; taxed: boolean }

/** The VAT that an amount of a seller includes. */
export const vatOf = (fils: Fils, { taxed }: Pick<Charges, 'taxed'>): Fils =>
  taxed ? vatIncluded(fils) : (0 as Fils)

/** Total and VAT of what some sellers charge. */
export function presentSum(charges: Charges[]): { total: number; vat: number } {
  return {
    total: toDirhams(sumOf(charges.flatMap(({ amounts }) => amounts))),
    vat: toDirhams(sumOf(charges.flatMap((each) => each.amounts.map((fils) => vatOf(fils, each))))),
  }
}
