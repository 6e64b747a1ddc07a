import type { Download } from '#contract/api.ts'
import type { Fils } from '#contract/money.ts'
import type { Cell } from '../../platform/spreadsheets/cell.ts'
import { csvOf } from '../../platform/spreadsheets/write-csv.ts'

// No bank has seen this file: banks have forms of their own, into which it can be turned.

/** In the UAE the three digits behind the check digits are the bank's; of other countries nothing is derived. */
const bankCodeOf = (iban: string): string => (iban.startsWith('AE') ? iban.slice(4, 7) : '')

type BankFileLine = {
  number: string
  beneficiary: string
  iban: string
  amountFils: Fils
  /** What the bank should pass on. */
  reference: string
}

/** The bank file of a batch of payouts or refunds; docs/money.md explains the columns. */
export const bankFile = (
  of: 'payouts' | 'refunds',
  batch: string,
  lines: BankFileLine[],
): Download => ({
  name: `ghiyar-${of}-${batch}.csv`,
  type: 'text/csv; charset=utf-8',
  content: csvOf(rowsOf(lines), { hasBom: false }),
})

function* rowsOf(lines: BankFileLine[]): Generator<Cell[]> {
  yield ['number', 'beneficiary', 'iban', 'bank_code', 'amount', 'currency', 'reference']
  for (const { number, beneficiary, iban, amountFils, reference } of lines) {
    const amount = (amountFils / 100).toFixed(2)
    yield [number, beneficiary, iban, bankCodeOf(iban), amount, 'AED', reference]
  }
}
