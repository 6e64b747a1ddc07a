import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { appOn, testApp } from '../testing/app.ts'
import { importList } from '../testing/import-list.ts'
import { join } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'
import { recordBlocked } from './import/imports.store.ts'

// A process that learns the vocabulary has to start; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 })

const test = testIn(async (atEnd) => {
  // Processes of one marketplace have their files in common.
  const folder = await mkdtemp(pathOf(tmpdir(), 'ghiyar-imports-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, LIMIT_PER_ADDRESS: '1000' }
  const app = await testApp('empty', { atEnd, env })
  const person = () => join(app, 'SELLER')
  type Person = Awaited<ReturnType<typeof person>>
  const bring = (
    by: Person,
    text: string | Buffer,
    input: Partial<InputOf<'importListings'>> = {},
  ) =>
    importList(
      app,
      { mode: 'apply', ...input },
      { token: by.token, files: { file: { name: 'stock.csv', bytes: Buffer.from(text) } } },
    )
  const goOn = (by: Person, input: InputOf<'importListings'>) =>
    importList(app, input, { token: by.token })
  const mine = async (by: Person) =>
    (await app.call('getMyListing', { limit: 100, sort: 'oldest' }, { token: by.token })).listings
  const download = async (by: Person, url: string) => {
    const headers = { authorization: `Bearer ${by.token}` }
    return (await app.http.inject({ url: `/api/listing/${url}`, headers })).rawPayload
  }
  const { pool } = app.database
  const another = () => appOn(app.database.url, { env })
  return { app, another, person, bring, goOn, mine, download, pool, seller: await person() }
})

const stock = `Part No,Description,Brand,Category,Price,Qty,Vehicle
04465-60320,Front brake pad set,Toyota,Brake Parts,"AED 1,250.00",4,Land Cruiser 08-15
90915-YZZE1,فلتر زيت,Toyota,Service Parts,٢٢٫٥٠,120,كورولا 2010-2018
,No number,Toyota,Brake Parts,10,1,
`

test('a list in Arabic and English is checked without changes, then applied', async ({ world }) => {
  const { app, seller, bring, goOn, mine } = world
  const checked = await bring(seller, stock, { mode: 'check' })
  expect(checked).toMatchObject({ state: 'checked', done: true, rows: 3, created: 2, failures: 1 })
  expect(checked.failed).toMatchObject([
    { row: 4, field: 'partSKU', message: 'This value is missing' },
  ])
  expect(await mine(seller)).toEqual([])
  const done = await goOn(seller, { mode: 'apply', job: checked.job })
  expect(done).toMatchObject({ state: 'done', created: 2, updated: 0, failures: 1, progress: 1 })
  const [pads, filter] = await mine(seller)
  expect(pads).toMatchObject({
    ...{ partSKU: '04465-60320', partBrand: 'Toyota', price: 1250, quantity: 4 },
    fits: [{ make: { name: 'Toyota' }, models: [{ name: 'Land Cruiser', from: 2008, to: 2015 }] }],
  })
  expect(filter).toMatchObject({ partSKU: '90915-YZZE1', price: 22.5, quantity: 120 })
  const found = await app.call('searchListings', { string: 'فحمات فرامل امامية لاندكروزر 2010' })
  expect(found.listings.map(({ _id }) => _id)).toContain(pads!._id)
})

test('the same list again changes nothing; an edited one changes its rows', async ({ world }) => {
  const { person, bring, mine } = world
  const seller = await person()
  await bring(seller, stock)
  expect(await bring(seller, stock)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  const again = stock.replace('"AED 1,250.00",4', '"1,199.99",7')
  expect(await bring(seller, again)).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  const prices = `Number;Price\n0446560320;999\n12345-99999;5\n`
  const fast = await bring(seller, prices, { kind: 'prices' })
  expect(fast).toMatchObject({ state: 'done', updated: 1, failures: 1 })
  expect(fast.failed).toMatchObject([{ row: 3, code: 'unknown_sku' }])
  expect((await mine(seller))[0]).toMatchObject({ price: 999, quantity: 7 })
})

test('a list brings other numbers; a row changes those of the kinds that it names', async ({
  world,
}) => {
  const { app, person, bring, mine } = world
  const seller = await person()
  const head = 'Part No,Description,Brand,Category,Price,Qty,OEM No,Supersedes'
  const row = (oem: string, old: string) =>
    `${head}\nGDB3425,Front brake pad set,TRW,Brake Parts,125,4,"${oem}","${old}"\n`
  const numbers = async () =>
    (await mine(seller))[0]!.crossNumbers.map(({ kind, brand, number }) => [kind, brand, number])
  const report = await bring(seller, row('Toyota 04465-60280 / 04465-60290, see box', 'GDB3400'))
  expect(report).toMatchObject({ created: 1, failures: 0 })
  expect(await numbers()).toEqual([
    ['replaces', undefined, 'GDB3400'],
    ['same_as', 'Toyota', '04465-60280'],
    ['same_as', undefined, '04465-60290'],
  ])
  const { warnings } = await app.call(
    'getImportStatus',
    { job: report.job },
    { token: seller.token },
  )
  expect(warnings).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ code: 'cross_number' })]),
  )
  expect(await bring(seller, row('', ''))).toMatchObject({ unchanged: 1 })
  expect(await bring(seller, row('', 'GDB3401; GDB3400'))).toMatchObject({ updated: 1 })
  expect((await numbers()).map(([, , number]) => number)).toEqual([
    ...['GDB3401', 'GDB3400', '04465-60280', '04465-60290'],
  ])
  const { listings } = await app.call('searchListings', { string: '0446560290' })
  expect(listings.map(({ partSKU, match }) => [partSKU, match?.label])).toEqual([
    ['GDB3425', 'Same as'],
  ])
})

