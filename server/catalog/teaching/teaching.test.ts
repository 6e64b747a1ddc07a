import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { mostTaughtTerms } from '#contract/limits.ts'
import { appOn, testApp, type TestApp } from '../../testing/app.ts'
import { joinAsOperator } from '../../testing/operators.ts'
import { join } from '../../testing/people.ts'
import { outcome } from '../../testing/refusal.ts'
import { found, stock } from '../../testing/searching.ts'
import { testIn } from '../../testing/world.ts'

const prado = { fits: [{ model: 'toyota/prado', from: 2010, to: 2017 }] }

const test = testIn(async (atEnd) => {
  const app = await testApp('empty', { atEnd, env: { LIMIT_PER_ADDRESS: '1000' } })
  await stock(app, [
    ['88430-7Q9Z1', 'Alternator', { category: 'Electricals', brand: 'Zalmodine', ...prado }],
    ['RADIATOR', 'Radiator', { category: 'Engine Cooling', ...prado }],
  ])
  const owner = await joinAsOperator(app)
  const support = await joinAsOperator(app, 'support')
  return { app, db: app.database.db, owner, support }
})

type Term = InputOf<'teachTerm'>

const termOf = (term: string, changes: Partial<Term> = {}): Term => ({
  ...{ term, language: 'ar-Latn', meanings: ['alternator'], example: `${term} prado 2015` },
  ...changes,
})

const skusOf = async (app: TestApp, text: string) => (await found(app, text)).skus

test('a taught term counts at once, in other processes and after a restart, until it is withdrawn', async ({
  world: { app, support },
}) => {
  const other = await appOn(app.database.url)
  expect(await skusOf(app, 'kashcha')).toEqual([])
  const { _id } = await app.call('teachTerm', termOf('Kashcha'), support)
  expect(await skusOf(app, 'kashcha')).toEqual(['88430-7Q9Z1'])
  await expect.poll(() => skusOf(other, 'kashchas 2015')).toEqual(['88430-7Q9Z1'])
  const restarted = await appOn(app.database.url)
  expect(await skusOf(restarted, 'KASHCHA')).toEqual(['88430-7Q9Z1'])

  const { items } = await app.call('getTerms', {}, support)
  expect(items).toMatchObject([
    {
      ...{ _id, term: 'Kashcha', state: 'active', by: 'Mariam Al Suwaidi', reviewed: null },
      meanings: [{ key: 'alternator', label: 'Alternator' }],
    },
  ])
  await app.call('withdrawTerm', { id: _id }, support)
  expect(await skusOf(app, 'kashcha')).toEqual([])
  for (const each of [other, restarted])
    await expect.poll(() => skusOf(each, 'kashcha')).toEqual([])
  expect(await outcome(app.call('withdrawTerm', { id: _id }, support))).toBe(
    '404 vocabulary.not_found',
  )
})

test('what the preview says is what a term then does', async ({ world: { app, support } }) => {
  const term = termOf('rondellino', { meanings: ['radiator'], language: 'en' })
  const { before, after, changed } = await app.call('previewTerm', term, support)
  expect(before).toMatchObject({ unknown: ['rondellino'] })
  expect(after).toMatchObject({ total: 1, unknown: [] })
  expect(after.mentions[0]).toMatchObject({ typed: 'rondellino', label: 'Radiator' })
  expect(changed).toBe(0)
  expect(await skusOf(app, 'rondellino prado 2015')).toHaveLength(before.total)
  await app.call('teachTerm', term, support)
  expect(await skusOf(app, 'rondellino prado 2015')).toEqual(['RADIATOR'])
})

test('a term that changes known queries is taught only when that was confirmed', async ({
  world: { app, support },
}) => {
  const breaking = termOf('prado 2015', { meanings: ['radiator'] })
  const { changes, changed } = await app.call('previewTerm', breaking, support)
  expect(changed).toBeGreaterThan(0)
  expect(changes).toContainEqual({
    text: 'front brake pads prado 2015',
    before: expect.stringContaining('Front brake pad set') as string,
    after: expect.stringContaining('Radiator') as string,
  })
  expect(await outcome(app.call('teachTerm', breaking, support))).toBe(
    '409 vocabulary.changes_others',
  )
  const { _id } = await app.call('teachTerm', { ...breaking, anyway: true }, support)
  await app.call('withdrawTerm', { id: _id }, support)
})

