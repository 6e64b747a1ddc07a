import type { ReplyOf } from '#contract/api.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import type { AccountDeps } from './account-deps.ts'
import { messagesSent } from './messages.service.ts'
import { newest } from './outbox.store.ts'

export async function getOutbox(
  { db }: Pick<AccountDeps, 'db'>,
  to: string | undefined,
  page: Page,
): Promise<ReplyOf<'getOutbox'>> {
  await messagesSent(db)
  return newest(db, { to, ...offsetOf(page) })
}
