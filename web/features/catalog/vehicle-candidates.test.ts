import { expect, test } from 'vitest'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import {
  areProductionYears,
  exactVehicle,
  isCandidate,
  toVehicleCandidates,
} from './vehicle-candidates.ts'

const toyota = { _id: '1', name: 'Toyota', label: 'تويوتا' }
const prado = { _id: '2', name: 'Land Cruiser Prado', label: 'برادو' }
const hilux = { _id: '3', name: 'Hilux', label: 'هايلكس' }
const decoded: DecodedVehicle = {
  vin: 'JTMHV05J704012345',
  make: toyota,
  region: 'JP',
  checkDigit: 'unused',
  confidence: 'medium',
}
const nameOf = ({ name, label }: typeof toyota) => ({ name, label })

test('a single model and year are certain', () => {
  const certain = toVehicleCandidates({ ...decoded, models: [prado], years: [2015] })
  expect(certain).toEqual({
    make: { ...nameOf(toyota), sold: true },
    model: nameOf(prado),
    models: [],
    years: [2015],
  })
  expect(exactVehicle(certain, 'ar')).toEqual({
    make: nameOf(toyota),
    model: nameOf(prado),
    year: 2015,
    language: 'ar',
  })
  expect(
    toVehicleCandidates({ ...decoded, model: prado, year: 2015, years: [2015, 1985] }).years,
  ).toEqual([2015])
})

test.each([
  ['several models', { models: [prado, hilux], year: 2015 }],
  ['several years', { model: prado, years: [2015, 1985] }],
  ['no year', { model: prado }],
  ['no model', { year: 2015 }],
  ['a make that is not sold', { model: prado, year: 2015, make: { name: 'Lada', label: 'Lada' } }],
  ['no make', { model: prado, year: 2015, make: undefined }],
])('%s: the user has to choose', (_, open) => {
  expect(exactVehicle(toVehicleCandidates({ ...decoded, ...open }), 'en')).toBeNull()
})

test('consecutive years are production years of a model', () => {
  expect(areProductionYears([2010, 2011, 2012])).toBe(true)
  expect(areProductionYears([2016, 2015])).toBe(false)
})

test('a saved vehicle may match the number', () => {
  const candidates = toVehicleCandidates({
    ...decoded,
    models: [prado, hilux],
    years: [2015, 1985],
  })
  const vehicle = {
    make: nameOf(toyota),
    model: nameOf(hilux),
    year: 1985,
    language: 'en' as const,
  }
  expect(isCandidate(candidates, vehicle)).toBe(true)
  expect(isCandidate(candidates, { ...vehicle, year: 2016 })).toBe(false)
  expect(isCandidate(candidates, { ...vehicle, model: { name: 'Corolla', label: '' } })).toBe(false)
  expect(isCandidate(candidates, { ...vehicle, year: undefined })).toBe(true)
  expect(isCandidate(candidates, { make: { name: 'Nissan', label: '' }, language: 'en' })).toBe(
    false,
  )
  expect(isCandidate(toVehicleCandidates(decoded), { make: nameOf(toyota), language: 'en' })).toBe(
    true,
  )
})
