import { expect, test } from 'vitest'
import { partNameIn } from './part-name.ts'

test('a part has its Arabic name in Arabic, where there is one', () => {
  const names = { partName: 'Brake disc', partNameAr: 'قرص فرامل' }
  expect(partNameIn(names, 'ar')).toBe('قرص فرامل')
  expect(partNameIn(names, 'fr')).toBe('Brake disc')
  expect(partNameIn({ ...names, partNameAr: null }, 'ar')).toBe('Brake disc')
})