test.for<[string, string, Partial<Term>?]>([
  ['a name that the files have', 'Alternator', { language: 'en' }],
  ['one of the reference, its words in another order', 'cruiser land'],
  ['a filler', 'please'],
  ['a brand on offer', 'zalmodine'],
])('%s is known already', async ([, term, changes], { world: { app, support } }) => {
  const taught = app.call('teachTerm', termOf(term, changes), support)
  expect(await outcome(taught)).toBe('409 vocabulary.known')
})

test.for([
  ['a part number', '04465-60320'],
  ['one on offer', '88430 7Q9Z1'],
  ['one with letters', 'd1060 jx00a'],
  ['a year', '2015'],
  ['a size', '5w30'],
  ['a number in Arabic digits', '٠٤٤٦٥'],
  ['a VIN among words', 'bumper JTEBX9FJ5FK123456'],
  ['a mobile number', 'call 050 123 4567'],
  ['an e-mail address', 'ali@example.com'],
])('%s is no term', async ([, term], { world: { app, support } }) => {
  const taught = app.call('teachTerm', termOf(term!, { example: 'x' }), support)
  expect(await outcome(taught)).toBe('400 vocabulary.number')
})

test.for([
  ['signs alone', '.*+?^${}()|[]\\'],
  ['more words than a term has', 'ka be ce de fe ge he'],
  ['two words of a list', 'kashchu, kashche'],
  ['digits beside nothing', '1 2'],
])('%s can’t be read as a term', async ([, term], { world: { app, support } }) => {
  const taught = app.call('teachTerm', termOf(term!), support)
  expect(await outcome(taught)).toBe('400 vocabulary.unreadable')
})

test.for([
  ['signs of a regular expression', '(kashkan)*+[a-z', 'kashkan a-z'],
  ['mixed scripts', 'kашкар برجلان', 'برجلان kашкар'],
  ['Arabic with vowel marks', 'كَشْكَنْجَبِين', 'كشكنجبين'],
  ['another ending', 'kashtorn', 'kashtorns'],
  ['Chinese in a run', '卡什查', '普拉多卡什查'],
])('%s: taught, it is found', async ([, term, typed], { world: { app, support } }) => {
  await app.call('teachTerm', termOf(term!, { example: 'x' }), support)
  expect(await skusOf(app, typed!)).toEqual(['88430-7Q9Z1'])
})

test('meanings are known and go together', async ({ world: { app, support } }) => {
  for (const meanings of [
    ['flux-capacitor'],
    ['alternator', 'make/toyota'],
    ['alternator', 'alternator'],
  ]) {
    const taught = app.call('teachTerm', termOf('kashmeaning', { meanings }), support)
    expect(await outcome(taught)).toBe('400 vocabulary.mixed')
  }
  const { items } = await app.call('findMeanings', { q: 'فحمات' }, { ...support, language: 'ar' })
  expect(items.map(({ key }) => key)).toContain('brake-pad-set-front')
  const cars = await app.call('findMeanings', { q: 'land cru' }, support)
  expect(cars.items).toContainEqual({
    ...{ key: 'toyota/land-cruiser', kind: 'model' },
    ...{ label: 'Land Cruiser', detail: 'Toyota' },
  })
})

test('a taught car or condition narrows as one of the files does', async ({
  world: { app, support },
}) => {
  await app.call('teachTerm', termOf('el jefe', { meanings: ['toyota/prado'] }), support)
  await app.call('teachTerm', termOf('zwanzigste', { meanings: ['tier/used'] }), support)
  const { understood } = await found(app, 'radiator el jefe zwanzigste')
  expect(understood.mentions.map(({ kind, label }) => [kind, label])).toEqual([
    ['part', 'Radiator'],
    ['model', 'Land Cruiser Prado'],
    ['tier', 'Used'],
  ])
})

test('two who teach the same at once: one term', async ({ world: { app, owner, support } }) => {
  const both = [owner, support].map((by) => outcome(app.call('teachTerm', termOf('kashtwice'), by)))
  expect((await Promise.all(both)).toSorted()).toEqual(['409 vocabulary.taught', 'accepted'])
})

