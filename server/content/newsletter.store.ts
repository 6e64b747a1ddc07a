import type { Language } from '#contract/language.ts'
import type { Executor } from '../platform/db.ts'
import { newsletterSubscription } from './newsletter.tables.ts'

/** Notes an address that asked; asking again changes nothing. */
export async function askForNewsletter(
  db: Executor,
  email: string,
  language: Language,
): Promise<void> {
  await db
    .insert(newsletterSubscription)
    .values({ email: email.toLowerCase(), language })
    .onConflictDoNothing()
}
