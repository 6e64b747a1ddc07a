import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { articlePictures, mostScheduledVersions } from '#contract/content-kinds.ts'
import type { ArticleSource, ContentSource, PageSource } from '#contract/content-sources.ts'
import { languages } from '#contract/language.ts'
import { appOn, testApp } from '../../testing/app.ts'
import { repetitions } from '../../testing/effort.ts'
import { joinAsOperator } from '../../testing/operators.ts'
import { objections, outcome } from '../../testing/refusal.ts'
import { ensureBuiltWeb } from '../../testing/web.ts'
import { testIn } from '../../testing/world.ts'
import { builtWeb } from '../../web.ts'
import { inEveryLanguage } from '../markdown.ts'
import { articlesOf } from '../newsletter-letters.ts'
import { readContent } from '../read-content.ts'
import { contentVersion } from './content-version.tables.ts'
import { CurrentContent } from './current-content.ts'

ensureBuiltWeb()
const web = builtWeb()

const article = (word: string, more: Partial<ArticleSource> = {}): ArticleSource => ({
  ...{ kind: 'article', date: '2026-01-02', picture: 'ecu', popular: null },
  texts: inEveryLanguage((language) => ({
    ...{ title: `${word} ${language}`, industry: 'Parts', summary: `About ${word}.` },
    body: `## Heading\n\nText of ${word}.`,
  })),
  ...more,
})

const page = (word: string): PageSource => ({
  ...{ kind: 'page', updated: null },
  texts: inEveryLanguage((language) => ({
    ...{ title: `${word} ${language}`, summary: `About ${word}.` },
    body: `## Heading\n\n${word} in ${language}.`,
  })),
})

const office = (name: string): ContentSource => ({
  ...{ kind: 'office', hours: [] },
  social: [{ name, url: `https://social.example/${name}` }],
})

const test = testIn(async (atEnd) => {
  const app = await testApp('empty', { atEnd, web })
  const owner = await joinAsOperator(app)
  const other = await joinAsOperator(app, 'support')
  const finance = await joinAsOperator(app, 'finance')
  type Item = InputOf<'getContentItem'>
  const item = (of: Item) => app.call('getContentItem', of, owner)
  const lastOf = async (of: Item) =>
    (await app.call('getContentVersions', { ...of, limit: 1 }, owner)).items[0]?._id ?? null
  const save = async (
    id: string,
    content: ContentSource,
    more: Partial<InputOf<'saveContent'>> = {},
    by = owner,
  ) => {
    const expected = await lastOf({ kind: content.kind, id })
    return app.call('saveContent', { id, content, reason: 'A test', expected, ...more }, by)
  }
  const reset = async (
    of: Item,
    step: 'delivered' | 'withdrawn' = 'delivered',
    more: Partial<InputOf<'resetContent'>> = {},
  ) => {
    const expected = await lastOf(of)
    return app.call('resetContent', { ...of, step, reason: 'Back', expected, ...more }, owner)
  }
  const pageOf = async (url: string, on: Pick<typeof app, 'http'> = app) =>
    (await on.http.inject({ url })).body
  return { app, db: app.database.db, owner, other, finance, item, lastOf, save, reset, pageOf }
})

const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const aboutUs = { kind: 'page', id: 'about-us' } as const

test('a page shows what was saved at once, also of other processes, and its file again', async ({
  world: { app, save, reset, item, pageOf },
}) => {
  const other = await appOn(app.database.url, { web })
  const before = await pageOf('/about-us')
  await pageOf('/about-us', other)
  await save('about-us', page('Edited'))
  expect(await pageOf('/about-us')).toContain('Edited in en.')
  expect(await pageOf('/about-us?lang=ar')).toContain('Edited in ar.')
  await expect.poll(() => pageOf('/about-us', other)).toContain('Edited in en.')
  const restarted = await appOn(app.database.url, { web })
  expect(await pageOf('/about-us', restarted)).toContain('Edited in en.')
  expect(await item(aboutUs)).toMatchObject({ state: 'changed', delivered: true })
  await reset(aboutUs)
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0]
  expect(main(await pageOf('/about-us'))).toBe(main(before))
  await expect.poll(() => pageOf('/about-us', other)).not.toContain('Edited')
  expect(await item(aboutUs)).toMatchObject({ state: 'delivered' })
})