test('a list confirms price and stock only of parts that it gives them for', async ({ world }) => {
  const { person, bring, mine, pool } = world
  const seller = await person()
  const old = '2026-01-01T00:00:00.000Z'
  const confirmedBy = async (list: string, kind: 'prices' | 'listings' = 'prices') => {
    await pool.query(`update listing set confirmed_at = $1`, [old])
    await bring(seller, list, { kind })
    return (await mine(seller)).filter(({ confirmed }) => confirmed !== old).length
  }
  await bring(seller, stock)
  expect(await confirmedBy(stock, 'listings')).toBe(2)
  expect(await confirmedBy('Number;Price;Qty\n0446560320;1250;4\n')).toBe(1)
  expect(await confirmedBy('Number;Price\n0446560320;999\n')).toBe(1)
  expect(await confirmedBy('Number;Price\n12345-99999;5\n')).toBe(0)
})

test('an export imported again changes nothing, as CSV and as XLSX', async ({ world }) => {
  const { person, bring, download } = world
  const seller = await person()
  await bring(seller, stock)
  for (const format of ['csv', 'xlsx']) {
    const file = await download(seller, `export?format=${format}`)
    const report = await bring(seller, file)
    expect([format, report.failed]).toEqual([format, []])
    expect([format, report]).toMatchObject([format, { created: 0, updated: 0, unchanged: 2 }])
  }
})

test('the template can be imported as it is', async ({ world }) => {
  const { person, bring, download } = world
  for (const format of ['csv', 'xlsx']) {
    const report = await bring(
      await person(),
      await download(world.seller, `import-template?format=${format}`),
    )
    expect([format, report.failed]).toEqual([format, []])
    expect([format, report]).toMatchObject([format, { state: 'done', created: 2, failures: 0 }])
  }
})

test('unknown columns are mapped by hand, and remembered once applied', async ({ world }) => {
  const { person, bring, goOn } = world
  const seller = await person()
  const odd =
    'Alpha,Beta,Gamma,Delta,Epsilon\nsome text,zz top,blah,foo bar,x\nother text,yy,blub,baz,y\n'
  const lost = await bring(seller, odd, { mode: 'check' })
  expect(lost).toMatchObject({ state: 'failed', problem: { code: 'columns' } })
  const list =
    'Part No,Name,Here,There\n77-1001,Front brake pad set,100,3\n77-1002,Oil filter,20,4\n'
  const mapping = JSON.stringify({ 0: 'partSKU', 1: 'partName', 2: 'quantity', 3: 'price' })
  const guessed = await bring(seller, list, { mode: 'check' })
  const named = await goOn(seller, { mode: 'check', job: guessed.job, mapping })
  expect(named.columns.map(({ field }) => field)).toEqual([
    'partSKU',
    'partName',
    'quantity',
    'price',
  ])
  expect(named.preview[0]).toMatchObject({ quantity: '100', price: '3' })
  const fieldsOf = async (text: string) =>
    (await bring(seller, text, { mode: 'check' })).columns.map(({ field }) => field)
  // What was only checked, or mostly failed, may have been a mistake.
  expect(await fieldsOf(list)).toEqual(['partSKU', 'partName', null, null])
  const failing = list.replace(/100|20/g, 'none')
  await bring(seller, failing, { mapping })
  expect(await fieldsOf(list)).toEqual(['partSKU', 'partName', null, null])
  expect(await bring(seller, list, { mapping })).toMatchObject({ state: 'done', created: 2 })
  expect(await fieldsOf(list)).toEqual(['partSKU', 'partName', 'quantity', 'price'])
})

