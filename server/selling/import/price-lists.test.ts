import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ParsedInputOf } from '#contract/api.ts'
import { defaultQuotas } from '#contract/quotas.ts'
import { quotasService } from '../../accounts/quotas.service.ts'
import { storedFile } from '../../accounts/stored-file.tables.ts'
import type { Caller, Files } from '../../platform/api/caller.ts'
import { newId } from '../../platform/id.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ownDatabase } from '../../testing/database.ts'
import { makeSeller } from '../../testing/factories.ts'
import { testIn } from '../../testing/world.ts'
import { importNote, importRow, listingImport } from '../import.tables.ts'
import { getImports } from './get-imports.ts'
import { importListings } from './import-listings.ts'
import { rememberedColumns } from './imports.store.ts'

// Lists of prices that name thousands of parts a seller doesn't have, brought day after day.

const MOST = 10
const columns = [
  { index: 0, header: 'Our reference', samples: [], field: 'partSKU' as const },
  { index: 1, header: 'Net', samples: [], field: 'price' as const },
]

const test = testIn(async (atEnd) => {
  const { db } = await ownDatabase('empty', atEnd)
  const deps = {
    db,
    quotas: quotasService({
      ...{ db, quotas: { ...defaultQuotas, checkedRows: MOST }, onRefused: () => undefined },
    }),
    limits: { take: async () => undefined } as never,
    sellers: { find: async () => ({}) } as never,
    reference: {} as never,
    files: {
      mayStore: async () => undefined,
      takeUnread: async () => {
        const id = newId()
        const file = {
          field: 'file',
          name: 'prices.csv',
          type: 'text/csv',
          bytes: 1,
          public: false,
        }
        await db.insert(storedFile).values({ id, ...file })
        return id
      },
      give: async () => undefined,
    } as never,
  }
  const seller = async () => {
    const caller = (await makeSeller(db)) as unknown as Caller
    /** A list of which as many rows were taken, and as many left out. */
    const brought = async (
      taken: number,
      leftOut: number,
      fields: Partial<typeof listingImport.$inferInsert> = {},
    ): Promise<number> => {
      const [row] = await db
        .insert(listingImport)
        .values({
          ...{ id: newId(), sellerNo: caller.no, kind: 'prices', apply: true, state: 'done' },
          ...{ fileName: 'prices.csv', mapping: { 0: 'partSKU', 1: 'price' }, columns },
          ...{ rows: taken + leftOut, updated: taken, failures: leftOut, ...fields },
        })
        .returning({ no: listingImport.no })
      const importNo = row!.no
      for (let i = 0; i < leftOut; i++) {
        await db.insert(importRow).values({ importNo, row: i, cells: ['A-1', '5'] })
        const note = { field: 'partSKU', value: 'A-1', code: 'unknown_sku' } as const
        await db.insert(importNote).values({ importNo, row: i, ...note, isError: true })
      }
      return importNo
    }
    const bringsAnother = async (): Promise<string> => {
      const input = { mode: 'check', kind: 'prices', wait: 'no' } as ParsedInputOf<'importListings'>
      const file = { field: 'file', name: 'prices.csv', path: '', bytes: 1 } as Files[number]
      const result = await importListings(deps, input, [file], { caller, language: 'en' })
      return result instanceof Refusal ? result.code : result.state
    }
    /** Of each list, the latest first, whether what it left out can be downloaded. */
    const downloadable = async () =>
      (await getImports(deps, { page: 1, limit: 10 }, { caller, language: 'en' })).items.map(
        ({ leftOut }) => leftOut,
      )
    return { caller, brought, bringsAnother, downloadable }
  }
  const stored = async (no: number) => [
    await db.$count(importRow, eq(importRow.importNo, no)),
    await db.$count(importNote, eq(importNote.importNo, no)),
  ]
  return { db, seller, stored }
})

test('rejected rows of the oldest lists are deleted first, and never block another list', async ({
  world: { seller, stored },
}) => {
  const { brought, bringsAnother, downloadable } = await seller()
  const others = await (await seller()).brought(1, 12)
  const lists = [await brought(1, 5), await brought(1, 5), await brought(1, 4)]
  const checked = await brought(1, 2, { state: 'checked' })
  const small = await brought(1, 3)
  expect(await bringsAnother()).toBe('queued')
  const counts = await Promise.all([...lists, checked, small, others].map(stored))
  expect(counts.map(([rows]) => rows)).toEqual([0, 0, 4, 2, 3, 12])
  expect(await downloadable()).toEqual([false, true, true, true, false, false])
  expect(counts.map(([, notes]) => notes)).toEqual([0, 0, 4, 2, 3, 12])
})

test('only rows of lists that were checked and not applied block another', async ({
  world: { seller, stored },
}) => {
  const { brought, bringsAnother } = await seller()
  const done = await brought(0, 1)
  await brought(MOST, 1, { state: 'checked' })
  expect(await bringsAnother()).toBe('quota.checkedRows')
  expect(await stored(done)).toEqual([1, 1])
})

test('columns of a price list are remembered once a row was applied', async ({
  world: { db, seller },
}) => {
  const { caller, brought } = await seller()
  const remembered = async (kind: 'prices' | 'listings') =>
    await rememberedColumns(db, caller.no, {
      ...{ kind, besides: 0, headers: columns.map(({ header }) => header) },
    })
  await brought(0, 9)
  expect(await remembered('prices')).toBeUndefined()
  await brought(1, 9)
  expect(await remembered('prices')).toEqual(columns)
  await brought(1, 9, { kind: 'listings' })
  expect(await remembered('listings')).toBeUndefined()
})
