import { expect, test } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { importKinds } from '#contract/import-columns.ts'
import { curlLine } from './curl-line.ts'

test('the command calls the import as in the contract', () => {
  const words = curlLine('https://ghiyar.example', 'abc123').match(/"[^"]*"|\S+/g)!
  expect(words[0]).toBe('curl')
  expect(words).toContain('"Authorization: Bearer abc123"')
  expect(words).toContain(`https://ghiyar.example/api${addresses.importListings.path}`)
  const kind = words.find((word) => word.startsWith('kind='))!
  expect(importKinds).toContain(kind.slice('kind='.length))
})
