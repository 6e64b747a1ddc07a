import { expect, test } from 'vitest'
import { safeOrigin } from './origin.ts'

test.each([
  '/',
  '/sell-your-parts',
  '/all-listings?search=oil%20filter&page=2',
  '/spare-part-details/oil-filter-0415231090',
  '/buy-spare-parts/oil-filter-0415231090',
  '/my-profile',
  '/?lang=ar',
])('%s is one of ours', (address) => {
  expect(safeOrigin(address)).toBe(address)
})

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/all-listings\\@evil.example',
  '/\u0000stores',
  'javascript:alert(1)',
  '/api/users/logout',
  '/register',
  '/unknown',
  '/storesomething',
  `/stores?${'q'.repeat(2000)}`,
])('%j leads home', (address) => {
  expect(safeOrigin(address)).toBe('/')
})
