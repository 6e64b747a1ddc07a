import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sendLater } from '../accounts/messages.service.ts'
import { allowLonger } from '../platform/db.ts'
import { enqueue, type Task } from '../platform/jobs.ts'
import { newsletterLetter } from './messages/newsletter-letter.ts'
import type { News } from './news.ts'
import * as store from './newsletter.store.ts'

type Parts = { db: NodePgDatabase; news: News; origin: string }

/** Where a letter stands: how many have it, and the last address of them. */
type Batch = { articleId: string; sentTo: number; after: string }

export const BATCH = 'newsletter-batch'
const AT_ONCE = 100
const DAYS = 14
const DAY_MS = 86_400_000

const dayInDubai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' })

/** Ids of articles that are new enough to be sent, and not of the future. */
export function articlesOf(news: News, now: Date): string[] {
  const [oldest, today] = [new Date(now.getTime() - DAYS * DAY_MS), now].map((date) =>
    dayInDubai.format(date),
  )
  return news.en
    .map(({ id, date }) => ({ id, day: date.slice(0, 10) }))
    .filter(({ day }) => day >= oldest! && day <= today!)
    .map(({ id }) => id)
}

/** Sends each new article to all who confirmed, some at a time. */
export function lettersService({ db, news, origin }: Parts) {
  return {
    async beginDue(now: Date): Promise<void> {
      for (const articleId of articlesOf(news, now))
        await db.transaction(async (tx) => {
          if (!(await store.begin(tx, articleId))) return
          await enqueue(tx, BATCH, { articleId, sentTo: 0, after: '' } satisfies Batch)
        })
    },

    /**
     * The mails of a batch and the order for the next stand or fall together. A batch that ran
     * already, but whose end the queue didn't hear of, finds another count and does nothing.
     */
    sendBatch: (({ articleId, sentTo, after }: Batch) =>
      db.transaction(async (tx) => {
        await allowLonger(tx)
        const letter = await store.hold(tx, articleId)
        if (letter?.sentTo !== sentTo) return
        const readers = await store.readersAfter(tx, after, articleId, AT_ONCE)
        const last = readers.at(-1)
        if (!last) return
        // Tried again: another process, of the release that has it, may know it.
        if (!news.en.some(({ id }) => id === articleId)) throw new Error('An unknown article')
        for (const { email, language, token } of readers) {
          const article = news[language].find(({ id }) => id === articleId)!
          const mail = newsletterLetter({ language, origin, token, article })
          await sendLater(tx, { ...mail, to: email }, { patient: true })
        }
        await store.countSent(tx, articleId, readers.length)
        const next: Batch = { articleId, sentTo: sentTo + readers.length, after: last.email }
        await enqueue(tx, BATCH, next, { patient: true })
      })) satisfies Task,
  }
}
