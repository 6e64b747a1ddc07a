import type { InputOf } from '#contract/api.ts'
import { enteredBy, storedBy } from '#contract/optional-fields.ts'
import { numberIn } from '#web/ui/form/number-text.ts'
import { enteredNumbers } from './entered-numbers.ts'
import { priceShape, quantityShape, type SellValues } from './sell-values.ts'

type Files = Partial<Record<'pic' | 'images', File | File[]>>
type Fields = Omit<InputOf<'newListing'>, 'user' | 'pictures' | 'currency' | 'makes' | 'models'>

const amount = (text: string, shape: Parameters<typeof numberIn>[1]) =>
  String(numberIn(text, shape) ?? '')

/** The words of a listing as the calls take them. */
function fieldsOf(values: SellValues): Fields {
  const fits = values.fits.flatMap(({ make, models }) =>
    models.map(({ _id, from, to }) => ({ make: make._id, model: _id, from, to })),
  )
  return {
    partSKU: values.partSKU.trim(),
    partName: values.partName.trim(),
    partBrand: values.partBrand.trim(),
    price: amount(values.price, priceShape),
    quantity: amount(values.quantity, quantityShape),
    category: values.category,
    subCategory: values.subCategory,
    ...enteredBy(storedBy(values)),
    crossNumbers: JSON.stringify(enteredNumbers(values)),
    shortDescription: values.shortDescription.trim(),
    description: values.description,
    universal: values.universal ? 'true' : 'false',
    fits: JSON.stringify(values.universal ? [] : fits),
  }
}

const newFiles = (pictures: SellValues['pictures']) =>
  pictures.flatMap(({ file, address }) => (file && !address ? [file] : []))

/** The order of the pictures: addresses of those that stay, and "new" for each file. */
const orderOf = (pictures: SellValues['pictures']) =>
  JSON.stringify(pictures.map(({ address }) => address ?? 'new'))

/** The new pictures as a form sends them: the first by itself. */
function filesOf(pictures: SellValues['pictures']): Files {
  const [pic, ...images] = newFiles(pictures)
  return pic ? { pic, images } : {}
}

/** The call that lists a part. Pictures of another listing, which a copy has, go by their addresses. */
export function toNewListing(values: SellValues, user: string) {
  const { pictures } = values
  const input: InputOf<'newListing'> = { ...fieldsOf(values), user, currency: 'AED' }
  if (pictures.some(({ address }) => address !== undefined)) input.pictures = orderOf(pictures)
  return { input, files: filesOf(pictures) }
}

/** The call that changes a listing: what differs and nothing else; undefined where nothing does. */
export function toUpdate(id: string, saved: SellValues, values: SellValues) {
  const [before, now] = [fieldsOf(saved), fieldsOf(values)]
  const changed = (Object.keys(now) as (keyof Fields)[]).filter(
    (name) => now[name] !== before[name],
  )
  // A subcategory says nothing without its category.
  const names = changed.includes('subCategory') ? [...changed, 'category' as const] : changed
  const fields = Object.fromEntries(names.map((name) => [name, now[name]]))
  const input: InputOf<'updateListing'> = { _id: id, ...fields }
  const { pictures } = values
  const files = filesOf(pictures)
  if (files.pic || orderOf(saved.pictures) !== orderOf(pictures)) input.pictures = orderOf(pictures)
  return Object.keys(input).length === 1 ? undefined : { input, files }
}

// Where the server calls a field otherwise than the form.
const formNames: Record<string, keyof SellValues> = {
  pic: 'pictures',
  images: 'pictures',
  makes: 'fits',
  models: 'fits',
  crossNumbers: 'sameAs',
}

/** Refusals by field of a call as refusals by field of the form: "fits.3.to" is one of `fits`. */
export function toFormFields(refused: Record<string, string>): Record<string, string> {
  const fields = Object.entries(refused).map(([path, message]) => {
    const name = path.split('.')[0]!
    return [formNames[name] ?? name, message]
  })
  return Object.fromEntries(fields) as Record<string, string>
}
