import { expect, test } from 'vitest'
import { parseVehicle, vehicleHref, vehicleText, type Vehicle } from './vehicle.ts'

const vehicle: Vehicle = {
  make: { name: 'Toyota', label: 'تويوتا' },
  model: { name: 'Land Cruiser', label: 'لاندكروزر' },
  year: 2016,
  language: 'ar',
}

test('a saved vehicle is restored', () => {
  expect(parseVehicle(JSON.stringify(vehicle))).toEqual(vehicle)
})

test.each([
  null,
  '',
  'null',
  '7',
  '{',
  '{"make":"Toyota"}',
  '{"make":{"name":"--","label":""},"language":"en"}',
  'x'.repeat(5000),
])('%s is rejected', (text) => expect(parseVehicle(text)).toBeNull())

test('invalid details are left out', () => {
  const odd = { ...vehicle, model: 5, year: 'new' }
  expect(parseVehicle(JSON.stringify(odd))).toEqual({ make: vehicle.make, language: 'ar' })
})

test('is shown in its own language, and canonically in another', () => {
  expect(vehicleText(vehicle, 'ar')).toBe('تويوتا لاندكروزر 2016')
  expect(vehicleText(vehicle, 'en')).toBe('Toyota Land Cruiser 2016')
})

test('links to fitting parts', () => {
  expect(vehicleHref(vehicle)).toBe('/all-listings?make=toyota&model=land-cruiser&year=2016')
})
