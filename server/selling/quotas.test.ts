import { expect, vi } from 'vitest'
import { errorTexts, withValues } from '#contract/error-texts.ts'
import { newId } from '../platform/id.ts'
import { importList } from '../testing/import-list.ts'
import { join, pictureFile } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { row, rows, test } from '../testing/small-quotas.ts'

// A process that learns the vocabulary has to start; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 })

test('rows beyond the quota of listings are rejected, and the rest is imported', async ({
  world: { app, person, bring, refused, sell },
}) => {
  const [seller, other] = [await person(), await person()]
  const before = await refused('listings')
  const done = await bring(seller, rows(8, 'AA'))
  expect(done).toMatchObject({ state: 'done', created: 6, failures: 2 })
  const message = withValues(errorTexts.en['row.quota_listings'], { limit: 6 })
  expect(done.failed).toMatchObject([
    { row: 8, code: 'quota_listings', message, value: null },
    { row: 9, code: 'quota_listings', message, value: null },
  ])
  expect(await refused('listings')).toBe(before + 2)
  // What is there already can still be changed, and others are not affected.
  const cheaper = rows(8, 'AA').map((text) => text.replace(',20,', ',19,'))
  expect(await bring(seller, cheaper)).toMatchObject({ updated: 6, failures: 2 })
  expect(await outcome(sell(seller, 'AA-900'))).toBe('409 quota.listings')
  expect(await bring(other, rows(2, 'AA'))).toMatchObject({ created: 2, failures: 0 })

  // A removed listing makes room, which it no longer finds when it is to come back.
  const { listings } = await app.call('getMyListing', {}, { token: seller.token })
  const gone = listings[0]!._id
  await app.call('removeListing', { _id: gone }, { token: seller.token })
  await sell(seller, 'AA-901')
  for (const back of [
    () => app.call('setListingStatus', { _id: gone, status: 'active' }, { token: seller.token }),
    () => app.call('changeListings', { ids: [gone], action: 'restore' }, { token: seller.token }),
  ])
    expect(await outcome(back())).toBe('409 quota.listings')
})

test('two checked lists can’t exceed the quota together', async ({
  world: { app, person, bring },
}) => {
  const seller = await person()
  const one = await bring(seller, rows(4, 'BA'), 'check')
  const two = await bring(seller, rows(4, 'BB'), 'check')
  expect([one.created, two.created]).toEqual([4, 4])
  const apply = (job: string) => importList(app, { mode: 'apply', job }, { token: seller.token })
  expect(await apply(one.job)).toMatchObject({ created: 4, failures: 0 })
  expect(await apply(two.job)).toMatchObject({ created: 2, failures: 2 })
})

test('brands and unusual words are counted once each, in lists and in the form', async ({
  world: { app, person, bring, refused, sell },
}) => {
  const seller = await person()
  const list = ['Bosch', 'Mann', 'BOSCH', 'Mahle', 'Valeo', 'Denso'].map((brand, i) =>
    row(`CA-${100 + i}`, 'Oil filter', brand),
  )
  const [brands, words] = [await refused('brands'), await refused('words')]
  const done = await bring(seller, list)
  expect(done).toMatchObject({ created: 5, failures: 1 })
  expect(done.failed).toMatchObject([{ row: 7, code: 'quota_brands' }])
  expect(await outcome(sell(seller, 'CA-1', { partBrand: 'Hella' }))).toBe('409 quota.brands')

  const writer = await person()
  const odd = ['qwzx vbkj wplf', 'qwzx vbkj zxcv', 'tgbn yhnm rfvt', 'lkmo pzvx'].map((name, i) =>
    row(`DA-${100 + i}`, `Oil filter ${name}`),
  )
  const written = await bring(writer, odd)
  expect(written).toMatchObject({ created: 4, failures: 0 })
  const more = await bring(writer, [row('DA-200', 'Oil filter jqzk')])
  expect(more.failed).toMatchObject([{ code: 'quota_words' }])
  const renamed = app.call(
    'updateListing',
    {
      _id: (await app.call('getMyListing', {}, { token: writer.token })).listings[0]!._id,
      partName: 'Oil filter jqzk',
    },
    { token: writer.token },
  )
  expect(await outcome(renamed)).toBe('409 quota.words')
  expect([(await refused('brands')) - brands, (await refused('words')) - words]).toEqual([2, 2])
})

