import type { Fit, Named } from '#contract/listing.ts'
import type { SellValues } from './sell-values.ts'

export const named = (name: string): Named => ({ _id: `id of ${name}`, name, label: name })

/** A make with models: "Prado 2010-2018", or "Prado" for all years. */
export function fitOf(make: string, ...models: string[]): Fit {
  const read = models.map((text) => {
    const [, name = text, from, to] = /^(.*) (\d{4})?-(\d{4})?$/.exec(text) ?? []
    const years = { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
    return { ...named(name), ...years }
  })
  return { make: named(make), models: read }
}

/** Everything that a listing needs. */
export const fullValues: SellValues = {
  partSKU: '04465-60320',
  partName: 'Front brake pads',
  partNameAr: '',
  partBrand: 'Advics',
  price: '1,250.50',
  quantity: '12',
  fits: [fitOf('Toyota', 'Prado 2010-2018', 'Hilux')],
  universal: false,
  pictures: [{ key: 'a', shown: 'blob:a', file: new File(['a'], 'a.jpg') }],
  category: 'Brake Parts',
  subCategory: '',
  tier: 'aftermarket',
  ...{ replaces: '', replacedBy: '', sameAs: '04465-60280' },
  shortDescription: 'New, in the box',
  description: '<p>Both sides</p>',
}
