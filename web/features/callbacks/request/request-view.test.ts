import { expect, test } from 'vitest'
import { requestView } from './request-view.ts'

const date = '2026-11-20T08:00:00.000Z'
const asked = Date.parse(date)
const hour = 3_600_000

test('a first request is possible', () => {
  expect(requestView(null, asked)).toEqual({ kind: 'ask' })
})

test.each(['new', 'called'] as const)(
  'a request that is %s stays visible, however old',
  (status) => {
    const seen = { kind: status, since: asked }
    expect(requestView({ status, date }, asked + 5 * 60_000)).toEqual(seen)
    expect(requestView({ status, date }, asked + 90 * 24 * hour)).toEqual(seen)
  },
)

test('a closed one allows another a day after it was made', () => {
  const closed = { status: 'closed', date } as const
  expect(requestView(closed, asked + 20 * hour)).toEqual({ kind: 'closed', again: 4 * 3600 })
  expect(requestView(closed, asked + 24 * hour - 1)).toEqual({ kind: 'closed', again: 1 })
  expect(requestView(closed, asked + 24 * hour)).toEqual({ kind: 'ask' })
})