test('vehicles are counted once for all listings that fit the same', async ({
  world: { app, pool, person, bring, refused, sell },
}) => {
  const seller = await person()
  const fits = (from: number, models = ['patrol']) => ({
    universal: 'false' as const,
    fits: JSON.stringify(models.map((model) => ({ model: `nissan/${model}`, from, to: 2020 }))),
  })
  const before = await refused('vehicles')
  const { listing } = await sell(seller, 'VA-1', fits(2010, ['patrol', 'sunny', 'altima']))
  await sell(seller, 'VA-2', fits(2010, ['altima', 'sunny', 'patrol']))
  const cars = ['2011-2020', '2012-2020', '2013-2020', '2012-2020'].map(
    (years, i) => `VB-10${i},Oil filter,Bosch,Filters,20,5,Nissan Patrol ${years}`,
  )
  const done = await bring(seller, cars, 'apply', ',Vehicles')
  expect(done).toMatchObject({ created: 3, failures: 1 })
  const message = withValues(errorTexts.en['row.quota_vehicles'], { limit: 5 })
  expect(done.failed).toMatchObject([{ row: 4, code: 'quota_vehicles', message }])
  const as = { token: seller.token }
  const change = app.call('updateListing', { _id: listing._id, ...fits(2001) }, as)
  expect(await outcome(change)).toBe('409 quota.vehicles')
  expect(await refused('vehicles')).toBe(before + 2)

  const counted = async () =>
    (
      await pool.query(
        `select sum(weight)::int vehicles from seller_term t join "user" u on u.no = t.seller_no
         where u.id = $1 and kind = 'fitment'`,
        [seller.user._id],
      )
    ).rows[0].vehicles
  expect(await counted()).toBe(5)
  const { listings } = await app.call('getMyListing', {}, as)
  for (const { _id, partSKU } of listings)
    if (partSKU !== 'VA-2') await app.call('removeListing', { _id }, as)
  await pool.query(`select graphile_worker.add_job('recount-terms')`)
  await expect.poll(counted).toBe(3)
  // Of a seller whose brands alone were counted before.
  await pool.query(`delete from seller_term where kind = 'fitment'`)
  await sell(seller, 'VA-3', fits(2011))
  expect(await counted()).toBe(4)
})

test('changes, files and messages have a daily quota that resets the next day', async ({
  world: { app, person, bring, refused, sell, setUsed, pool },
}) => {
  const [seller, buyer] = [await person(), await join(app, 'BUYER')]
  const { listing } = await sell(seller, 'EA-1')
  const by = { token: seller.token }
  await setUsed(seller, 'writesPerDay', 29)
  const list = await bring(seller, rows(3, 'EB'))
  expect(list).toMatchObject({ created: 1, failures: 2 })
  expect(list.failed).toMatchObject([
    { code: 'quota_writesPerDay' },
    { code: 'quota_writesPerDay' },
  ])
  const price = { ids: [listing._id], action: 'price' as const, value: 10 }
  expect(await outcome(app.call('changeListings', price, by))).toBe('429 quota.writesPerDay')
  await pool.query(`update account_usage set day = day - 1`)
  expect(await app.call('changeListings', price, by)).toMatchObject({ changed: 1 })

  await setUsed(seller, 'filesPerDay', 8)
  expect(await outcome(sell(seller, 'EA-2'))).toBe('429 quota.filesPerDay')
  expect(await outcome(bring(seller, rows(1, 'EC')))).toBe('429 quota.filesPerDay')

  const asBuyer = { token: buyer.token }
  const { roomId } = await app.call('startChat', { listing_id: listing._id }, asBuyer)
  const write = (message: string, files = {}) =>
    app.call('sendMessage', { roomId, clientId: newId(), message }, { ...asBuyer, files })
  const attachment = await pictureFile()
  for (const message of ['one', 'two']) await write(message)
  await write('three', { attachment })
  const before = await refused('messagesPerDay')
  let after = 0
  const late = app.call(
    'sendMessage',
    { roomId, clientId: newId(), message: 'four' },
    { ...asBuyer, onReply: ({ headers }) => (after = Number(headers['retry-after'])) },
  )
  expect(await outcome(late)).toBe('429 quota.messagesPerDay')
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThanOrEqual(24 * 3_600)
  expect(await refused('messagesPerDay')).toBe(before + 1)
  expect(
    await app.call('sendMessage', { roomId, clientId: newId(), message: 'yes' }, by),
  ).toMatchObject({ message: 'yes' })
})

test('stored files share one quota of bytes', async ({
  world: { app, pool, person, sell, bring, refused },
}) => {
  const seller = await person()
  await sell(seller, 'FA-1')
  const { rows: pictures } = await pool.query(
    `select bytes from listing_picture p join "user" u on u.no = p.owner_no where u.id = $1`,
    [seller.user._id],
  )
  expect(pictures).toEqual([{ bytes: expect.toSatisfy((bytes: number) => bytes > 100) }])
  await pool.query(
    `update stored_file set bytes = 1000000
     where owner_no = (select no from "user" where id = $1)`,
    [seller.user._id],
  )
  const before = await refused('storedMegabytes')
  expect(await outcome(sell(seller, 'FA-2'))).toBe('409 quota.storedMegabytes')
  expect(await outcome(bring(seller, rows(1, 'FB')))).toBe('409 quota.storedMegabytes')
  const avatar = app.call(
    'updateUser',
    {},
    {
      token: seller.token,
      files: { avatar: await pictureFile() },
    },
  )
  expect(await outcome(avatar)).toBe('409 quota.storedMegabytes')
  expect(await refused('storedMegabytes')).toBe(before + 3)
  // Without a file nothing is stored.
  const update = { token: seller.token }
  const { listings } = await app.call('getMyListing', {}, update)
  await app.call('updateListing', { _id: listings[0]!._id, price: '30' }, update)
})

