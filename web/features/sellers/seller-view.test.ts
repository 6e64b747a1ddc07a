import { expect, test } from 'vitest'
import { toSellerView } from './seller-view.ts'

const seller = {
  _id: '4dbd6a1e-9b1c-4f0e-9d53-0a1c0e8a3a11',
  avatar: null,
  date: '2025-03-31T21:30:00.000Z',
  details: {
    emirate: 'Sharjah' as const,
    company_name: 'Khaleej Parts',
    company_name_ar: null,
    company_address: 'Ind. 5',
  },
  listings: 120,
}

test('a rating is shown only where there is one', () => {
  expect(toSellerView({ ...seller, rating: null, reviews: null })).not.toHaveProperty('rating')
  expect(toSellerView({ ...seller, rating: 4.5, reviews: 22 }).rating).toEqual({
    stars: 4.5,
    reviews: 22,
  })
})
