import { expect, test } from 'vitest'
import type { FavouriteListing } from '#contract/favourites.ts'
import { favouriteStatus } from './favourite-status.ts'

const usual: FavouriteListing['favourite'] = {
  since: '2026-11-01T08:00:00.000Z',
  price: 200,
  priceDropped: false,
  soldOut: false,
  gone: false,
}
const statusOf = (favourite: Partial<FavouriteListing['favourite']>, price = 200) =>
  favouriteStatus({ price, favourite: { ...usual, ...favourite } })

test('an unchanged part shows only since when it is saved', () => {
  expect(statusOf({})).toEqual({
    gone: false,
    soldOut: false,
    drop: undefined,
    since: Date.UTC(2026, 10, 1, 8),
  })
})

test('a price drop shows old price, new price and whole per cent', () => {
  expect(statusOf({ priceDropped: true }, 175).drop).toEqual({ was: 200, now: 175, percent: 12 })
})

test('less than one per cent is shown in prices only', () => {
  expect(statusOf({ priceDropped: true }, 199).drop?.percent).toBeUndefined()
})

test('a price rise is no drop, whatever the server sends', () => {
  expect(statusOf({ priceDropped: true }, 220).drop).toBeUndefined()
})

test('a part that is gone is neither sold out nor reduced', () => {
  const status = statusOf({ gone: true, soldOut: true, priceDropped: true }, 100)
  expect(status).toMatchObject({ gone: true, soldOut: false, drop: undefined })
})

test('a sold-out part may be reduced too', () => {
  const status = statusOf({ soldOut: true, priceDropped: true }, 100)
  expect(status).toMatchObject({ soldOut: true, drop: { percent: 50 } })
})
