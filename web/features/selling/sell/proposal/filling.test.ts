import { expect, test } from 'vitest'
import type { Proposal } from '#contract/selling.ts'
import { fitOf, fullValues, named } from '../sell-values.fixture.ts'
import { emptyValues } from '../sell-values.ts'
import { filledFields, fillingOf, takenBack } from './filling.ts'
import { questionFor } from './use-proposal.ts'

const proposal: Proposal = {
  by: 'number',
  partName: 'Brake pads',
  partNameAr: 'فحمات',
  partBrand: 'Advics',
  category: named('Brake Parts'),
  subCategory: named('Pads'),
  shortDescription: 'Front axle',
  description: '<p>Front axle</p>',
  fits: [fitOf('Toyota', 'Prado')],
  offers: 3,
  minPrice: 120,
  maxPrice: 180,
  mine: null,
}

test('an empty form takes everything', () => {
  const filling = fillingOf(proposal, emptyValues)
  expect(filling).toEqual({
    partName: 'Brake pads',
    partNameAr: 'فحمات',
    partBrand: 'Advics',
    category: 'Brake Parts',
    subCategory: 'Pads',
    shortDescription: 'Front axle',
    description: '<p>Front axle</p>',
    fits: proposal.fits,
  })
  expect(filledFields(filling)).toHaveLength(7)
})

test('typed or chosen values are never changed', () => {
  const filling = fillingOf(proposal, fullValues)
  expect(filling).toEqual({ partNameAr: 'فحمات', subCategory: 'Pads' })
  expect(filledFields(filling)).toEqual(['partNameAr', 'category'])
})

test('a foreign subcategory, and vehicles of a universal part, are not proposed', () => {
  const values = { ...fullValues, partNameAr: 'x', category: 'Rubber Parts' }
  expect(fillingOf(proposal, values)).toEqual({})
  expect(fillingOf(proposal, { ...values, fits: [], universal: true })).toEqual({})
})

test('undoing leaves later changes', () => {
  const filling = fillingOf(proposal, emptyValues)
  const now = { ...emptyValues, ...filling, partName: 'Front brake pads' }
  const back = { ...now, ...takenBack(filling, emptyValues, now) }
  expect(back).toEqual({ ...emptyValues, partName: 'Front brake pads' })
})

test.for([
  ['044', '', undefined],
  ['04-46', 'br', { sku: '04-46' }],
  ['', ' brake ', { name: 'brake' }],
  ['04465', 'brake', { sku: '04465', name: 'brake' }],
] as const)('number "%s" and name "%s" request %j', ([sku, name, asked]) => {
  expect(questionFor(sku, name)).toEqual(asked)
})