test('an inferred category or vehicle is proposed with a warning', async ({ world }) => {
  const { person, bring, mine } = world
  const seller = await person()
  const list = `partSKU,partName,category,makes,models,years,price,quantity
77-2001,Oil filter,Kitchen,Nissan,Camry,2015,20,3
`
  const { created, warnings } = await bring(seller, list)
  expect(created).toBe(1)
  expect(warnings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'category_unknown', value: 'Kitchen → Service Parts' }),
      expect.objectContaining({ code: 'other_make', value: 'Nissan Camry → Toyota Camry' }),
    ]),
  )
  const [part] = await mine(seller)
  // Of what is listed already, a proposal changes nothing.
  const again = list.replace('Oil filter,Kitchen,Nissan', 'Oil filter,Garden,Honda')
  expect(await bring(seller, again)).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await mine(seller)).toEqual([{ ...part, confirmed: expect.any(String) }])
})

test('a list names the tier of its parts in common words; without one it stays open', async ({
  world,
}) => {
  const { person, bring, mine } = world
  const seller = await person()
  const list = `Part No,Description,Price,Qty,Part condition
88-1001,Oil filter,20,3,Original
88-1002,Air filter,20,3,مستعمل
88-1003,Brake pads,20,3,After-Market
88-1004,Brake disc,20,3,New
88-1005,Radiator,20,3,Grade Z
`
  const { created, warnings, preview } = await bring(seller, list)
  expect(created).toBe(5)
  const tiers = (await mine(seller)).map(({ tier }) => tier)
  expect(tiers).toEqual(['genuine', 'used', 'aftermarket', null, null])
  expect(preview.map((row) => row.tier)).toEqual([
    ...['genuine', 'used', 'aftermarket', undefined, undefined],
  ])
  expect(warnings.filter(({ code }) => code === 'choice')).toMatchObject([
    { row: 6, field: 'tier', value: 'Grade Z' },
  ])
  // What a list leaves open changes nothing.
  const again = list.replace('Original', '').replace('مستعمل', 'genuine')
  expect(await bring(seller, again)).toMatchObject({ updated: 1, unchanged: 4 })
})

test('long texts are cut at a word, and the row is imported', async ({ world }) => {
  const { person, bring, mine } = world
  const seller = await person()
  const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ')
  const html = `<p>${words(3_000)}</p><ul><li>a &amp; b</li></ul>`
  const list = `partSKU,partName,partNameAr,shortDescription,description,price,quantity
66-2001,Oil filter ${words(40)},${'فلتر زيت '.repeat(20)},${words(60)},${html},20,3
66-2002,Oil filter,,Genuine,${'&'.repeat(19_000)},20,3
`
  const { created, failed, warnings } = await bring(seller, list)

  expect([created, failed]).toEqual([2, []])
  const cut = warnings.filter(({ code }) => code === 'shortened')
  const fields = ['partName', 'partNameAr', 'shortDescription', 'description', 'description']
  expect(cut.map(({ field }) => field)).toEqual(fields)
  const [first, second] = await mine(seller)
  expect(first!.partName).toMatch(/^Oil filter word0 .* word1\d$/)
  expect(first!.partNameAr).toMatch(/^(فلتر زيت )+فلتر( زيت)?$/)
  for (const { partName, shortDescription, description } of [first!, second!]) {
    expect(partName.length).toBeLessThanOrEqual(120)
    expect(shortDescription.length).toBeLessThanOrEqual(200)
    expect(description.length).toBeLessThanOrEqual(20_000)
  }
  expect(first!.description).toMatch(/^<p>word0 .*word\d+<\/p>$/)
})

