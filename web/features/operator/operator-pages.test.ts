import { expect, test } from 'vitest'
import { hrefOf, operatorPages, pageAt } from './operator-pages.ts'

test('every page is found at its own address', () => {
  for (const { key, path } of operatorPages) {
    expect(pageAt(path)).toMatchObject({ key, id: undefined })
    expect(hrefOf(path)).toBe(path === '' ? '/operator' : `/operator/${path}`)
  }
})

test('what is named behind a page is passed to it, and nothing else is a page', () => {
  expect(pageAt('tickets/GH-7K4Q-9XM2')).toMatchObject({ key: 'tickets', id: 'GH-7K4Q-9XM2' })
  expect(pageAt('tickets/')).toMatchObject({ key: 'tickets', id: undefined })
  expect(pageAt('no-such-page')).toBeUndefined()
})
