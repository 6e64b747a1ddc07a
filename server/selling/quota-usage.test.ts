import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { skuKey } from '#contract/part-number.ts'
import { quotasService } from '../accounts/quotas.service.ts'
import { storedBytes } from '../accounts/account-usage.store.ts'
import { testOn } from '../testing/app.ts'
import { importList } from '../testing/import-list.ts'
import { join, pictureFile } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { recountTerms } from './listing-terms.ts'

const LIMITS = { listings: 3, brands: 3, words: 5 }
const test = testOn('empty', {
  env: {
    QUOTAS: Object.entries(LIMITS)
      .map(([kind, limit]) => `${kind}=${limit}`)
      .join(),
    LIMIT_PER_ADDRESS: '1000',
  },
})

const numbers = ['QWZX-1001', 'AA-100', 'AA-101', 'AA-102', 'AA-103', 'VBKJ-200']
const brands = ['Bosch', 'BOSCH', 'Mann', 'Valeo', 'Denso']
/** No vocabulary has these. */
const unusual = ['qwzx', 'vbkj', 'wplf', 'zxcv', 'tgbn', 'yhnm']
const unusualIn = (text: string) =>
  text.split(' ').filter((word) => unusual.includes(word.toLowerCase()))

const number = fc.constantFrom(...numbers)
const brand = fc.constantFrom(...brands)
const words = fc.subarray(unusual, { maxLength: 2 }).map((some) => some.join(' '))
const name = words.map((some) => `Oil filter ${some}`.trim())
const row = fc.record({ number, name, brand })
const which = fc.array(fc.nat(9), { minLength: 1, maxLength: 3 })
const step = fc.oneof(
  { weight: 4, arbitrary: row.map((row) => ({ do: 'sell' as const, row })) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      which,
      fields: fc.record(
        { partSKU: number, partName: name, partNameAr: words, partBrand: brand },
        { requiredKeys: [] },
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which,
      action: fc.constantFrom('activate', 'pause', 'remove', 'remove', 'restore'),
      inBulk: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .uniqueArray(row, { minLength: 1, maxLength: 3, selector: ({ number }) => number })
      .map((rows) => ({ do: 'list' as const, rows })),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'recount' as const }) },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
const sell = (number: string, name = 'Oil filter'): Step => ({
  do: 'sell',
  row: { number, name, brand: 'Bosch' },
})
const move = (action: 'remove' | 'restore' | 'pause', which: number[]): Step => ({
  ...{ do: 'move', which, action, inBulk: true },
})
/** What once left less counted than there was. */
const examples: [Step[]][] = [
  [
    [
      sell('AA-100', 'Oil filter wplf'),
      move('remove', [0]),
      { do: 'recount' },
      move('restore', [0]),
    ],
  ],
  [
    [
      ...['AA-100', 'AA-101', 'AA-102'].map((number) => sell(number)),
      move('remove', [0, 1, 2]),
      sell('AA-103'),
      move('pause', [0, 1, 2]),
    ],
  ],
  [
    [
      sell('QWZX-1001', 'Oil filter qwzx'),
      { do: 'change', which: [0], fields: { partSKU: 'AA-100' } },
    ],
  ],
]

const part: InputOf<'newListing'> = {
  ...{ partName: 'Oil filter', partSKU: '', partBrand: 'Bosch', category: 'Service Parts' },
  ...{ price: '20', quantity: '5', universal: 'true' },
  ...{ shortDescription: 'Oil filter', description: 'An oil filter' },
}

type Listing = {
  id: string
  sku: string
  part_name: string
  part_name_ar: string | null
  brand: string
  status: string
  images: { id: string }[]
}

/** Whether a call was; any other refusal than these would be a mistake of this test. */
async function wasAccepted(call: Promise<unknown>): Promise<boolean> {
  const how = await outcome(call)
  expect(how).toMatch(/^(accepted|409 (quota\.(listings|brands|words)|listing\.duplicate))$/)
  return how === 'accepted'
}