test('a missing category and vehicles are proposed from other listings of the part, with a mark', async ({
  world,
}) => {
  const { person, bring, mine } = world
  const others = `partSKU,partName,partBrand,category,makes,models,years,price,quantity
67-3001,Front brake pad set,Akebono,Brake Parts,Toyota,Land Cruiser,2008-2015,90,3
67-3002,Front brake pad set,Akebono,Brake Parts,Toyota,Land Cruiser,2008-2015,90,3
`
  await bring(await person(), others)
  const seller = await person()
  const list = `partSKU,partName,partBrand,price,quantity
67-3001,Item 17,akebono,95,2
67-3002,Item 18,Nisshinbo,95,2
67-3003,Oil filter Camry 2012,Toyota,20,3
`
  const { created, failed, warnings } = await bring(seller, list)
  // Another brand may be another part, whose category is unknown.
  expect(failed).toMatchObject([{ row: 3, field: 'category' }])
  expect(created).toBe(2)
  const guessed = warnings.filter(({ code }) => code.endsWith('guessed'))
  expect(guessed.map(({ row, code, value }) => [row, code, value])).toEqual([
    ...[
      [2, 'cars_guessed', null],
      [4, 'cars_guessed', 'Camry 2012'],
    ],
    ...[
      [2, 'category_guessed', 'Brake Parts'],
      [4, 'category_guessed', 'Service Parts'],
    ],
  ])
  expect(await mine(seller)).toMatchObject([
    {
      category: 'Brake Parts',
      fits: [{ models: [{ name: 'Land Cruiser', from: 2008, to: 2015 }] }],
    },
    { category: 'Service Parts', fits: [{ models: [{ name: 'Camry', from: 2012, to: 2012 }] }] },
  ])
  // Of what is listed, nothing is proposed.
  const again = await bring(seller, list.replace('95,2', '99,2'))
  expect(again).toMatchObject({ updated: 1, unchanged: 1 })
  expect(again.warnings.filter(({ code }) => code.endsWith('guessed'))).toEqual([])
})

test('notes name the category and the columns in the language of the reader', async ({ world }) => {
  const { app, person, bring } = world
  const seller = await person()
  const list = `Part No,Part name,Price,Qty,Category
68-1001,Oil filter,20,3,
68-1002,Front brake pad set,20,3,Kitchen
68-1003,,20,3,Service Parts
68-1001,Oil filter,20,3,
Total,,80,,
`
  const { job } = await bring(seller, list)
  const headers = { authorization: `Bearer ${seller.token}`, 'accept-language': 'ar' }
  const lines = async (notes: string) => {
    const url = `/api/listing/import-result?job=${job}&format=csv&notes=${notes}`
    return (await app.http.inject({ url, headers })).payload.trim().split('\r\n').slice(1)
  }
  const { warnings } = await app.call(
    'getImportStatus',
    { job },
    { token: seller.token, language: 'ar' },
  )
  expect(warnings.map(({ row, code, value }) => [row, code, value])).toEqual([
    [3, 'category_unknown', 'Kitchen → قطع الفرامل'],
    [6, 'total_row', 'Total'],
    [2, 'category_guessed', 'قطع الصيانة الدورية'],
    ...[2, 3].map((row) => [row, 'no_fitment', null]),
    ...[2, 3].map((row) => [row, 'no_brand', null]),
    ...[2, 3].map((row) => [row, 'no_picture', null]),
  ])
  const written = (await lines('warnings')).map((line) => line.split(',').slice(0, 4).join())
  expect(written).toEqual(
    expect.arrayContaining([
      '2,68-1001,Category,قطع الصيانة الدورية',
      '2,68-1001,ماركة القطعة,',
      '2,68-1001,الصورة,',
    ]),
  )
  expect((await lines('skipped')).map((line) => line.split(/[,:]/).slice(0, 2))).toEqual([
    ['4', 'Part name'],
    ['5', 'Part No'],
  ])
})

test('rejected rows can be downloaded with their reason', async ({ world }) => {
  const { person, bring, download } = world
  const seller = await person()
  const { job } = await bring(seller, stock)
  const file = (await download(seller, `import-result?job=${job}&format=csv`)).toString()
  expect(file).toContain('No number')
  expect(file).toContain('Part No: This value is missing')
  expect(file.trim().split('\r\n')).toHaveLength(2)
})

