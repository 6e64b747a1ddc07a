import { expect, test } from 'vitest'
import type { Car } from '#contract/cars.ts'
import { carName, codeIn, mileageText, toCarCard } from './car-view.ts'

const bare: Car = {
  ...{
    _id: '3f1d9f4a-52c7-8f0e-9a7b-6a2f0c1d8e55',
    slug: 'ford-ranger-AB12',
    featured_photo: null,
  },
  ...{ make: 'Ford', model: 'Ranger', fits: null, year: null, version: null, mileage: null },
  ...{ unit: 'Kilometers', price: 20_000, currency: 'AED', transmission: null },
  ...{ reference_code: 'AB12', favourite_users: [], date: '2025-01-01T00:00:00.000Z' },
  user_id: '5cd15a7c-07b1-8ce2-adfd-bdc24da2b829',
}

test.for([
  [84_000, 'Kilometers', '84,000 Km'],
  [52_000, 'Miles', '52,000 M'],
  [52_000, '', '52,000 M'],
  [0, 'Kilometers', '0 Km'],
  [1_234_567, 'kilometers', '1,234,567 M'],
] as const)('%d of %j is %j', ([mileage, unit, text]) => {
  expect(mileageText(mileage, unit)).toBe(text)
})

test.for([
  ['toyota-land-cruiser-2018-gxr-K7T4QX2M', 'K7T4QX2M'],
  ['k7t4 qx2m', 'K7T4QX2M'],
  ['anything-k7t4qx2m', 'K7T4QX2M'],
  ['toyota-', ''],
  ['', ''],
] as const)('the code in %j is %j', ([info, code]) => {
  expect(codeIn(info)).toBe(code)
})

test('omitted fields are absent, not empty', () => {
  const card = toCarCard(bare)
  expect(Object.keys(card).toSorted()).toEqual(['code', 'id', 'price', 'slug', 'vehicle'])
  expect(carName(card)).toBe('Ford Ranger')
})

test('a car has one name, in the reader’s language', () => {
  const named = (name: string, label: string) => ({ _id: bare._id, name, label })
  const fits = { make: named('Mazda', 'Mazda'), model: named('Mazda3', 'Mazda3') }
  const card = toCarCard({ ...bare, make: 'MAZDA', model: 'mazda3', fits, year: 2016 })
  expect(carName(card)).toBe('Mazda3 2016')
  const arabic = { make: named('Nissan', 'نيسان'), model: null }
  expect(carName(toCarCard({ ...bare, fits: arabic, version: 'SE' }))).toBe('نيسان Ranger SE')
})

test('has miles and a photo', () => {
  const card = toCarCard({
    ...bare,
    ...{ mileage: 12_000, unit: 'Miles', featured_photo: '/media/one/640.webp' },
  })
  expect(card).toMatchObject({ mileage: '12,000 M', picture: '/media/one' })
})
