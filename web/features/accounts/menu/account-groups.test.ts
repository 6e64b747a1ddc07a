import { expect, test } from 'vitest'
import { accountGroups } from './account-groups.ts'

const pagesOf = (kind: 'garage' | 'seller' | 'operator', publicPage?: string) =>
  accountGroups({ kind, ...(publicPage && { publicPage }) }, (key) => key).map(({ rows }) =>
    rows.map(({ to }) => to),
  )

test('a garage has its account, its parts and its orders', () => {
  expect(pagesOf('garage')).toEqual([
    ['/dashboard', '/my-profile', '/settings', '/notifications', '/help'],
    ['/my-favorites', '/chats'],
    ['/orders', '/deliveries', '/returns', '/payments', '/cart'],
  ])
})

test('a seller has an inventory and a public page as well, and no page twice', () => {
  const pages = pagesOf('seller', '/seller-details/1').flat()
  expect(pages).toEqual(expect.arrayContaining(['/seller-details/1', '/my-listing', '/chats']))
  expect(new Set(pages).size).toBe(pages.length)
})

test('an operator has the pages of operators, and none of buying or selling', () => {
  expect(pagesOf('operator')).toEqual([['/operator'], ['/settings', '/notifications']])
})
