import { expect, test } from 'vitest'
import { chosenBy } from './choice-words.ts'

test.for([
  ['Used - Japan', 'used'],
  ['Used Japan', 'used'],
  ['Japanese used', 'used'],
  ['Used (imported from Japan)', 'used'],
  ['مستعمل ياباني', 'used'],
  ['مستعمل - اليابان', 'used'],
  ['مستعمل تايواني', 'used'],
  ['Taiwan', 'aftermarket'],
  ['Made in Taiwan', 'aftermarket'],
  ['تايواني', 'aftermarket'],
  ['تجاري صيني', 'aftermarket'],
  ['أصلي ألماني', 'genuine'],
  ['From agency', 'genuine'],
  ['Brand new', 'none'],
  ['Japan', undefined],
  ['ياباني', undefined],
  ['-', undefined],
] as const)('"%s" is %s', ([cell, value]) => {
  expect(chosenBy('tier', cell)).toBe(value)
})
