import { expect, test } from 'vitest'
import { barcode } from './barcode.ts'

test('a text in Code 128: start, signs, check sign and stop, whose widths have eleven modules each', () => {
  // ISO/IEC 15417: start B, "P" (48), "a" (65), (104 + 48 + 2 × 65) mod 103 = 76, stop.
  expect(barcode('Pa')!.join('')).toBe(['211214', '313121', '121124', '221114', '2331112'].join(''))
  expect(barcode('R100234-1')!.reduce((sum, width) => sum + width)).toBeLessThan(130)
})

test('there is none of other scripts, of nothing, and of what is too wide to print', () => {
  for (const text of ['', 'فلتر', 'Škoda', 'a\nb', 'A-'.repeat(20)])
    expect(barcode(text)).toBeUndefined()
})
