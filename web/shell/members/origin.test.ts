import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageAfterRegistering, rememberOrigin, safeOrigin, takeOrigin } from './origin.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a garage returns to its page, unless that sends it to register', () => {
  const back = (address: string, role: 'BUYER' | 'SELLER') => {
    rememberOrigin(address)
    return takeOrigin(role)
  }
  expect(back('/stores?q=a', 'BUYER')).toBe('/stores?q=a')
  expect(takeOrigin('BUYER')).toBe('/')
  expect(back('/sell-your-parts', 'BUYER')).toBe('/')
  expect(back('/sell-your-parts', 'SELLER')).toBe('/sell-your-parts')
})

test.each([
  ['BUYER', null, '/thankyou'],
  ['BUYER', '/stores?q=a', '/stores?q=a'],
  ['BUYER', '/sell-your-parts', '/thankyou'],
  ['SELLER', null, '/thankyou'],
  ['SELLER', '/sell-your-parts', '/sell-your-parts'],
  ['SELLER', '/stores?q=a', '/thankyou'],
] as const)('%s registering from %j opens %s', (role, from, next) => {
  if (from) rememberOrigin(from)
  expect(pageAfterRegistering(role)).toBe(next)
})

test.each([
  '/',
  '/sell-your-parts',
  '/all-listings?search=oil%20filter&page=2',
  '/spare-part-details/oil-filter-0415231090',
  '/buy-spare-parts/oil-filter-0415231090',
  '/my-profile',
  '/?lang=ar',
])('%s is an own address', (address) => {
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
])('%j leads to the home page', (address) => {
  expect(safeOrigin(address)).toBe('/')
})