test('a scheduled version comes into force by its time, on pages that are cached', async ({
  world: { app, owner, save, reset, pageOf },
}) => {
  const { _id: later } = await save('office', office('Later'), { from: inMs(3_600_000) })
  expect(await pageOf('/stores')).not.toContain('social.example')
  const { items } = await app.call('getContentItems', { kind: 'office' }, owner)
  expect(items).toMatchObject([{ state: 'delivered', scheduled: expect.any(String) as string }])
  await save('office', office('Soon'), { from: inMs(900) })
  await pageOf('/stores')
  await expect.poll(() => pageOf('/stores')).toContain('social.example/Soon')
  await app.call('withdrawContentVersion', { id: later }, owner)
  await reset({ kind: 'office', id: 'office' })
  expect(await pageOf('/stores')).not.toContain('social.example')
})

test('an article whose only scheduled version was withdrawn is no longer scheduled', async ({
  world: { app, owner, save, item },
}) => {
  const coming = { kind: 'article', id: 'a-coming-one' } as const
  const states = async () => {
    const { items } = await app.call('getContentItems', { kind: 'article', limit: 100 }, owner)
    return [(await item(coming)).state, items.find(({ id }) => id === coming.id)?.state]
  }
  const { _id } = await save(coming.id, article('Coming'), { isNew: true, from: inMs(3_600_000) })
  expect(await states()).toEqual(['scheduled', 'scheduled'])
  await app.call('withdrawContentVersion', { id: _id }, owner)
  expect(await states()).toEqual(['withdrawn', 'withdrawn'])
})

const ownerOf = (app: Parameters<typeof joinAsOperator>[0]) => joinAsOperator(app)

test('an added article is in the news, the sitemap and at its address until it is withdrawn', async ({
  world: { app, owner, save, reset, item, pageOf },
}) => {
  const sitemap = () => pageOf('/sitemaps/pages-1.xml')
  await pageOf('/news')
  expect(await outcome(save('read-a-part-number', article('Twice'), { isNew: true }))).toBe(
    '409 content.taken',
  )
  expect(await outcome(save('not-there', article('New')))).toBe('404 content.not_found')
  expect(Object.keys(await objections(save('No Slug', article('New'), { isNew: true })))).toEqual([
    'id',
  ])
  await save('an-added-one', article('Added', { date: '2026-11-20' }), { isNew: true })
  expect(await pageOf('/news')).toContain('Added en')
  expect(await pageOf('/news-details/an-added-one?lang=zh')).toContain('Added zh')
  expect(await sitemap()).toContain('/news-details/an-added-one')
  const added = { kind: 'article', id: 'an-added-one' } as const
  expect(await outcome(reset(added))).toBe('409 content.no_file')
  await reset(added, 'withdrawn')
  expect(await pageOf('/news')).not.toContain('Added en')
  expect((await app.http.inject({ url: '/news-details/an-added-one' })).statusCode).toBe(404)
  expect(await sitemap()).not.toContain('an-added-one')
  expect(await item(added)).toMatchObject({
    ...{ state: 'withdrawn', delivered: false },
    content: { texts: { en: { title: 'Added en' } } },
  })
  const { items } = await app.call('getContentItems', { kind: 'article', limit: 100 }, owner)
  expect(items.find(({ id }) => id === added.id)).toMatchObject({ title: 'Added en' })
  await save(added.id, article('Again', { date: '2026-11-20' }))
  expect(await pageOf('/news')).toContain('Again en')
  await reset(added, 'withdrawn')
})

