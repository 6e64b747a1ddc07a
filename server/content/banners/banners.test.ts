import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { mostBanners } from '#contract/banner-kinds.ts'
import { appOn, testApp } from '../../testing/app.ts'
import { joinAsOperator } from '../../testing/operators.ts'
import { objections, outcome } from '../../testing/refusal.ts'
import { ensureBuiltWeb } from '../../testing/web.ts'
import { testIn } from '../../testing/world.ts'
import { builtWeb } from '../../web.ts'
import { banner } from './banner.tables.ts'
import { ShownBanners } from './shown-banners.ts'

ensureBuiltWeb()
const web = builtWeb()

const test = testIn(async (atEnd) => {
  const app = await testApp('empty', { atEnd, web })
  const support = await joinAsOperator(app, 'support')
  const finance = await joinAsOperator(app, 'finance')
  const create = (word: string, more: Partial<InputOf<'createBanner'>> = {}, by = support) => {
    const texts = { en: `${word} en`, ar: `${word} ar`, fr: `${word} fr`, zh: `${word} zh` }
    const fields = { kind: 'info', link: null, audience: 'all', until: null } as const
    return app.call('createBanner', { texts, ...fields, ...more }, by)
  }
  const end = (id: string) => app.call('endBanner', { id }, support)
  const pageOf = async (url = '/stores', on: Pick<typeof app, 'http'> = app) =>
    (await on.http.inject({ url })).body
  return { app, db: app.database.db, support, finance, create, end, pageOf }
})

const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

test('cached pages have the banner of their language at once, also of other processes', async ({
  world: { app, create, end, pageOf },
}) => {
  const other = await appOn(app.database.url, { web })
  for (const on of [app, other]) expect(await pageOf('/stores', on)).not.toContain('site-banner')
  const { _id: id } = await create('Eid <i>&', { link: '/help?a=1&b="2"'.replaceAll('"', '') })
  const english = await pageOf()
  expect(english).toContain('<bdi>Eid &lt;i&gt;&amp; en</bdi>')
  expect(english).toContain('href="/help?a=1&amp;b=2"')
  expect(english).not.toContain('nonce=')
  expect(await pageOf('/stores?lang=ar')).toContain('Eid &lt;i&gt;&amp; ar')
  await expect.poll(() => pageOf('/stores', other)).toContain('Eid &lt;i&gt;')
  const restarted = await appOn(app.database.url, { web })
  expect(await pageOf('/stores', restarted)).toContain('Eid &lt;i&gt;')
  await end(id)
  expect(await pageOf()).not.toContain('site-banner')
  await expect.poll(() => pageOf('/stores', other)).not.toContain('site-banner')
  expect(await outcome(end(id))).toBe('404 banner.not_found')
})

test('the script of a banner is in the policy of the page', async ({
  world: { app, create, end },
}) => {
  const before = await app.http.inject({ url: '/stores' })
  const { _id: id } = await create('Policy')
  const { headers } = await app.http.inject({ url: '/stores' })
  const hashes = (policy: unknown) => String(policy).match(/'sha256-[^']+'/g)!.length
  expect(hashes(headers['content-security-policy'])).toBe(
    hashes(before.headers['content-security-policy']) + 1,
  )
  await end(id)
})

test('a banner begins and ends by its times, on pages that are cached', async ({
  world: { create, pageOf },
}) => {
  await create('Soon', { from: inMs(700), until: inMs(1_600) })
  expect(await pageOf()).not.toContain('Soon en')
  await expect.poll(() => pageOf()).toContain('Soon en')
  await expect.poll(() => pageOf()).not.toContain('Soon en')
})

test('a beginning at which banners can’t be read is caught up with', async ({
  world: { db, create, end },
}) => {
  let tries = 0
  const shown = new ShownBanners({
    db,
    log: () => {},
    onChange: async (change) => {
      if (tries++ === 0) throw new Error('no database')
      await shown.apply(change)
    },
  })
  const { _id: id } = await create('Caught up', { from: inMs(500) })
  await shown.reload()
  await expect.poll(() => tries).toBeGreaterThan(1)
  expect(shown.html('en', '')).toContain('Caught up en')
  shown.close()
  await end(id)
})

test('of each audience the one that began last is shown', async ({
  world: { create, end, pageOf },
}) => {
  const made = [
    await create('First'),
    await create('Second'),
    await create('Garages', { audience: 'garages', kind: 'warning' }),
  ]
  const page = await pageOf()
  expect(page).not.toContain('First en')
  expect(page).toContain('Second en')
  expect(page).toMatch(/data-kind="warning"[^>]*data-role="BUYER" hidden><p><bdi>Garages en/)
  for (const { _id } of made) await end(_id)
})

test('texts, links and times are bounded, and only those who may write banners do', async ({
  world: { app, db, support, finance, create, end },
}) => {
  for (const link of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil',
    'http://x.example',
    'a b',
  ])
    expect(Object.keys(await objections(create('Link', { link })))).toEqual(['link'])
  for (const until of [inMs(-1_000), inMs(0)])
    expect(Object.keys(await objections(create('Past', { until })))).toEqual(['until'])
  const { _id: ancient } = await create('Ancient', { from: '0000-01-01T00:00:00Z' })
  await end(ancient)
  const backwards = create('Back', { from: inMs(10_000), until: inMs(5_000) })
  expect(Object.keys(await objections(backwards))).toEqual(['until'])
  expect(await outcome(create('x'.repeat(201)))).toBe('400 input.invalid')
  expect(await outcome(create('Finance', {}, finance))).toBe('403 auth.role')
  const made = []
  for (let i = 0; i < mostBanners; i++) made.push(await create(`Many ${i}`, { from: inMs(60_000) }))
  expect(await outcome(create('One more'))).toBe('409 banner.too_many')
  const { items, total } = await app.call('getBanners', { limit: 100 }, support)
  expect(items.filter(({ state }) => state === 'scheduled')).toHaveLength(mostBanners)
  expect(total).toBeGreaterThanOrEqual(mostBanners)
  for (const { _id } of made) await end(_id)
  await expect(db.delete(banner)).rejects.toThrow()
  const [first] = made
  await expect(
    db.update(banner).set({ endsAt: null }).where(eq(banner.id, first!._id)),
  ).rejects.toThrow()
  const owner = await joinAsOperator(app)
  const { entries } = await app.call('getAuditLog', { limit: 100 }, owner)
  expect(entries.filter(({ subject }) => subject === first!._id).map(({ event }) => event)).toEqual(
    ['banner.ended', 'banner.created'],
  )
})
