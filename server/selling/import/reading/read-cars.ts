import type { ImportColumn } from '#contract/import-columns.ts'
import { isWordless } from './cell.ts'
import type { CarNote } from './cars-of-row.ts'
import type { NameReading } from './name-reading.ts'
import type { CategoryOfRow } from './read-category.ts'
import type { ReadListing, RowCells } from './listing-of-row.ts'
import type { RowKnowledge } from './row-knowledge.ts'
import type { RowNotes } from './row-notes.ts'

export type CarsOfListing = Pick<ReadListing, 'vehicles'> & {
  makes: number[]
  inferred: (keyof ReadListing)[]
}

/** Oils, batteries and tyres are for any car, and nobody says so. */
const FOR_ANY_CAR = 'batteries-lubricants-tires'

/** The cars that a part fits: by their cells, else by its name, else by the title above. */
export function readCars(
  row: RowCells,
  known: RowKnowledge,
  notes: RowNotes,
  { read, category }: { read?: NameReading; category: CategoryOfRow },
): CarsOfListing {
  const text = (field: ImportColumn) => (isWordless(row.text(field)) ? '' : row.text(field))
  const [models, years] = [text('models'), text('years')]
  const brand = text('partBrand')
  // "Lexus", "IS": the maker of the part tells the car's.
  const written = text('makes')
  const makes = written || (known.reference.findMake(brand) ? brand : '')
  const inName = read?.cars ?? ''
  const above = row.section.cars ?? ''
  const sources = [
    { cells: { makes, models, years }, of: columnOf },
    { cells: { makes: makes || above, models: inName, years }, of: nameOf },
    { cells: { makes: '', models: above, years }, of: titleOf },
  ]
  let named: number[] = []
  for (const [i, { cells, of }] of sources.entries()) {
    const cars = cells.makes || cells.models ? known.fitments.read(cells) : undefined
    if (named.length === 0) named = cars?.makes ?? []
    const isStated = cars && (cars.vehicles.length > 0 || cars.isUniversal)
    const isRefused = cars?.notes.some(({ code }) => code === 'make')
    // A model that isn't known, or wasn't sold in those years, isn't looked for elsewhere.
    if (!cars || (!isStated && cars.notes.length === 0)) continue
    // The maker of a part, or a title, says nothing about its car that could be wrong.
    const notable = cars.notes.filter(
      ({ at, code }) => code !== 'other_make' || at !== 'makes' || written !== '',
    )
    for (const { at, value, code } of notable) notes.add(of(at, row), value, code)
    if (isRefused) return { makes: named, inferred: [] }
    if (!isStated) break
    if (cars.lacksYears) notes.add(of('years', row), null, 'no_years')
    if (i > 0) notes.add(of('models', row), cells.models || cells.makes, 'cars_guessed')
    const isProposed = i > 0 || notable.some(({ code }) => code === 'other_make')
    return { vehicles: cars.vehicles, makes: named, inferred: isProposed ? ['vehicles'] : [] }
  }
  const { categoryNo } = category.found
  if (categoryNo === undefined || known.reference.category(categoryNo)?.key !== FOR_ANY_CAR)
    notes.add(row.isMapped('models') ? 'models' : null, null, 'no_fitment')
  return { makes: named, inferred: [] }
}

type Place = (at: CarNote['at'], row: RowCells) => ImportColumn | null

const columnOf: Place = (at, { isMapped }) =>
  isMapped(at) ? at : isMapped('models') ? 'models' : 'makes'
const nameOf: Place = (at, { text }) => (at === 'models' || text(at) === '' ? 'partName' : at)
const titleOf: Place = (at, { text }) => (at === 'years' && text('years') !== '' ? 'years' : null)
