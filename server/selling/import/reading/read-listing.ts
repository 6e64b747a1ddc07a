import type { ImportColumn } from '#contract/import-columns.ts'
import { listingLengths } from '#contract/limits.ts'
import { choiceNames, type ListingChoice } from '#contract/listing-choices.ts'
import { optionalTexts, type OptionalText } from '#contract/optional-fields.ts'
import { newListing } from '#contract/selling.ts'
import type { z } from 'zod'
import { brandInName, brandOfCell } from './brand-in-name.ts'
import { isWordless, oneLine } from './cell.ts'
import { chosenBy } from './choice-words.ts'
import type { ReadListing, RowCells } from './listing-of-row.ts'
import { namesOf } from './part-name.ts'
import { partNumberOf, writtenNumber, type ReadNumber } from './part-number.ts'
import { priceOf } from './price.ts'
import { quantityOf } from './quantity.ts'
import { readCrossNumbers, sameNumbers } from './cross-numbers-of-row.ts'
import { readCars } from './read-cars.ts'
import { readCategory } from './read-category.ts'
import type { RowKnowledge } from './row-knowledge.ts'
import type { RowNotes } from './row-notes.ts'
import {
  descriptionHtml,
  picturesOf,
  shortDescriptionOf,
  shortened,
  shortenedHtml,
} from './texts.ts'

const { shape } = newListing.input

/** A row of a list of prices and stock: of those two, one at least. */
export function readPrices(
  row: RowCells,
  known: RowKnowledge,
  notes: RowNotes,
): ReadListing | undefined {
  const number = readNumber(row, known, notes)
  const amounts = readAmounts(row, known, notes)
  const isEmpty = amounts.priceFils === undefined && amounts.quantity === undefined
  if (isEmpty && !notes.hasError)
    notes.add(row.isMapped('price') ? 'price' : 'quantity', null, 'required')
  return number && { sku: number.sku, skuKey: number.skuKey, ...amounts }
}

export function readListing(
  row: RowCells,
  known: RowKnowledge,
  notes: RowNotes,
): ReadListing | undefined {
  const number = readNumber(row, known, notes)
  const amounts = readAmounts(row, known, notes)
  const names = readNames(row, known, notes)
  const read = names.partName ? known.names.read(names.partName, names.partNameAr) : undefined
  const category = readCategory(row, known, notes, read)
  const cars = readCars(row, known, notes, { read, category })
  const stated = {
    ...names,
    ...category.found,
    ...amounts,
    ...readTexts(row, notes),
    ...readChoices(row, notes),
    brand: readBrand(row, cars.makes, known, notes),
    vehicles: cars.vehicles,
    pictures: readPictures(row, notes),
    crossNumbers: readCrossNumbers(row, number, notes),
  }
  if (!number || notes.hasError) return undefined
  const { sku, skuKey, others } = number
  const made = madeOf(stated, { makes: cars.makes, others }, known)
  const inferred = [
    ...category.inferred,
    ...cars.inferred,
    ...(Object.keys(made) as (keyof typeof made)[]),
  ]
  return present({
    sku,
    skuKey,
    ...stated,
    ...made,
    inferred: inferred.length > 0 ? inferred : undefined,
  })
}

/**
 * Of what a row doesn't say itself, the brand that the name tells, a short description, and as other numbers
 * those that stood beside the first.
 */
function madeOf(
  stated: Omit<ReadListing, 'sku' | 'skuKey'>,
  { makes, others }: { makes: number[]; others: string[] },
  { reference }: RowKnowledge,
): Pick<ReadListing, 'brand' | 'shortDescription' | 'crossNumbers'> {
  const { partName, vehicles } = stated
  const numbers = stated.crossNumbers ? [] : sameNumbers(others)
  const crossNumbers = numbers.length > 0 && { crossNumbers: numbers }
  if (partName === undefined) return { ...crossNumbers }
  const inferred = stated.brand === undefined ? brandInName(partName, makes, reference) : undefined
  const brand = stated.brand ?? inferred
  return {
    ...crossNumbers,
    ...(inferred !== undefined && { brand: inferred }),
    ...(stated.shortDescription === undefined && {
      shortDescription: shortDescriptionOf({ partName, brand, vehicles, others }, reference),
    }),
  }
}

/** Without what is undefined. */
function present(listing: ReadListing): ReadListing {
  for (const key of Object.keys(listing) as (keyof ReadListing)[])
    if (listing[key] === undefined) delete listing[key]
  return listing
}

