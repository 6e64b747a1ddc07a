import { expect, test } from 'vitest'
import { toMenuCategory } from './menu.ts'

test('a menu shows at most ten subcategories and counts the rest', () => {
  const subCategories = Array.from({ length: 14 }, (_, index) => ({
    _id: `id-${index}`,
    name: `Sub ${index}`,
    label: `Label ${index}`,
    slug: `sub-${index}`,
  }))
  const category = { _id: 'id', name: 'Engine Parts', label: 'Engine', slug: 'engine-parts' }

  const menu = toMenuCategory({ ...category, subCategories })

  expect(Object.keys(menu.subCategories)).toHaveLength(10)
  expect(menu.subCategories['sub-0']).toBe('Label 0')
  expect(menu.total).toBe(14)
  expect(toMenuCategory({ ...category, subCategories: [] }).total).toBe(0)
})