test('two editors don’t overwrite one another, and what is the same is no version', async ({
  world: { app, owner, other, save, lastOf, reset },
}) => {
  const expected = await lastOf(aboutUs)
  const both = await Promise.all(
    [owner, other].map((by, nth) => outcome(save('about-us', page(`Of ${nth}`), { expected }, by))),
  )
  expect(both.toSorted()).toEqual(['409 content.changed', 'accepted'])
  const last = await app.call('getContentItem', aboutUs, owner)
  expect(await outcome(save('about-us', last.content))).toBe('409 content.unchanged')
  expect(await outcome(reset(aboutUs, 'delivered', { expected }))).toBe('409 content.changed')
  await reset(aboutUs)
  expect(await outcome(reset(aboutUs))).toBe('409 content.unchanged')
  const { items, total } = await app.call('getContentVersions', { ...aboutUs, limit: 2 }, owner)
  expect(items[0]).toMatchObject({ step: 'delivered', state: 'in_force', reason: 'Back' })
  expect(items[1]).toMatchObject({ step: 'saved', state: 'past', aspects: [...languages] })
  expect(total).toBeGreaterThanOrEqual(2)
  const { content } = await app.call('getContentVersion', { id: items[1]!._id }, owner)
  expect(content).toEqual(last.content)
})

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example)',
  '<javascript:alert(1)>',
  '![x](https://evil.example/pixel.png)',
  '![x](//evil.example/pixel.png)',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><input name=q></form>',
  '<h2 id="section-1">Forged</h2>',
  '<p style="position:fixed" class="page-head" onclick="alert(1)">x</p>',
  '```"><script>alert(1)</script>\ncode\n```',
  '[x](/help "\\"onmouseover=alert(1) ")',
  '<!-- <script> --><math><mtext></mtext></math>',
]

const forbidden =
  /<(?:script|style|svg|iframe|form|input|math|object|embed|link|meta)|<[^>]*(?:\son\w+=|javascript:|data:|\/\/evil|style=|class=)|<h2 id=/i

test('no text of an operator brings scripts, handlers or other sites into a page', async ({
  world: { app, owner },
}) => {
  const preview = (id: string, content: ContentSource) =>
    app.call('previewContent', { id, content, language: 'en' }, owner)
  for (const body of hostile) {
    const texts = inEveryLanguage(() => ({ title: 'T', industry: 'I', summary: 'S', body }))
    const made = await preview('new-one', { ...article('x'), texts })
    expect(made.article!.content.replace(/&lt;[\s\S]*?&gt;/g, ''), body).not.toMatch(forbidden)
    const ofPage = await preview('about-us', { kind: 'page', updated: null, texts })
    expect(ofPage.page!.sections, body).toEqual([])
    const answer = `## Group\n\n### <img onerror=x>? {#why}\n\n${body.replaceAll(/^#+/gm, '')}`
    const questions = inEveryLanguage(() => ({ body: answer }))
    const ofQuestions = await preview('questions', { kind: 'questions', texts: questions })
    const [group] = ofQuestions.questions!
    expect(group!.questions[0]!.answer.replace(/&lt;[\s\S]*?&gt;/g, ''), body).not.toMatch(
      forbidden,
    )
  }
  const heading = inEveryLanguage(() => ({
    ...{ title: 'T', summary: 'S', body: '## <img src=x onerror=alert(1)>\n\nText.' },
  }))
  const { page: made } = await preview('about-us', { kind: 'page', updated: null, texts: heading })
  expect(made!.content).toBe(
    '<h2 id="section-1">&lt;img src=x onerror=alert(1)&gt;</h2><p>Text.</p>\n',
  )
})

