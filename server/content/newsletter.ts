import { randomBytes } from 'node:crypto'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { sendLater } from '../accounts/messages.service.ts'
import type { Client } from '../platform/api/caller.ts'
import { enqueue, type Schedule, type Task } from '../platform/jobs.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { asksOfAddress, asksOfEmail, asksOfEmailADay } from './limits.ts'
import { remindersOfEmail, stepsOfAddress } from './limits.ts'
import { confirmNewsletter } from './messages/confirm-newsletter.ts'
import { subscribedAlready } from './messages/subscribed-already.ts'
import { BATCH, lettersService, type CurrentArticles } from './newsletter-letters.ts'
import * as store from './newsletter.store.ts'

export type NewsletterDeps = {
  db: NodePgDatabase
  limits: Pick<RateLimits, 'take' | 'takeAll'>
  articles: CurrentArticles
  /** The public address of the site, for links in mails. */
  origin: string
}

type By = { client: Client }

const ASKED = 'newsletter-asked'
const done = { message: 'success' }

// Whoever has the link can confirm or unsubscribe, so it must not be guessable.
const newToken = () => randomBytes(32).toString('base64url')

/** The reply is always the same, so that it doesn't reveal who subscribed; the job decides the mail. */
export async function subscribeToNewsletter(
  { db, limits }: Pick<NewsletterDeps, 'db' | 'limits'>,
  { email, language }: ParsedInputOf<'subscribeToNewsletter'>,
  { client }: By,
): Promise<ReplyOf<'subscribeToNewsletter'> | Refusal> {
  const limited = await limits.take(asksOfAddress, client.address)
  if (limited) return limited
  const address = email.toLowerCase()
  await db.transaction(async (tx) => {
    await store.ask(tx, { email: address, language, token: newToken() })
    await enqueue(tx, ASKED, { email: address }, { key: `${ASKED} ${address}` })
  })
  return done
}

/** Confirms by the link in the mail; repeating it changes nothing. */
export const confirmSubscription = (deps: NewsletterDeps, { token }: { token: string }, by: By) =>
  byLink(deps, store.confirm, token, by)

/** Unsubscribes by the link in any letter; repeating it changes nothing. */
export const leaveNewsletter = (deps: NewsletterDeps, { token }: { token: string }, by: By) =>
  byLink(deps, store.leave, token, by)

async function byLink(
  { db, limits }: NewsletterDeps,
  step: (db: NodePgDatabase, token: string) => Promise<boolean>,
  token: string,
  { client }: By,
): Promise<ReplyOf<'leaveNewsletter'> | Refusal> {
  const limited = await limits.take(stepsOfAddress, client.address)
  if (limited) return limited
  return (await step(db, token)) ? done : refuse('newsletter.unknown')
}

/** Mails a subscriber the confirmation link or a reminder, within the limits. */
const answer = ({ db, limits, origin }: NewsletterDeps, email: string) =>
  db.transaction(async (tx) => {
    const row = await store.asked(tx, email)
    if (!row) return
    const facts = { ...row, origin }
    const [rules, mail] =
      row.status === 'confirmed'
        ? [[remindersOfEmail], subscribedAlready(facts)]
        : [[asksOfEmail, asksOfEmailADay], confirmNewsletter(facts)]
    if (await limits.takeAll(rules.map((rule) => [rule, email] as const))) return
    await sendLater(tx, { ...mail, to: email })
  })

export function newsletterJobs(deps: NewsletterDeps) {
  const letters = lettersService(deps)
  return {
    tasks: {
      [ASKED]: ({ email }: { email: string }) => answer(deps, email),
      [BATCH]: letters.sendBatch,
      'newsletter-letters': () => letters.beginDue(new Date()),
      'sweep-newsletter': () => store.removeOld(deps.db),
    } satisfies Record<string, Task>,

    schedules: [
      // Nine in the morning in the Emirates.
      { task: 'newsletter-letters', at: '0 5 * * *' },
      { task: 'sweep-newsletter', at: '47 3 * * *' },
    ] satisfies Schedule[],
  }
}
