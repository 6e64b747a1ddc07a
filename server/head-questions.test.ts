import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { skuKey } from '#contract/part-number.ts'
import { loadDemo } from '#demo/load.ts'
import { defaultListingCount, generateListings, type DemoListing } from '#demo/marketplace.ts'
import { sellers } from '#demo/sellers.ts'
import { headCars, headParts } from './catalog/understanding/known-queries.ts'
import { appOn, type TestApp } from './testing/app.ts'
import { ownDatabase } from './testing/database.ts'
import { found } from './testing/searching.ts'

/** Every part with every car; the language changes from one to the next. */
const questions = headParts.flatMap(([english, arabic, types, side], row) =>
  headCars.map(([car, carAr, key, year], column) => ({
    text: (row + column) % 2 === 0 ? `${english} ${car} ${year}` : `${arabic} ${carAr} ${year}`,
    answers: ({ partType, fits, side: own }: DemoListing) =>
      types.includes(partType) &&
      (!side || own === side) &&
      (fits.length === 0 ||
        fits.some(
          ({ make, model, from = 0, to = 9999 }) =>
            `${make}/${model}` === key && from <= year && year <= to,
        )),
  })),
)

let app: TestApp
/** By the seller's company and the key of the number. */
const listings = new Map<string, DemoListing>()

beforeAll(async () => {
  const undoings: (() => Promise<void>)[] = []
  const atEnd = (undo: () => Promise<void>) => void undoings.push(undo)
  const { db, url } = await ownDatabase('empty', atEnd)
  const options = { count: defaultListingCount, now: new Date() }
  await loadDemo(db, { ...options, mediaDir: undefined, log: () => undefined })
  for (const listing of generateListings(options)) {
    const { company_name: seller } = sellers[listing.seller]!.details
    listings.set(`${seller} ${skuKey(listing.partSKU)}`, listing)
  }
  app = await appOn(url, { atEnd })
  return async () => {
    for (const undo of undoings.toReversed()) await undo()
  }
})

const RIGHT_ONES = 3
const MOST_UNANSWERED = 5

test('for 180 common searches nearly all have three correct offers first', async () => {
  const unanswered: string[] = []
  for (const { text, answers } of questions) {
    const reply = await found(app, text, { limit: RIGHT_ONES })
    const right = reply.listings.filter(({ seller, partSKU }) =>
      answers(listings.get(`${seller.company_name} ${skuKey(partSKU)}`)!),
    )
    if (right.length < RIGHT_ONES) unanswered.push(text)
  }
  expect(questions).toHaveLength(180)
  expect(unanswered.length, unanswered.join('\n')).toBeLessThanOrEqual(MOST_UNANSWERED)
})

/** What the site gives as examples of what one may search for. */
async function examplesShown(): Promise<string[]> {
  const root = join(import.meta.dirname, '..')
  const texts = await Array.fromAsync(
    glob('web/i18n/*/results.json', { cwd: root }),
    async (path) => {
      const { howExample } = JSON.parse(await readFile(join(root, path), 'utf8'))
      return Object.values(howExample as Record<string, string>)
    },
  )
  const links = await Array.fromAsync(glob('content/**/*.md', { cwd: root }), async (path) => {
    const found = (await readFile(join(root, path), 'utf8')).matchAll(/\/all-listings\?([^)\s]+)/g)
    return [...found].flatMap(([, query]) => new URLSearchParams(query).get('search') ?? [])
  })
  return [...new Set([...texts.flat(), ...links.flat()])]
}

test('every example on the site finds several offers', async () => {
  const examples = await examplesShown()
  expect(examples.length).toBeGreaterThan(8)
  for (const text of examples) {
    const { skus, understood } = await found(app, text)
    expect(skus.length, text).toBeGreaterThanOrEqual(RIGHT_ONES)
    expect(understood.near, text).toBeUndefined()
  }
})