test('texts are bounded in length and depth, complete, and of known pictures and addresses', async ({
  world: { save, finance },
}) => {
  const withBody = (body: string) =>
    article('x', {
      texts: { ...article('x').texts, fr: { ...article('x').texts.fr, body } },
    })
  const deep = ['> '.repeat(2_000), '1. '.repeat(2_000), '_a'.repeat(15_000)]
  for (const body of ['', 'x'.repeat(30_001), ...deep])
    expect(Object.keys(await objections(save('find-the-vin', withBody(body))))).toEqual([
      'content.texts.fr.body',
    ])
  const twoLines = page('x')
  twoLines.texts.ar.title = 'A\nSubject: B'
  expect(Object.keys(await objections(save('help', twoLines)))).toEqual(['content.texts.ar.title'])
  const picture = article('x', { picture: 'not-there' })
  expect(Object.keys(await objections(save('find-the-vin', picture)))).toEqual(['content.picture'])
  const questions = {
    kind: 'questions' as const,
    texts: {
      ...inEveryLanguage(() => ({ body: '## A\n\n### Why? {#why}\n\nSo.' })),
      zh: { body: '## A\n\n### Why? {#how}\n\nSo.' },
    },
  }
  expect(Object.keys(await objections(save('questions', questions)))).toEqual([
    'content.texts.zh.body',
  ])
  for (const url of ['javascript:alert(1)', 'http://x.example', 'https://x.example/ y', '//x.y'])
    expect(
      await outcome(save('office', { kind: 'office', hours: [], social: [{ name: 'X', url }] })),
    ).toBe('400 input.invalid')
  expect(await outcome(save('office', office('x'), { from: inMs(400 * 86_400_000) }))).toBe(
    '400 input.invalid',
  )
  expect(await outcome(save('office', office('x'), { from: inMs(-86_400_000) }))).toBe(
    '400 input.invalid',
  )
  expect(await outcome(save('terms', article('x')))).toBe('404 content.not_found')
  expect(await outcome(save('about-them', page('x')))).toBe('404 content.not_found')
  const asFinance = save('office', office('x'), { expected: null }, finance)
  expect(await outcome(asFinance)).toBe('403 auth.role')
})

test('a version is withdrawn before it is in force only, and never changed otherwise', async ({
  world: { app, db, owner, save, reset },
}) => {
  const scheduled: { _id: string }[] = []
  for (let i = 0; i < mostScheduledVersions; i++)
    scheduled.push(await save('help', page(`Help ${i}`), { from: inMs(3_600_000 + i) }))
  expect(await outcome(save('help', page('More'), { from: inMs(7_200_000) }))).toBe(
    '409 content.too_many',
  )
  const withdraw = (id: string) => app.call('withdrawContentVersion', { id }, owner)
  for (const { _id } of scheduled) await withdraw(_id)
  expect(await outcome(withdraw(scheduled[0]!._id))).toBe('404 content.not_found')
  const { _id: shown } = await save('help', page('Shown'))
  expect(await outcome(withdraw(shown))).toBe('404 content.not_found')
  await reset({ kind: 'page', id: 'help' })
  await expect(db.delete(contentVersion)).rejects.toThrow()
  for (const fields of [{ reason: '' }, { withdrawnAt: sql`now()` }])
    await expect(
      db.update(contentVersion).set(fields).where(eq(contentVersion.id, shown)),
    ).rejects.toThrow()
  const { entries } = await app.call('getAuditLog', { limit: 100 }, owner)
  const events = entries.filter(({ subject }) => subject === scheduled[0]!._id)
  expect(events.map(({ event }) => event)).toEqual(['content.version_withdrawn', 'content.saved'])
})

