import type { Language } from '#contract/language.ts'
import type { Article, News } from '../content/news.ts'
import {
  confirmSubscription,
  leaveNewsletter,
  newsletterJobs,
  subscribeToNewsletter,
} from '../content/newsletter.ts'
import type { CurrentArticles } from '../content/newsletter-letters.ts'
import { anonymousClient, type Client } from '../platform/api/caller.ts'
import type { Message } from '../platform/messages/message.ts'
import { RateLimits } from '../platform/rate-limits.ts'
import { ownDatabase } from './database.ts'
import { queued } from './queued.ts'

export const origin = 'https://ghiyar.test'

const titles = { en: 'Brakes', ar: 'الفرامل', fr: 'Les freins', zh: '刹车' }

const article = (id: string, day: string, language: Language): Article => ({
  ...{ id, title: `${titles[language]} ${id}`, summary: `${titles[language]}.` },
  ...{ date: `${day}T00:00:00.000Z`, announced: day },
  ...{ imgSrc: '', content: '', industry: '', popular: undefined },
})

/** Articles of these days, named by them. */
export function newsOf(...days: string[]): News {
  const of = (language: Language) => days.map((day) => article(`of-${day}`, day, language))
  return { en: of('en'), ar: of('ar'), fr: of('fr'), zh: of('zh') }
}

/** These articles, none of them withdrawn. */
export const articlesOf = (news: News): CurrentArticles => ({
  content: { news },
  isWithdrawn: () => false,
})

/** The newsletter on a database of its own; jobs run when they are told to. */
export async function newsletterWorld(news: News = newsOf()) {
  const database = await ownDatabase('empty')
  const { db, pool } = database
  const limits = new RateLimits({ processes: 1, perAddress: 1, log: () => undefined })
  const deps = { db, limits, articles: articlesOf(news), origin }
  type By = { client: Client }
  const newsletter = {
    tasks: newsletterJobs(deps).tasks,
    subscribe: (input: { email: string; language: Language }, by: By) =>
      subscribeToNewsletter(deps, input, by),
    confirm: (link: { token: string }, by: By) => confirmSubscription(deps, link, by),
    leave: (link: { token: string }, by: By) => leaveNewsletter(deps, link, by),
  }
  const by = (address = '192.0.2.1') => ({ client: { ...anonymousClient, address } })

  const mails = async () =>
    (await queued<Message>(database, 'send-message')).map(({ payload }) => payload)
  const clear = () => pool.query('delete from graphile_worker._private_jobs')

  /** Does what the queue holds of asking, once. */
  const answer = async () => {
    const jobs = await queued<{ email: string }>(database, 'newsletter-asked')
    for (const { payload } of jobs) await newsletter.tasks['newsletter-asked'](payload as never)
  }
  return {
    ...{ database, db, pool, newsletter, by, mails, clear },

    /** Asks, and gives the mails that it brought. */
    async ask(email: string, { language = 'en' as Language, address = '192.0.2.1' } = {}) {
      await clear()
      const reply = await newsletter.subscribe({ email, language }, by(address))
      await answer()
      return { reply, mails: await mails() }
    },

    async rowOf(email: string) {
      const { rows } = await pool.query<{ status: string; token: string; language: string }>(
        'select status, token, language from newsletter_subscription where email = $1',
        [email],
      )
      return rows[0]
    },

    /** Lets time pass since the status of all became what it is. */
    later: (days: number) =>
      pool.query(
        `update newsletter_subscription set changed_at = changed_at - make_interval(days => $1)`,
        [days],
      ),

    /** Readers that confirmed so many days ago. */
    async confirmed(emails: string[], { language = 'en' as Language, daysAgo = 0 } = {}) {
      for (const email of emails)
        await pool.query(
          `insert into newsletter_subscription (email, language, status, token, changed_at)
           values ($1, $2, 'confirmed', 'token-of-' || $1, now() - make_interval(days => $3))`,
          [email, language, daysAgo],
        )
    },
  }
}

export type NewsletterWorld = Awaited<ReturnType<typeof newsletterWorld>>
