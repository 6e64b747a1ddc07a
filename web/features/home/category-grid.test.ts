import { expect, test } from 'vitest'
import { countsBySlug } from './category-grid.tsx'

test('counts are found by the link form of a category', () => {
  const counts = countsBySlug({ 'Interior / Exterior Accessories': 12, Electricals: 0 })
  expect(counts).toEqual({ 'interior-exterior-accessories': 12, electricals: 0 })
})
