import { expect, test } from 'vitest'
import { monthText, toSellerView, whatsAppHref } from './seller-view.ts'

const seller = {
  _id: '4dbd6a1e-9b1c-4f0e-9d53-0a1c0e8a3a11',
  avatar: null,
  date: '2025-03-31T21:30:00.000Z',
  details: {
    emirate: 'Sharjah' as const,
    company_name: 'Khaleej Parts',
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

test('the month is the one in the Emirates', () => {
  expect(monthText(seller.date, 'en')).toBe('Apr 2025')
  expect(monthText(seller.date, 'ar')).toMatch(/2025/)
})

test('WhatsApp gets digits alone', () => {
  expect(whatsAppHref('+971 50 123-4567', 'مرحبا')).toBe(
    'https://wa.me/971501234567?text=%D9%85%D8%B1%D8%AD%D8%A8%D8%A7',
  )
})