test('rows of lists that were only checked have a small quota and expire after a day', async ({
  world: { app, pool, person, bring },
}) => {
  const seller = await person()
  const as = { token: seller.token }
  const { job } = await bring(seller, rows(6, 'GA'), 'check')
  const second = await bring(seller, rows(3, 'GB'), 'check')
  expect(await outcome(bring(seller, rows(1, 'GC'), 'check'))).toBe('409 quota.checkedRows')
  await app.call('cancelImport', { job: second.job }, as)
  const { job: third } = await bring(seller, [...rows(1, 'GC'), row('', 'No number')], 'check')
  const stored = async () =>
    (
      await pool.query(
        `select (select count(*)::int from import_row r where r.import_no = i.no) rows
         from listing_import i join "user" u on u.no = i.seller_no where u.id = $1 order by i.no`,
        [seller.user._id],
      )
    ).rows.map(({ rows }) => rows)
  expect(await stored()).toEqual([6, 0, 2])

  await pool.query(
    `update listing_import set created_at = now() - interval '25 hours' where id = $1`,
    [job],
  )
  await pool.query(`select graphile_worker.add_job('sweep-imports')`)
  await expect.poll(stored).toEqual([0, 0, 2])
  const expired = await app.call('getImportStatus', { job }, as)
  expect(expired).toMatchObject({ state: 'failed', problem: { code: 'expired' }, preview: [] })
  const apply = (id: string) => importList(app, { mode: 'apply', job: id }, as)
  expect(await outcome(apply(job))).toBe('409 import.not_checked')
  expect(await apply(third)).toMatchObject({ state: 'done', created: 1, failures: 1 })
  // Only rejected rows are stored, for a week.
  expect(await stored()).toEqual([0, 0, 1])
  const downloadable = async () =>
    (await app.call('getImports', {}, as)).items.map(({ leftOut }) => leftOut)
  expect(await downloadable()).toEqual([true, false, false])
  await pool.query(
    `update listing_import set created_at = now() - interval '8 days' where id = $1`,
    [third],
  )
  await pool.query(`select graphile_worker.add_job('sweep-imports')`)
  await expect.poll(stored).toEqual([0, 0, 0])
  expect(await downloadable()).toEqual([false, false, false])
})

test('a list above its time limit ends, and a used-up day refuses further lists', async ({
  world: { app, pool, person, bring, refused, setUsed },
}) => {
  const seller = await person()
  const { job } = await bring(seller, rows(2, 'HA'), 'check')
  const worked = async () =>
    (await pool.query(`select worked_ms from listing_import where id = $1`, [job])).rows[0]
      .worked_ms
  expect(await worked()).toBeGreaterThan(0)
  await pool.query(`update listing_import set worked_ms = 900000 where id = $1`, [job])
  const before = await refused('secondsPerImport')
  const apply = () => importList(app, { mode: 'apply', job }, { token: seller.token })
  // What the last turn did is not rolled back.
  expect(await apply()).toMatchObject({ state: 'done', created: 2 })
  expect(await refused('secondsPerImport')).toBe(before + 1)
  await setUsed(seller, 'importerSecondsPerDay', 3_600)
  expect(await outcome(bring(seller, rows(1, 'HB')))).toBe('429 quota.importerSecondsPerDay')
})

test('a recount of brands and words agrees with the listings', async ({
  world: { app, pool, person, bring },
}) => {
  const seller = await person()
  const as = { token: seller.token }
  await bring(seller, [
    row('KA-101', 'Oil filter qwzx', 'Bosch'),
    row('KA-102', 'Oil filter vbkj', 'Mann'),
    row('KA-103', 'Oil filter vbkj plmk', 'Hella'),
  ])
  const terms = async () =>
    (
      await pool.query(
        `select term from seller_term t join "user" u on u.no = t.seller_no
         where u.id = $1 and kind <> 'fitment' order by 1`,
        [seller.user._id],
      )
    ).rows.map(({ term }) => term)
  const all = ['bosch', 'hella', 'mann', 'plmk', 'qwzx', 'vbkj']
  expect(await terms()).toEqual(all)
  const { listings } = await app.call('getMyListing', { sort: 'oldest' }, as)
  for (const { _id } of listings.slice(1)) await app.call('removeListing', { _id }, as)
  expect(await terms()).toEqual(all)
  await pool.query(`select graphile_worker.add_job('recount-terms')`)
  await expect.poll(terms).toEqual(['bosch', 'qwzx'])
  // Of listings from before terms were counted.
  await pool.query(`delete from seller_term`)
  await bring(seller, [row('KA-109', 'Oil filter', 'Hella')])
  expect(await terms()).toEqual(['bosch', 'hella', 'qwzx'])
})
