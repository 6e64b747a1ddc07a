import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Car, WrittenListing } from './listing.types.ts'

const ANY_CAR = '*'
const FOLDER = join(import.meta.dirname, 'listings')

/** All listings, file after file; the name of a file is the style of its seller. */
export const readListings = (): WrittenListing[] =>
  [FOLDER, join(FOLDER, 'held-out')].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .flatMap((file) =>
        listingsIn(readFileSync(join(folder, file), 'utf8'), basename(file, '.txt')),
      ),
  )

/** One listing on each line, as the README describes; a line of another shape throws. */
function listingsIn(text: string, style: string): WrittenListing[] {
  return text.split('\n').flatMap((line, i) => {
    if (line === '' || line.startsWith('#')) return []
    const halves = line.split(' || ')
    const [entered, truth] = halves.map((half) => half.split('|').map((cell) => cell.trim()))
    if (halves.length !== 2 || entered!.length !== 9 || truth!.length !== 3)
      throw new Error(`${style}, line ${i + 1}: expected nine cells, " || " and three: ${line}`)
    return [listingOf(entered!, truth!, style)]
  })
}

function listingOf(entered: string[], truth: string[], style: string): WrittenListing {
  const [partSKU, partBrand, place, price, quantity, partName, partNameAr, texts, fits] =
    entered as Tuple<9>
  const [kinds, cars, side] = truth as Tuple<3>
  const [category, subCategory] = place.split('/') as [string, string?]
  // Who has nothing to add writes the name once more.
  const [shortDescription, description = shortDescription] = (texts || partName).split(' // ') as [
    string,
    string?,
  ]
  const isOther = kinds.startsWith('other:')
  return {
    ownId: `${style}/${partSKU}`,
    style,
    entered: {
      ...{ partName, partSKU, partBrand, category, shortDescription, description },
      ...(partNameAr && { partNameAr }),
      ...(subCategory && { subCategory }),
      ...{ price: Number(price), quantity: Number(quantity) },
      ...{ fits: carsIn(fits), universal: fits === ANY_CAR },
    },
    truth: {
      types: isOther ? [] : kinds.split(' '),
      ...(isOther && { other: kinds.slice('other:'.length).trim() }),
      cars: carsIn(cars === '=' ? fits : cars),
      side,
    },
  }
}

type Tuple<N extends number, T extends string[] = []> = T['length'] extends N
  ? T
  : Tuple<N, [...T, string]>

/** "toyota/prado 2010-2023; lexus/gx 2010-; nissan". */
function carsIn(text: string): Car[] {
  if (text === '' || text === ANY_CAR) return []
  return text.split(';').map((car) => {
    const [key, years] = car.trim().split(' ') as [string, string?]
    if (!years) return { key }
    const [from, to = from] = years.split('-') as [string, string?]
    return { key, ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) }
  })
}