test('a file that is no table is rejected with its kind, and nothing is written', async ({
  world,
}) => {
  const { person, bring, mine } = world
  const seller = await person()
  for (const [bytes, code] of [
    [Buffer.from('%PDF-1.7 …'), 'type'],
    [Buffer.from('\n\n'), 'empty'],
    [Buffer.from('PK\u0003\u0004 broken'), 'broken'],
  ] as const) {
    const report = await bring(seller, bytes)
    expect([code, report.state, report.problem?.code]).toEqual([code, 'failed', code])
  }
  expect(await mine(seller)).toEqual([])
})

test('an import of another seller is not found', async ({ world }) => {
  const { app, person, bring, goOn } = world
  const [seller, other] = [await person(), await person()]
  const { job } = await bring(seller, stock, { mode: 'check' })
  const by = { token: other.token }
  expect(await outcome(app.call('getImportStatus', { job }, by))).toBe('404 import.not_found')
  expect(await outcome(app.call('cancelImport', { job }, by))).toBe('404 import.not_found')
  expect(await outcome(goOn(other, { mode: 'apply', job }))).toBe('404 import.not_found')
})

test('a seller has one import at a time; a cancelled one writes nothing more', async ({
  world,
}) => {
  const { app, person, bring, pool } = world
  const seller = await person()
  const rows = Array.from({ length: 3_000 }, (_, i) => `99-${100_000 + i},Oil filter,Toyota,20,5`)
  const long = ['Part No,Name,Brand,Price,Qty', ...rows].join('\n')
  const started = await bring(seller, long, { wait: 'no' })
  expect(started.done).toBe(false)
  expect(await outcome(bring(seller, stock))).toBe('409 import.running')
  await app.call('cancelImport', { job: started.job }, { token: seller.token })
  const status = () => app.call('getImportStatus', { job: started.job }, { token: seller.token })
  await expect.poll(async () => (await status()).done).toBe(true)
  const { state, created } = await status()
  const { rows: counted } = await pool.query(
    `select count(*)::int n from listing l join seller s on s.no = l.seller_no where s.id = $1`,
    [seller.user._id],
  )
  expect([state, counted[0].n]).toEqual([
    expect.stringMatching(/cancelled|done/),
    state === 'cancelled' && created < 3_000 ? expect.any(Number) : created,
  ])
})

test('a list that repeatedly kills its process fails, and those after it continue', async ({
  world,
}) => {
  const { app, person, bring, seller, pool } = world
  const other = await person()
  const { job } = await bring(other, stock, { mode: 'check' })
  await pool.query(`update listing_import set state = 'applying', attempts = 5 where id = $1`, [
    job,
  ])
  expect(await bring(seller, stock)).toMatchObject({ state: 'done' })
  const by = { token: other.token }
  expect(await app.call('getImportStatus', { job }, by)).toMatchObject({ state: 'failed' })
})

test('a list that blocked the importer twice fails, and its seller is notified', async ({
  world,
}) => {
  const { app, person, bring, pool } = world
  const seller = await person()
  const { job } = await bring(seller, stock, { mode: 'check' })
  const { rows } = await pool.query<{ no: number }>(`select no from listing_import where id = $1`, [
    job,
  ])
  const { no } = rows[0]!
  // Locked as by the importer at work, so that no other one takes it.
  const atWork = await pool.connect()
  onTestFinished(() => atWork.release(true))
  await atWork.query('select pg_advisory_lock(7205501, $1)', [no])
  const begin = () =>
    pool.query(
      `update listing_import set state = 'applying', attempts = attempts + 1 where no = $1`,
      [no],
    )
  await pool.query('update listing_import set attempts = 0 where no = $1', [no])
  const status = () => app.call('getImportStatus', { job }, { token: seller.token })
  await begin()
  await recordBlocked(app.database.db, no)
  expect(await status()).toMatchObject({ state: 'applying' })
  await begin()
  await recordBlocked(app.database.db, no)
  expect(await status()).toMatchObject({ state: 'failed', problem: { code: 'blocked' } })
})

test('an import stops when the seller closes the account', async ({ world }) => {
  const { app, person, bring, mine, seller, pool } = world
  const leaving = await person()
  const { job } = await bring(leaving, stock, { mode: 'check' })
  await pool.query(`update "user" set closing_at = now() + interval '14 days' where id = $1`, [
    leaving.user._id,
  ])
  await pool.query(`update listing_import set state = 'applying' where id = $1`, [job])
  expect(await bring(seller, stock)).toMatchObject({ state: 'done' })
  const by = { token: leaving.token }
  expect(await app.call('getImportStatus', { job }, by)).toMatchObject({ state: 'cancelled' })
  expect(await mine(leaving)).toEqual([])
})

