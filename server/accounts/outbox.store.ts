import { count, desc, eq, lt, sql } from 'drizzle-orm'
import type { OutboxMessage } from '#contract/account.ts'
import type { Executor } from '../platform/db.ts'
import type { Message } from '../platform/messages/message.ts'
import { outboxMessage } from './outbox.tables.ts'

export async function insert(db: Executor, { to, ...message }: Message): Promise<void> {
  await db.insert(outboxMessage).values({ recipient: to, ...message })
}

/** Newest first; `to` names one recipient. */
export async function newest(
  db: Executor,
  { to, offset, limit }: { to: string | undefined; offset: number; limit: number },
): Promise<{ items: OutboxMessage[]; total: number }> {
  const where = to === undefined ? undefined : eq(outboxMessage.recipient, to)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(outboxMessage)
      .where(where)
      .orderBy(desc(outboxMessage.no))
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(outboxMessage).where(where),
  ])
  const items = rows.map(({ recipient, channel, subject, text, html, code, at }) => ({
    ...{ to: recipient, channel, subject, text, at: at.toISOString() },
    ...(html !== null && { html }),
    ...(code !== null && { code }),
  }))
  return { items, total: counted!.total }
}

export async function removeOld(db: Executor): Promise<void> {
  await db.delete(outboxMessage).where(lt(outboxMessage.at, sql`now() - interval '2 days'`))
}
