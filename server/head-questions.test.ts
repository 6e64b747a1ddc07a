import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { skuKey } from '#contract/part-number.ts'
import { loadDemo } from '#demo/load.ts'
import { defaultListingCount, generateListings, type DemoListing } from '#demo/marketplace.ts'
import { sellers } from '#demo/sellers.ts'
import { appOn, type TestApp } from './testing/app.ts'
import { ownDatabase } from './testing/database.ts'
import { found } from './testing/searching.ts'

/**
 * What UAE garages ask most, as they write it: parts in English and in the Arabic of the workshops, with the
 * types (and the side) that answer it, and cars with a year. Chosen before it was looked what is found.
 */
const parts: [english: string, arabic: string, types: string[], side?: 'left' | 'right'][] = [
  ['front brake pads', 'فحمات أمامية', ['brake-pad-set-front']],
  ['rear brake pads', 'فحمات خلفية', ['brake-pad-set-rear']],
  ['front brake disc', 'دسك بريك أمامي', ['brake-disc-front']],
  ['oil filter', 'فلتر زيت', ['oil-filter', 'oil-filter-element']],
  ['air filter', 'فلتر هواء', ['air-filter']],
  ['ac filter', 'فلتر مكيف', ['cabin-filter']],
  ['spark plugs', 'بلاكات', ['spark-plug']],
  ['alternator', 'دينمو', ['alternator']],
  ['starter', 'سلف', ['starter-motor']],
  ['radiator', 'رديتر', ['radiator']],
  ['water pump', 'طرمبة ماي', ['water-pump']],
  ['ac compressor', 'كمبروسر مكيف', ['ac-compressor']],
  ['fuel pump', 'طرمبة بترول', ['fuel-pump', 'fuel-pump-module']],
  ['front shock absorber', 'مساعدات أمامية', ['shock-absorber-front']],
  ['lower arm', 'مقص سفلي', ['control-arm-lower']],
  ['left headlight', 'ليت أمامي يسار', ['headlamp'], 'left'],
  [
    'engine mounting',
    'كراسي مكينة',
    ['engine-mount-right', 'engine-mount-front', 'engine-mount-rear'],
  ],
  ['battery', 'بطارية', ['battery']],
]
const cars: [english: string, arabic: string, key: string, year: number][] = [
  ['land cruiser', 'لاندكروزر', 'toyota/land-cruiser', 2016],
  ['prado', 'برادو', 'toyota/prado', 2015],
  ['patrol', 'باترول', 'nissan/patrol', 2014],
  ['corolla', 'كورولا', 'toyota/corolla', 2014],
  ['camry', 'كامري', 'toyota/camry', 2012],
  ['hilux', 'هايلكس', 'toyota/hilux', 2018],
  ['hiace', 'هايس', 'toyota/hiace', 2017],
  ['sunny', 'صني', 'nissan/sunny', 2016],
  ['pajero', 'باجيرو', 'mitsubishi/pajero', 2013],
  ['accord', 'اكورد', 'honda/accord', 2014],
]

/** Every part with every car; the language changes from one to the next. */
const questions = parts.flatMap(([english, arabic, types, side], row) =>
  cars.map(([car, carAr, key, year], column) => ({
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
