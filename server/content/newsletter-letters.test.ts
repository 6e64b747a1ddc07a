import { expect, test } from 'vitest'
import {
  articlesOf as currentOf,
  newsOf,
  newsletterWorld,
  origin,
  type NewsletterWorld,
} from '../testing/newsletter.ts'
import { queued } from '../testing/queued.ts'
import { articlesOf, lettersService } from './newsletter-letters.ts'

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const emails = (count: number) =>
  Array.from({ length: count }, (_, nth) => `reader-${String(nth).padStart(3, '0')}@example.com`)

type Batch = { articleId: string; sentTo: number; after: string }

/** Does the batches of letters that the queue holds, and those that they bring. */
async function sendAll({ database, newsletter, pool }: NewsletterWorld): Promise<Batch[]> {
  const done: Batch[] = []
  for (;;) {
    const [next] = await queued<Batch>(database, 'newsletter-batch')
    if (!next) return done
    await newsletter.tasks['newsletter-batch'](next.payload as never)
    done.push(next.payload)
    await pool.query(
      `delete from graphile_worker._private_jobs where payload->>'articleId' = $1
       and (payload->>'sentTo')::int = $2`,
      [next.payload.articleId, next.payload.sentTo],
    )
  }
}

const lettersTo = async ({ mails }: NewsletterWorld) => (await mails()).map(({ to }) => to)

async function letters(world: NewsletterWorld) {
  const { rows } = await world.pool.query<{ id: string; sent: number }>(
    'select article_id id, sent_to sent from newsletter_letter order by 1',
  )
  return rows
}

test('an article is due from its day in the Emirates for two weeks', () => {
  const news = newsOf('2026-03-01', '2026-03-02', '2026-03-15', '2026-03-16', '2026-04-01')
  const at = (time: string) => articlesOf(news, new Date(time))
  const inTime = ['of-2026-03-01', 'of-2026-03-02', 'of-2026-03-15']
  expect(at('2026-03-15T05:00:00Z')).toEqual(inTime)
  expect(at('2026-03-15T19:59:59Z')).toEqual(inTime)
  // Midnight in Dubai.
  expect(at('2026-03-15T20:00:00Z')).toEqual(['of-2026-03-02', 'of-2026-03-15', 'of-2026-03-16'])
})

test('a new article is sent once to each subscriber in their language', async () => {
  const day = daysAgo(2)
  const world = await newsletterWorld(newsOf(day, daysAgo(40)))
  await world.confirmed(['a@example.com'], { language: 'ar' })
  await world.confirmed(['z@example.com'], { language: 'zh' })
  await world.ask('pending@example.com')
  await world.ask('left@example.com')
  const { token } = (await world.rowOf('left@example.com'))!
  await world.newsletter.leave({ token }, world.by())
  await world.clear()
  for (let times = 0; times < 2; times++) {
    await world.newsletter.tasks['newsletter-letters']()
    await sendAll(world)
  }
  const mails = await world.mails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['a@example.com', `الفرامل of-${day}`],
    ['z@example.com', `刹车 of-${day}`],
  ])
  const [arabic, chinese] = mails
  expect(arabic!.text).toContain(`${origin}/news-details/of-${day}?lang=ar`)
  expect(chinese!.text).toContain(`${origin}/news-details/of-${day}?lang=zh`)
  const stop = `${origin}/newsletter/unsubscribe?token=token-of-z%40example.com`
  expect(chinese!.listUnsubscribe).toBe(stop)
  expect(chinese!.html).toContain(`href="${stop}"`)
  expect(chinese!.text).not.toMatch(/\p{Script=Arabic}/u)
  expect(arabic!.html).toContain('<html lang="ar">')
  expect(await letters(world)).toEqual([{ id: `of-${day}`, sent: 2 }])
})

