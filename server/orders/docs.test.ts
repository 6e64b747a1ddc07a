import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sellerOrderLifeCycle } from '#contract/order-status.ts'

test('the documentation has the life cycle of a seller order as it is', async () => {
  const text = await readFile(join(import.meta.dirname, '../../docs/orders.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `([\w-]+)` +\| `([\w-]+)` +\| (\w+) +\| `([\w-]+)` +\|$/gm)]
  expect(rows.map(([, from, event, by, to]) => ({ from, event, by, to }))).toEqual(
    sellerOrderLifeCycle.transitions,
  )
})
