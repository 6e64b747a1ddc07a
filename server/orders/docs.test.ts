import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { creditLifeCycle } from '#contract/credit-status.ts'
import { accountLifeCycle } from '#contract/account-status.ts'
import { sellerOrderLifeCycle } from '#contract/order-status.ts'
import { payoutLifeCycle } from '#contract/payout-status.ts'
import { returnLifeCycle } from '#contract/return-status.ts'
import { sellerLifeCycle } from '#contract/seller-status.ts'
import { transferRefundLifeCycle } from '#contract/transfer-status.ts'

test.for([
  ['orders', [sellerOrderLifeCycle]],
  ['returns', [returnLifeCycle]],
  ['money', [payoutLifeCycle]],
  ['bank-transfers', [transferRefundLifeCycle]],
  ['credit', [creditLifeCycle]],
  ['operator', [sellerLifeCycle, accountLifeCycle]],
] as const)('the documentation has the life cycle of %s as it is', async ([name, cycles]) => {
  const text = await readFile(join(import.meta.dirname, `../../docs/${name}.md`), 'utf8')
  const rows = [...text.matchAll(/^\| `([\w-]+)` +\| `([\w-]+)` +\| (\w+) +\| `([\w-]+)` +\|$/gm)]
  expect(rows.map(([, from, event, by, to]) => ({ from, event, by, to }))).toEqual(
    cycles.flatMap((cycle): readonly object[] => cycle.transitions),
  )
})