test('each of many subscribers gets one mail, despite interruptions', async () => {
  const day = daysAgo(0)
  const world = await newsletterWorld(newsOf(day))
  await world.confirmed(emails(230))
  await world.newsletter.tasks['newsletter-letters']()
  const [first] = await queued<Batch>(world.database, 'newsletter-batch')
  const run = (batch: Batch) => world.newsletter.tasks['newsletter-batch'](batch as never)
  await run(first!.payload)
  // The process died before the job ended: the same batch runs again, twice at once.
  await Promise.all([run(first!.payload), run(first!.payload)])
  expect(await lettersTo(world)).toEqual(emails(230).slice(0, 100))
  // It died in the middle of the second: that is rolled back and runs again.
  await world.pool.query('alter table newsletter_letter rename column sent_to to gone')
  const [, second] = await queued<Batch>(world.database, 'newsletter-batch')
  await expect(run(second!.payload)).rejects.toThrow()
  await world.pool.query('alter table newsletter_letter rename column gone to sent_to')
  expect(await lettersTo(world)).toHaveLength(100)
  const batches = await sendAll(world)
  expect(batches.map(({ sentTo }) => sentTo)).toEqual([0, 100, 200, 230])
  expect(await lettersTo(world)).toEqual(emails(230))
  expect(await letters(world)).toEqual([{ id: `of-${day}`, sent: 230 }])
})

test('a batch that fails after queueing its mails rolls them back', async () => {
  const day = daysAgo(0)
  const world = await newsletterWorld(newsOf(day))
  await world.confirmed(emails(3))
  await world.newsletter.tasks['newsletter-letters']()
  await world.pool.query(`alter table newsletter_letter add constraint none check (sent_to = 0)`)
  const [first] = await queued<Batch>(world.database, 'newsletter-batch')
  const run = () => world.newsletter.tasks['newsletter-batch'](first!.payload as never)
  await expect(run()).rejects.toThrow()
  expect(await lettersTo(world)).toEqual([])
  await world.pool.query('alter table newsletter_letter drop constraint none')
  await run()
  expect(await lettersTo(world)).toEqual(emails(3))
})

test('unsubscribing or confirming while it is sent prevents later mails', async () => {
  const day = daysAgo(0)
  const world = await newsletterWorld(newsOf(day))
  await world.confirmed(emails(150))
  await world.newsletter.tasks['newsletter-letters']()
  const [first] = await queued<Batch>(world.database, 'newsletter-batch')
  await world.newsletter.tasks['newsletter-batch'](first!.payload as never)
  const [leaving] = emails(150).slice(-1)
  await world.newsletter.leave({ token: `token-of-${leaving}` }, world.by())
  await world.confirmed(['zoe@example.com'])
  await sendAll(world)
  expect(await lettersTo(world)).toEqual(emails(149))
})

test('an article missing in this release is tried again later', async () => {
  const day = daysAgo(0)
  const world = await newsletterWorld(newsOf(day))
  await world.confirmed(emails(3))
  const { database, db } = world
  await lettersService({ db, articles: currentOf(newsOf(day)), origin }).beginDue(new Date())
  const [first] = await queued<Batch>(database, 'newsletter-batch')
  const older = lettersService({ db, articles: currentOf(newsOf()), origin })
  await expect(older.sendBatch(first!.payload)).rejects.toThrow('unknown article')
  expect(await lettersTo(world)).toEqual([])
})

test('a letter stops where its article has been withdrawn', async () => {
  const day = daysAgo(0)
  const world = await newsletterWorld(newsOf(day))
  await world.confirmed(emails(150))
  const { database, db } = world
  const articles = currentOf(newsOf(day))
  const service = lettersService({ db, articles, origin })
  await service.beginDue(new Date())
  const [first] = await queued<Batch>(database, 'newsletter-batch')
  await service.sendBatch(first!.payload)
  const [, second] = await queued<Batch>(database, 'newsletter-batch')
  const withdrawn = { content: { news: newsOf() }, isWithdrawn: () => true }
  await lettersService({ db, articles: withdrawn, origin }).sendBatch(second!.payload)
  expect(await lettersTo(world)).toHaveLength(100)
})
