import { describe, expect, test } from 'vitest'
import { listedAddress } from '#web/ui/form/picture-list.ts'
import { toFormFields, toNewListing, toUpdate } from './listing-form.ts'
import { fitOf, fullValues } from './sell-values.fixture.ts'

const picture = (key: string) => ({ key, shown: key, file: new File([key], `${key}.jpg`) })
const listed = listedAddress('/media/1/640.webp', '/media/1/640.webp')

describe('a new listing', () => {
  test('is sent with plain numbers, its years, and the first picture separately', () => {
    const pictures = [picture('a'), picture('b'), picture('c')]
    const { input, files } = toNewListing({ ...fullValues, pictures }, 'me')
    expect(input).toMatchObject({ price: '1250.5', quantity: '12', user: 'me', universal: 'false' })
    expect(JSON.parse(input.fits!)).toEqual([
      { make: 'id of Toyota', model: 'id of Prado', from: 2010, to: 2018 },
      { make: 'id of Toyota', model: 'id of Hilux' },
    ])
    expect(input.pictures).toBeUndefined()
    expect([files.pic, files.images]).toEqual([
      pictures[0]!.file,
      [pictures[1]!.file, pictures[2]!.file],
    ])
  })

  test('for any car has no vehicles', () => {
    const { input } = toNewListing({ ...fullValues, universal: true }, 'me')
    expect([input.universal, input.fits]).toEqual(['true', '[]'])
  })

  test('copied from another keeps its pictures, in the order of the form', () => {
    const pictures = [picture('a'), listed, picture('b')]
    const { input, files } = toNewListing({ ...fullValues, pictures }, 'me')
    expect(input.pictures).toBe('["new","/media/1/640.webp","new"]')
    expect([files.pic, files.images]).toEqual([pictures[0]!.file, [pictures[2]!.file]])
  })
})

describe('a change', () => {
  const saved = { ...fullValues, pictures: [listed, listedAddress('/media/2/640.webp', '')] }
  const change = (values: Partial<typeof saved>) => toUpdate('7', saved, { ...saved, ...values })

  test('to the same values is none, also where a number is written differently', () => {
    expect(change({})).toBeUndefined()
    expect(change({ price: '1,250.5', partName: ' Front brake pads' })).toBeUndefined()
  })

  test('sends changed fields only', () => {
    expect(change({ price: '99' })).toEqual({ input: { _id: '7', price: '99' }, files: {} })
  })

  test('of the subcategory sends its category', () => {
    expect(change({ subCategory: 'Pads' })?.input).toEqual({
      ...{ _id: '7', subCategory: 'Pads', category: 'Brake Parts' },
    })
  })

  test('of the order of pictures sends the order', () => {
    const pictures = [...saved.pictures].reverse()
    expect(change({ pictures })).toEqual({
      input: { _id: '7', pictures: '["/media/2/640.webp","/media/1/640.webp"]' },
      files: {},
    })
  })

  test('to any car is sent as such', () => {
    expect(change({ universal: true })?.input).toEqual({ _id: '7', universal: 'true', fits: '[]' })
  })

  test('of a year sends the vehicles', () => {
    const fits = [fitOf('Toyota', 'Prado 2010-2019', 'Hilux')]
    expect(Object.keys(change({ fits })!.input)).toEqual(['_id', 'fits'])
  })
})

test('refusals are shown at the fields of the form', () => {
  expect(toFormFields({ pic: 'a', 'fits.3.to': 'b', price: 'c' })).toEqual({
    ...{ pictures: 'a', fits: 'b', price: 'c' },
  })
  expect(toFormFields({ models: 'd' })).toEqual({ fits: 'd' })
})