test('an interrupted import is finished by another process with the same result', async ({
  world,
}) => {
  const { app, another, person, bring, pool } = world
  const seller = await person()
  const rows = Array.from(
    { length: 1_600 },
    (_, i) => `77-${100_000 + i},Oil filter,Toyota,${i + 1},5`,
  )
  const list = ['Part No,Name,Brand,Price,Qty', ...rows].join('\n')
  const first = await another()
  const by = { token: seller.token }
  const files = { file: { name: 'stock.csv', bytes: Buffer.from(list) } }
  await bring(seller, 'Part No,Name,Brand,Price,Qty\n77-100000,Oil filter,Toyota,999,1\n')
  const { job } = await importList(app, { mode: 'check' }, { ...by, files })
  // The thread of this application alone does it, and is ended where it is.
  const started = await app.call('importListings', { mode: 'apply', job, wait: 'no' }, by)
  expect(started.done).toBe(false)
  const applied = async () =>
    (await pool.query('select applied_to n from listing_import where id = $1', [job])).rows[0].n
  await expect.poll(applied, { interval: 20 }).toBeGreaterThan(0)
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database() and (
      pid in (select pid from pg_locks where locktype = 'advisory' and classid = 7205501)
      or query like 'update "listing_import"%')`)
  const status = () => first.call('getImportStatus', { job }, by)
  await expect.poll(async () => (await status()).state).toBe('done')
  expect(await status()).toMatchObject({ rows: 1_600, created: 1_599, updated: 1, failures: 0 })
  const { rows: stored } = await pool.query(
    `select sku, price_fils, quantity from listing l join seller s on s.no = l.seller_no
     where s.id = $1 and l.status = 'active' order by sku`,
    [seller.user._id],
  )
  expect(stored).toEqual(
    Array.from({ length: 1_600 }, (_, i) => ({
      ...{ sku: `77-${100_000 + i}`, price_fils: (i + 1) * 100, quantity: 5 },
    })),
  )
})

test('a new price far from those of others gets a note, once while it stays', async ({ world }) => {
  const { person, bring } = world
  const head = 'Part No,Description,Brand,Category,Price,Qty,Vehicle'
  const line = (sku: string, price: number) =>
    `${sku},Front brake pad set,Toyota,Brake Parts,${price},4,Land Cruiser 08-15`
  for (const price of [95, 100, 400])
    await bring(await person(), [head, line('04465-99001', price)].join('\n'))
  const seller = await person()
  const notesOn = async (price: number) => {
    const { warnings } = await bring(seller, [head, line('04465-99001', price)].join('\n'))
    return warnings
      .filter(({ field }) => field === 'price')
      .map(({ code, value }) => `${code} ${value}`)
  }
  expect(await notesOn(499)).toEqual([])
  expect(await notesOn(600)).toEqual(['price_off_market 600'])
  expect(await notesOn(600)).toEqual([])
  expect(await notesOn(20)).toEqual(['price_far_off 20'])
})

test('each kind of note is shown and counted, and all can be downloaded', async ({ world }) => {
  const { bring, person, download } = world
  const seller = await person()
  const rows = Array.from(
    { length: 210 },
    (_, i) => `99${100 + i}-70321,Front brake pad set,Toyota,Brake Parts,100,4,Land Cruiser 08-15`,
  )
  const list = [
    'Part No,Description,Brand,Category,Price,Qty,Vehicle',
    ...rows,
    '90915-10003,Oil filter,,Service Parts,20,4,Land Cruiser 08-15',
  ]
  const report = await bring(seller, list.join('\n'), { mode: 'check' })
  expect(report.warnings).toHaveLength(200)
  const url = `import-result?job=${report.job}&format=csv&notes=warnings`
  const lines = (await download(seller, url)).toString().trim().split('\r\n')
  expect(lines).toHaveLength(1 + report.warned)
  expect(lines.join()).toContain('212,90915-10003,Brand,,No brand given')
  expect(report.warnings.map(({ code }) => code)).toContain('no_brand')
  const kinds = report.warningKinds.map(({ code, count }) => [code, count])
  expect(kinds).toEqual([
    ['no_brand', 1],
    ['no_picture', 211],
  ])
  expect(report.warned).toBe(212)
})
