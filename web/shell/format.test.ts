import { expect, test } from 'vitest'
import { ageText, amountText, monthText, yearsText } from './format.ts'

const now = Date.UTC(2026, 0, 31)
const second = 1000
const day = 86_400 * second

test.each([
  [0, '1 second ago'],
  [59 * second, '59 seconds ago'],
  [60 * second, '1 minute ago'],
  [6.9 * 3600 * second, '6 hours ago'],
  [3 * day, '3 days ago'],
  [21 * day, '3 weeks ago'],
  [61 * day, '2 months ago'],
  [800 * day, '2 years ago'],
  [-5 * second, '1 second ago'],
])('%d ms old', (age, text) => expect(ageText(now - age, now, 'en')).toBe(text))

test('ages in other languages have Latin digits', () => {
  expect(ageText(now - 6 * 3600 * second, now, 'ar')).toBe('قبل 6 ساعات')
  expect(ageText(now - day, now, 'ar')).toBe('قبل يوم واحد')
  expect(ageText(now - 3 * day, now, 'fr')).toBe('il y a 3 jours')
  expect(ageText(now - 3 * day, now, 'zh')).toBe('3天前')
})

test('prices', () => {
  expect(amountText(1245)).toBe('1,245')
  expect(amountText(1_250_000.5)).toBe('1,250,000.50')
})

test('months are in the time zone of Dubai', () => {
  expect(monthText('2025-02-28T22:00:00Z', 'en')).toBe('Mar 2025')
  expect(monthText('2025-03-02T00:00:00Z', 'ar')).toBe('مارس 2025')
})

test('model years', () => {
  expect(yearsText(2008, 2021)).toBe('2008–2021')
  expect(yearsText(2008, undefined)).toBe('2008–')
  expect(yearsText(2010, 2010)).toBe('2010')
  expect(yearsText(undefined, undefined)).toBe('')
})