function readNumber(
  { text }: RowCells,
  { isName, hasOwnNumbers }: RowKnowledge,
  notes: RowNotes,
): ReadNumber | undefined {
  const read = hasOwnNumbers
    ? writtenNumber(text('partSKU'))
    : partNumberOf(text('partSKU'), isName)
  if (typeof read !== 'string') return read
  notes.add('partSKU', text('partSKU'), read)
  return undefined
}

function readAmounts(
  { text }: RowCells,
  { separators }: RowKnowledge,
  notes: RowNotes,
): Pick<ReadListing, 'priceFils' | 'quantity'> {
  const [price, quantity] = [oneLine(text('price')), oneLine(text('quantity'))]
  const count = quantity === '' ? undefined : quantityOf(quantity, separators)
  const priceFils = price === '' ? undefined : priceOf(price, separators)
  if (price !== '' && priceFils === undefined) notes.add('price', price, 'price')
  if (quantity !== '' && count === undefined) notes.add('quantity', quantity, 'quantity')
  return {
    ...(priceFils !== undefined && { priceFils }),
    ...(count !== undefined && { quantity: count }),
  }
}

/** The names, read together, and the other texts that may be left out. */
function readNames(
  { text }: RowCells,
  { names }: RowKnowledge,
  notes: RowNotes,
): Pick<ReadListing, 'partName' | OptionalText> {
  const { partName = '', partNameAr = '' } = namesOf(
    words(text('partName')),
    words(text('partNameAr')),
    names.isPart,
  )
  const name = checked('partName', shape.partName, oneLine(partName), notes)
  const cells: Partial<Record<OptionalText, string>> = { partNameAr }
  const optional = optionalTexts.map((field) => [
    field,
    checked(field, shape[field], oneLine(cells[field] ?? words(text(field))), notes),
  ])
  return {
    partName: name,
    ...(Object.fromEntries(optional) as Pick<ReadListing, OptionalText>),
  }
}

function readBrand(
  { text }: RowCells,
  makes: number[],
  { reference }: RowKnowledge,
  notes: RowNotes,
): string | undefined {
  const cell = oneLine(words(text('partBrand')))
  const brand = cell === '' ? '' : brandOfCell(cell, makes, reference)
  return checked('partBrand', shape.partBrand, brand, notes)
}

function readTexts(
  { text }: RowCells,
  notes: RowNotes,
): Pick<ReadListing, 'shortDescription' | 'description'> {
  const short = oneLine(words(text('shortDescription')))
  const long = words(text('description'))
  const html = long === '' ? '' : descriptionHtml(long)
  return {
    shortDescription: checked('shortDescription', shape.shortDescription, short, notes),
    description: checked('description', shape.description, html, notes, shortenedHtml),
  }
}

/** A value that isn't known is left out: the listing is as good without it. */
function readChoices({ text }: RowCells, notes: RowNotes): Pick<ReadListing, ListingChoice> {
  const found = choiceNames.flatMap((name) => {
    const cell = oneLine(words(text(name)))
    if (cell === '') return []
    const value = chosenBy(name, cell)
    if (value === undefined) notes.add(name, cell, 'choice')
    return value === undefined || value === 'none' ? [] : [[name, value]]
  })
  return Object.fromEntries(found)
}

function readPictures({ text }: RowCells, notes: RowNotes): string[] | undefined {
  const cell = words(text('pic'))
  if (cell === '') return undefined
  const { ids, elsewhere } = picturesOf(cell)
  if (elsewhere !== undefined) notes.add('pic', elsewhere, 'picture_elsewhere')
  return ids.length > 0 ? ids : undefined
}

const words = (text: string): string => (isWordless(text) ? '' : text)

/** The text as the contract lets it in: one that is too long by its beginning, which is noted. */
function checked(
  field: Extract<ImportColumn, keyof typeof listingLengths>,
  schema: z.ZodType<string | undefined>,
  text: string,
  notes: RowNotes,
  shorten = shortened,
): string | undefined {
  if (text === '') return undefined
  const { success, data, error } = schema.safeParse(text)
  if (success) return data
  if (error.issues.some(({ code }) => code === 'too_big')) {
    notes.add(field, text, 'shortened')
    return checked(field, schema, shorten(text, listingLengths[field]), notes)
  }
  notes.add(field, text, 'characters')
  return undefined
}
