import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { dayInUae } from '#contract/uae-day.ts'
import { sendLater } from '../accounts/messages.service.ts'
import { allowLonger } from '../platform/db.ts'
import { enqueue, type Task } from '../platform/jobs.ts'
import { newsletterLetter } from './messages/newsletter-letter.ts'
import type { News } from './news.ts'
import * as store from './newsletter.store.ts'

/** The articles as they are in force, and those that an operator has withdrawn. */
export type CurrentArticles = {
  readonly content: { news: News }
  isWithdrawn: (articleId: string) => boolean
}

type Deps = { db: NodePgDatabase; articles: CurrentArticles; origin: string }

/** The progress of a letter: how many readers it was sent to, and the last address of them. */
type Batch = { articleId: string; sentTo: number; after: string }

export const BATCH = 'newsletter-batch'
const AT_ONCE = 100
const DAYS = 14
const DAY_MS = 86_400_000

/** Ids of articles that came at most two weeks ago and not in the future; a change makes none new. */
export function articlesOf(news: News, now: Date): string[] {
  const oldest = dayInUae(now.getTime() - DAYS * DAY_MS)
  const today = dayInUae(now)
  return news.en
    .map(({ id, announced }) => ({ id, day: announced }))
    .filter(({ day }) => day >= oldest && day <= today)
    .map(({ id }) => id)
}

/** Sends each new article to all confirmed subscribers, in batches. */
export function lettersService({ db, articles, origin }: Deps) {
  return {
    async beginDue(now: Date): Promise<void> {
      for (const articleId of articlesOf(articles.content.news, now))
        await db.transaction(async (tx) => {
          if (!(await store.begin(tx, articleId))) return
          await enqueue(tx, BATCH, { articleId, sentTo: 0, after: '' } satisfies Batch)
        })
    },

    /**
     * The mails of a batch and the job of the next are written in one transaction. A batch that the queue
     * repeats after it was committed finds another count and does nothing.
     */
    sendBatch: (({ articleId, sentTo, after }: Batch) =>
      db.transaction(async (tx) => {
        await allowLonger(tx)
        const letter = await store.lockLetter(tx, articleId)
        if (letter?.sentTo !== sentTo) return
        const readers = await store.readersAfter(tx, after, articleId, AT_ONCE)
        const last = readers.at(-1)
        if (!last) return
        if (articles.isWithdrawn(articleId)) return
        const { news } = articles.content
        // The queue retries it: a process of a newer release may have the article.
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