test('what is in force is the latest version whose time has come, whatever was done', async ({
  world: { app, db, owner, save, reset, lastOf },
}) => {
  const item = { kind: 'page', id: 'terms' } as const
  const step = fc.oneof(
    fc.record({ step: fc.constant('save' as const), word: fc.nat(5) }),
    fc.record({ step: fc.constant('schedule' as const), word: fc.nat(5), inMs: fc.nat(120) }),
    fc.record({ step: fc.constantFrom('reset' as const, 'withdraw' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      for (const each of steps) {
        if (each.step === 'save') await outcome(save(item.id, page(`W${each.word}`)))
        if (each.step === 'schedule')
          await outcome(save(item.id, page(`W${each.word}`), { from: inMs(each.inMs) }))
        if (each.step === 'reset') await outcome(reset(item))
        const last = await lastOf(item)
        if (each.step === 'withdraw' && last)
          await outcome(app.call('withdrawContentVersion', { id: last }, owner))
      }
      const waiting = async () => {
        const { rows } = await db.execute<{ waiting: boolean }>(sql`select exists (select
          from ${contentVersion} where withdrawn_at is null and effective_at > now()) as waiting`)
        return rows[0]!.waiting
      }
      await expect.poll(waiting).toBe(false)
      const { rows } = await db.execute<{ step: string; content: PageSource | null }>(sql`
        select step, content from ${contentVersion} where item = 'terms'
          and withdrawn_at is null order by effective_at desc, no desc limit 1`)
      const { items } = await app.call('getContentVersions', { ...item, limit: 100 }, owner)
      const inForce = items.filter(({ state }) => state === 'in_force')
      expect(inForce).toHaveLength(rows.length === 0 ? 0 : 1)
      const title = rows[0]?.content?.texts.fr.title ?? delivered.get('page/terms')!
      const shown = async () =>
        (await app.call('getPage', { id: 'terms' }, { language: 'fr' })).title
      await expect.poll(shown).toBe(title)
    }),
    { numRuns: repetitions(6, 60) },
  )
})

const files = await readContent(resolve(import.meta.dirname, '../../../content'))
const delivered = new Map(
  [...files].map(([key, { source }]) => [key, source.kind === 'page' ? source.texts.fr.title : '']),
)

test('a changed article is not news to the newsletter; an added one is, by its first date', async ({
  world: { app, db, save, reset },
}) => {
  const today = new Date().toISOString().slice(0, 10)
  const current = new CurrentContent({
    ...{ db, delivered: files, log: () => undefined, onChange: async () => undefined },
  })
  const due = async () => {
    await current.reload()
    return articlesOf(current.content.news, new Date(`${today}T12:00:00Z`))
  }
  const before = await due()
  await save('find-the-vin', article('Changed', { date: today }))
  expect(current.isWithdrawn('find-the-vin')).toBe(false)
  expect(await due()).toEqual(before)
  await save('old-at-first', article('Old', { date: '2020-01-01' }), { isNew: true })
  await save('old-at-first', article('Dated anew', { date: today }))
  expect(await due()).toEqual(before)
  await save('of-today', article('New', { date: today }), { isNew: true })
  expect(await due()).toEqual(expect.arrayContaining([...before, 'of-today']))
  await reset({ kind: 'article', id: 'of-today' }, 'withdrawn')
  expect(await due()).toEqual(before)
  expect(current.isWithdrawn('of-today')).toBe(true)
  await reset({ kind: 'article', id: 'old-at-first' }, 'withdrawn')
  await reset({ kind: 'article', id: 'find-the-vin' })
  expect((await app.call('getNewsItem', { id: 'find-the-vin' })).title).not.toContain('Changed')
})

test('a version that can’t be read is logged, and leaves the file in force', async ({
  world: { db, item, app, reset },
}) => {
  const row = { kind: 'promises', item: 'promises', step: 'saved', reason: 'By SQL' } as const
  await db.insert(contentVersion).values({
    ...{ ...row, id: crypto.randomUUID(), content: { kind: 'promises' }, aspects: [] },
    effectiveAt: sql`now()`,
  })
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  const current = new CurrentContent({ db, delivered: files, log, onChange: async () => undefined })
  await current.reload()
  await current.reload()
  expect(logged).toHaveLength(1)
  expect(current.content.promises.en).toHaveLength(4)
  const restarted = await appOn(app.database.url)
  expect(
    await restarted.call(
      'getContentItem',
      { kind: 'promises', id: 'promises' },
      await ownerOf(app),
    ),
  ).toMatchObject({ unreadable: true, content: { icons: expect.any(Array) as string[] } })
  expect((await item({ kind: 'promises', id: 'promises' })).last).not.toBeNull()
  await reset({ kind: 'promises', id: 'promises' })
})

test('the pictures that are offered are those that there are', async () => {
  const there = await readdir(join(import.meta.dirname, '../../../web/public/news'))
  expect(there.map((file) => file.replace('.svg', '')).toSorted()).toEqual([...articlePictures])
})