test('only an owner reviews, once; every step is in the audit log', async ({
  world: { app, owner, support },
}) => {
  const { _id: id } = await app.call('teachTerm', termOf('kashreview'), support)
  expect(await outcome(app.call('reviewTerm', { id }, support))).toBe('403 auth.role')
  await app.call('reviewTerm', { id }, owner)
  const reviewed = async () =>
    (await app.call('getTerms', {}, owner)).items.find(({ _id }) => _id === id)!.reviewed
  const first = await reviewed()
  expect(first).not.toBeNull()
  await app.call('reviewTerm', { id }, owner)
  expect(await reviewed()).toBe(first)
  await app.call('withdrawTerm', { id }, support)
  const { entries } = await app.call('getAuditLog', { limit: 100 }, owner)
  const steps = entries.filter(({ subject }) => subject === id).map(({ event }) => event)
  expect(steps).toEqual(['term.withdrawn', 'term.reviewed', 'term.reviewed', 'term.taught'])
})

test('the name of a listing is read by the files alone', async ({ world: { app, support } }) => {
  await app.call('teachTerm', termOf('quorlisting', { meanings: ['radiator'] }), support)
  await stock(app, [['NAMED', 'Quorlisting', { category: 'Body Parts' }]])
  const { listings } = await app.call('searchListings', { string: 'quorlisting' })
  expect(listings.map(({ partSKU }) => partSKU)).toEqual(['RADIATOR', 'NAMED'])
  expect(await skusOf(app, 'radiator')).toEqual(['RADIATOR'])
  const { token } = await join(app, 'SELLER')
  const proposal = await app.call('proposeListing', { name: 'Quorlisting' }, { token })
  expect(proposal).toMatchObject({ by: null })
})

const insertTerms = (db: TestDb, values: ReturnType<typeof sql>) =>
  db.execute(sql`
    insert into vocabulary_term (id, text, spelling, language, meanings, example) ${values}`)
type TestDb = Awaited<ReturnType<typeof testApp>>['database']['db']

test('rows that can’t be read are skipped, and those that the files have are left to them', async () => {
  const { database } = await testApp('empty')
  await insertTerms(
    database.db,
    sql`values
      (gen_random_uuid(), 'kashgone', 'kashgone', 'en', '{no-such-part}', 'x'),
      (gen_random_uuid(), 'kashmix', 'kashmix', 'en', '{alternator,make/toyota}', 'x'),
      (gen_random_uuid(), '...', '', 'en', '{alternator}', 'x'),
      (gen_random_uuid(), 'dinamo', 'dinamo', 'en', '{alternator}', 'x'),
      (gen_random_uuid(), 'kashgood', 'kashgood', 'en', '{alternator}', 'x')`,
  )
  await database.db.execute(sql`
    insert into vocabulary_term (id, text, spelling, language, meanings, example, state, ended_at)
    select gen_random_uuid(), text, text, 'en', '{alternator}', 'x', 'exported', now() - days * interval '1 day'
    from (values ('kashback', 1), ('kashremoved', 8)) as exported (text, days)`)
  const app = await appOn(database.url)
  const { body } = await app.http.inject({ url: '/metrics' })
  expect(body).toMatch(/^ghiyar_vocabulary_rows_skipped 3$/m)
  expect(body).toMatch(/^ghiyar_vocabulary_terms 2$/m)
  const { understood } = await found(app, 'kashgood')
  expect(understood.mentions).toMatchObject([{ kind: 'part', label: 'Alternator' }])
  expect((await found(app, 'kashback')).understood.mentions).toHaveLength(1)
  for (const text of ['kashgone', 'kashremoved'])
    expect((await found(app, text)).understood.mentions).toEqual([])
  const { rows } = await database.db.execute(sql`
    select text, state, ended_at is not null ended from vocabulary_term
    where state <> 'active' and text not like 'kash%'`)
  expect(rows).toEqual([{ text: 'dinamo', state: 'exported', ended: true }])
})

test('there are only so many active terms', async () => {
  const app = await testApp('empty')
  const by = await joinAsOperator(app)
  await insertTerms(
    app.database.db,
    sql`select gen_random_uuid(), 'kash' || i, 'kash' || i, 'en', '{alternator}', 'x'
      from generate_series(1, ${mostTaughtTerms}) i`,
  )
  expect(await outcome(app.call('teachTerm', termOf('kashone'), by))).toBe(
    '409 vocabulary.too_many',
  )
  const { total, items } = await app.call('getTerms', {}, by)
  expect(total).toBe(mostTaughtTerms)
  await app.call('withdrawTerm', { id: items[0]!._id }, by)
  expect(await outcome(app.call('teachTerm', termOf('kashone'), by))).toBe('accepted')
})
