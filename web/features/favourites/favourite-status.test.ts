import { expect, test } from 'vitest'
import type { KeptListing } from '#contract/favourites.ts'
import { favouriteStatus } from './favourite-status.ts'

const usual: KeptListing['favourite'] = {
  since: '2026-11-01T08:00:00.000Z',
  price: 200,
  priceDropped: false,
  soldOut: false,
  gone: false,
}
const noteOf = (favourite: Partial<KeptListing['favourite']>, price = 200) =>
  favouriteStatus({ price, favourite: { ...usual, ...favourite } })

test('a part that is as it was says only since when it is kept', () => {
  expect(noteOf({})).toEqual({
    gone: false,
    soldOut: false,
    drop: undefined,
    since: Date.UTC(2026, 10, 1, 8),
  })
})

test('a cheaper part says what it cost, what it costs, and the whole per cent', () => {
  expect(noteOf({ priceDropped: true }, 175).drop).toEqual({ was: 200, now: 175, percent: 12 })
})

test('less than one per cent is named in prices alone', () => {
  expect(noteOf({ priceDropped: true }, 199).drop?.percent).toBeUndefined()
})

test('a dearer part has no drop, whatever is said of it', () => {
  expect(noteOf({ priceDropped: true }, 220).drop).toBeUndefined()
})

test('one that is gone is neither sold out nor cheaper', () => {
  const note = noteOf({ gone: true, soldOut: true, priceDropped: true }, 100)
  expect(note).toMatchObject({ gone: true, soldOut: false, drop: undefined })
})

test('one that is sold out may be cheaper too', () => {
  const note = noteOf({ soldOut: true, priceDropped: true }, 100)
  expect(note).toMatchObject({ soldOut: true, drop: { percent: 50 } })
})