test(
  'after any actions usage is never below the true count nor above a quota, and a recount agrees',
  { timeout: 600_000 },
  async ({ app }) => {
    const { db, pool } = app.database
    const quotas = quotasService({ db, quotas: defaultQuotas, onRefused: () => undefined })
    const stock = { unknownWords: unusualIn, fitmentOf: () => undefined }
    const pic = await pictureFile('pic.jpg')

    /** A new seller, and what the tables have of it. */
    const newSeller = async () => {
      const { token, user } = await join(app, 'SELLER')
      const { rows } = await pool.query(`select no from "user" where id = $1`, [user._id])
      const no: number = rows[0].no
      const listings = async (): Promise<Listing[]> =>
        (await pool.query(`select * from listing where seller_no = $1 order by no`, [no])).rows
      const real = async () => {
        const offered = (await listings()).filter(({ status }) => status !== 'removed')
        const terms = offered.flatMap(({ sku, part_name, part_name_ar, brand }) => [
          `brand ${brand.toLowerCase()}`,
          ...unusualIn(`${part_name} ${part_name_ar ?? ''}`)
            .filter((word) => !skuKey(sku).includes(word.toUpperCase()))
            .map((word) => `word ${word}`),
        ])
        return { listings: offered.length, terms: [...new Set(terms)].sort() }
      }
      const counted = async (): Promise<string[]> =>
        (
          await pool.query(
            `select kind || ' ' || term term from seller_term where seller_no = $1 and kind <> 'fitment' order by 1`,
            [no],
          )
        ).rows.map(({ term }) => term)
      /** What is stored beside the pictures of listings, which grow while other widths are made. */
      const bytesOfFiles = () =>
        db.transaction(
          async (tx) => {
            const { rows } = await tx.execute<{ bytes: number }>(sql`
              select coalesce(sum(bytes), 0)::float8 bytes from listing_picture where id in (
                select (image ->> 'id')::uuid from listing, jsonb_array_elements(images) image
                where seller_no = ${no})`)
            return (await storedBytes(tx, no)) - rows[0]!.bytes
          },
          { isolationLevel: 'repeatable read' },
        )
      const used = async () => ({
        writes: await quotas.usedToday(db, 'writesPerDay', no),
        files: await quotas.usedToday(db, 'filesPerDay', no),
        bytesOfFiles: await bytesOfFiles(),
      })
      return { by: { token }, no, listings, real, counted, used }
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 16 }), async (steps) => {
        const { by, no, listings, real, counted, used } = await newSeller()
        const expected = await used()
        for (const step of steps) {
          const before = await listings()
          const ids =
            'which' in step && before.length > 0
              ? [...new Set(step.which.map((i) => before[i % before.length]!.id))]
              : []
          if (step.do === 'sell') {
            const { number: partSKU, name: partName, brand: partBrand } = step.row
            const input = { ...part, partSKU, partName, partBrand }
            // One picture for all of a seller's listings: to cut more takes the longest of all.
            const [picture] = before.flatMap(({ images }) => images)
            const call = picture
              ? app.call(
                  'newListing',
                  { ...input, pictures: JSON.stringify([`/media/${picture.id}/`]) },
                  by,
                )
              : app.call('newListing', input, { ...by, files: { pic } })
            if (await wasAccepted(call)) {
              expected.writes++
              if (!picture) expected.files++
            }
          } else if (step.do === 'list') {
            const lines = step.rows.map(
              (row) => `${row.number},${row.name},${row.brand},Filters,20,5`,
            )
            const bytes = Buffer.from(
              ['Part No,Name,Brand,Category,Price,Qty', ...lines].join('\n'),
            )
            const files = { file: { name: 'stock.csv', bytes } }
            const done = await importList(app, { mode: 'apply' }, { ...by, files })
            expect(done).toMatchObject({ state: 'done', problem: null })
            expected.writes += done.created + done.updated
            expected.files++
            expected.bytesOfFiles += bytes.length
          } else if (step.do === 'recount') {
            await recountTerms({ stock }, db, no)
            expect(await counted()).toEqual((await real()).terms)
          } else if (ids.length > 0 && step.do === 'change') {
            const change = app.call('updateListing', { _id: ids[0]!, ...step.fields }, by)
            if (await wasAccepted(change)) expected.writes++
          } else if (ids.length > 0 && step.do === 'move') {
            const { action, inBulk } = step
            const single = ids.length === 1 && !inBulk
            if (single && action === 'remove')
              await wasAccepted(app.call('removeListing', { _id: ids[0]! }, by))
            else if (single && action !== 'restore') {
              const status = action === 'pause' ? 'paused' : 'active'
              await wasAccepted(app.call('setListingStatus', { _id: ids[0]!, status }, by))
            } else
              await wasAccepted(
                app.call('changeListings', { ids, action } as InputOf<'changeListings'>, by),
              )
            const after = await listings()
            expected.writes += after.filter(({ status }, i) => status !== before[i]!.status).length
          }
          const [now, terms] = [await real(), await counted()]
          expect(terms).toEqual(expect.arrayContaining(now.terms))
          const level = (kind: string) => terms.filter((term) => term.startsWith(kind)).length
          expect(now.listings).toBeLessThanOrEqual(LIMITS.listings)
          expect(level('brand')).toBeLessThanOrEqual(LIMITS.brands)
          expect(level('word')).toBeLessThanOrEqual(LIMITS.words)
          expect(await used()).toEqual(expected)
        }
        await recountTerms({ stock }, db, no)
        expect(await counted()).toEqual((await real()).terms)
      }),
      { numRuns: 15, seed: 5, endOnFailure: true, examples },
    )
  },
)
