import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sellerOrderLifeCycle } from '#contract/order-status.ts'
import { returnLifeCycle } from '#contract/return-status.ts'

test.for([
  ['orders', sellerOrderLifeCycle],
  ['returns', returnLifeCycle],
] as const)(
  'the documentation has the life cycle of %s as it is',
  async ([name, { transitions }]) => {
    const text = await readFile(join(import.meta.dirname, `../../docs/${name}.md`), 'utf8')
    const rows = [...text.matchAll(/^\| `([\w-]+)` +\| `([\w-]+)` +\| (\w+) +\| `([\w-]+)` +\|$/gm)]
    expect(rows.map(([, from, event, by, to]) => ({ from, event, by, to }))).toEqual(transitions)
  },
)
