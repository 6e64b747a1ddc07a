import { expect, test as base } from 'vitest'
import { saveReference } from './catalog/reference.store.ts'
import { insertListings } from './catalog/new-listings.ts'
import { migrate } from './platform/migrate.ts'
import { ownDatabase } from './testing/database.ts'
import { makeSeller, newListing, type ListingWords } from './testing/factories.ts'

const test = base.extend('shop', async () => {
  const { db, pool, url } = await ownDatabase('empty')
  return {
    ...{ db, pool, url },
    list: async (...offers: ListingWords[]) => {
      const listings = []
      // One after the other: each reads the reference data, by as many connections as there are.
      for (const words of offers) listings.push(await newListing(db, words))
      return insertListings(db, listings)
    },
    countOf: async (sellerNo: number) =>
      (await pool.query('select listing_count n from seller where no = $1', [sellerNo])).rows[0].n,
  }
})

test('folding unifies spellings', async ({ shop }) => {
  const cases = [
    ['BRAKE Pads', 'brake pads'],
    ['Crème brûlée', 'creme brulee'],
    ['a-b_c/d.e', 'a b c d e'],
    ['ｆｕｌｌ　ｗｉｄｔｈ １２', 'full width 12'],
    ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
    ['أحمر إطار آلة', 'احمر اطار الة'.replace('ة', 'ه')],
    ['بطّارِيَّة', 'بطاريه'],
    ['مستشفى', 'مستشفي'],
    ['فــرامل', 'فرامل'],
    ['الفرامل والفلتر بالزيت للمحرك', 'فرامل فلتر زيت محرك'],
    ['ال', 'ال'],
    ['الف', 'الف'],
    ['مكينة؟ نعم، مكينة؛', 'مكينه نعم مكينه '],
    ['پژو ایران', 'پژو ايران'],
    ['刹车片', '刹车片'],
    ["l'huile d’été", 'l huile d ete'],
    ['100% & "x" | y', '100 x y'],
  ]
  for (const [written, folded] of cases) {
    const { rows } = await shop.pool.query('select fold_text($1) folded', [written])
    expect([written, rows[0].folded]).toEqual([written, folded])
  }
  const { rows } = await shop.pool.query('select fold_text(null) is null nothing')
  expect(rows[0].nothing).toBe(true)
})

test('the stock count follows one listing through its states', async ({ shop }) => {
  const { no: sellerNo } = await makeSeller(shop.db)
  await shop.list({ sellerNo, sku: 'ONE' })
  expect(await shop.countOf(sellerNo)).toBe(1)
  const steps = [
    ["update listing set status = 'paused'", 0],
    ["update listing set status = 'removed'", 0],
    ["update listing set status = 'active'", 1],
    ['update listing set price_fils = 5', 1],
    ['delete from listing', 0],
  ] as const
  for (const [statement, count] of steps) {
    await shop.pool.query(statement)
    expect([statement, await shop.countOf(sellerNo)]).toEqual([statement, count])
  }
})

test('the stock counts follow bulk statements on many sellers', async ({ shop }) => {
  const [one, two, three] = [
    (await makeSeller(shop.db)).no,
    (await makeSeller(shop.db)).no,
    (await makeSeller(shop.db)).no,
  ]
  const offers = (sellerNo: number, n: number) =>
    Array.from({ length: n }, (_, i) => ({ sellerNo, sku: `N-${i}` }))
  await shop.list(...offers(one, 30), ...offers(two, 12))
  const counts = async () => Promise.all([one, two, three].map(shop.countOf))
  expect(await counts()).toEqual([30, 12, 0])
  await shop.pool.query("update listing set status = 'paused' where sku in ('N-0', 'N-1', 'N-20')")
  expect(await counts()).toEqual([27, 10, 0])
  await shop.pool.query("update listing set status = 'active'")
  expect(await counts()).toEqual([30, 12, 0])
  await shop.pool.query("update listing set seller_no = $1 where seller_no = $2 and sku < 'N-2'", [
    ...[three, one],
  ])
  expect(await counts()).toEqual([18, 12, 12])
  await shop.pool.query('delete from listing where seller_no = $1', [two])
  expect(await counts()).toEqual([18, 0, 12])
})

test('a rolled-back listing is not counted', async ({ shop }) => {
  const { no: sellerNo } = await makeSeller(shop.db)
  const listing = await newListing(shop.db, { sellerNo })
  const rollback = shop.db.transaction(async (tx) => {
    await insertListings(tx, [listing])
    throw new Error('rollback')
  })
  await expect(rollback).rejects.toThrow('rollback')
  expect(await shop.countOf(sellerNo)).toBe(0)
})

test.for([
  ['price_fils', 0],
  ['price_fils', -1],
  ['price_fils', 1_000_000_001],
  ['quantity', -1],
  ['quantity', 1_000_001],
] as const)('no listing has a %s of %d', async ([column, value], { shop }) => {
  await shop.list({})
  const change = shop.pool.query(`update listing set ${column} = $1`, [value])
  await expect(change).rejects.toMatchObject({ code: '23514' })
})

test.for([
  ['price_fils', 1],
  ['price_fils', 1_000_000_000],
  ['quantity', 0],
  ['quantity', 1_000_000],
] as const)('a listing may have a %s of %d', async ([column, value], { shop }) => {
  await shop.list({})
  const change = await shop.pool.query(`update listing set ${column} = $1`, [value])
  expect(change.rowCount).toBe(1)
})

test('a seller lists a number once in any spelling until it is removed', async ({ shop }) => {
  const { no: sellerNo } = await makeSeller(shop.db)
  await shop.list({ sellerNo, sku: '04465-60280' })
  const again = () => shop.list({ sellerNo, sku: '04465 60280' })
  await expect(again()).rejects.toMatchObject({ cause: { code: '23505' } })
  await shop.pool.query("update listing set status = 'paused'")
  await expect(again()).rejects.toMatchObject({ cause: { code: '23505' } })
  await shop.pool.query("update listing set status = 'removed'")
  expect(await again()).toHaveLength(1)
  expect(await shop.list({ sku: '0446560280' })).toHaveLength(1)
  await expect(
    shop.pool.query("update listing set status = 'active' where status = 'removed'"),
  ).rejects.toMatchObject({ code: '23505' })
})

test('migrating and saving the reference data again changes nothing', async ({ shop }) => {
  const state = async () => {
    const { rows } = await shop.pool.query(`
      select (select json_agg(c order by no) from category c) categories,
        (select json_agg(s order by no) from sub_category s) subs,
        (select json_agg(m order by no) from make m) makes,
        (select json_agg(m order by no) from model m) models,
        (select json_agg(p order by no) from part_type p) types`)
    return rows[0]
  }
  const before = await state()
  expect(before.categories).toHaveLength(15)
  await Promise.all([1, 2, 3].map(() => migrate(shop.url, `${import.meta.dirname}/migrations`)))
  await shop.db.transaction((tx) => saveReference(tx))
  expect(await state()).toEqual(before)
})
