import { sql } from 'drizzle-orm'
import type { ReportReason } from '#contract/chat-options.ts'
import type { Executor } from '../platform/db.ts'
import { block, chatSeen, quickReply, report } from './chat.tables.ts'
import { user } from '../accounts/user.tables.ts'

export async function setBlock(
  db: Executor,
  { blockerNo, blockedNo, blocked }: { blockerNo: number; blockedNo: number; blocked: boolean },
): Promise<void> {
  if (blocked) await db.insert(block).values({ blockerNo, blockedNo }).onConflictDoNothing()
  else
    await db.execute(
      sql`delete from ${block} where blocker_no = ${blockerNo} and blocked_no = ${blockedNo}`,
    )
}

export async function addReport(
  db: Executor,
  fields: {
    id: string
    roomNo: number
    reporterNo: number
    reason: ReportReason
    note: string
    lastSeq: number
  },
): Promise<void> {
  await db.insert(report).values(fields)
}

export async function quickReplies(db: Executor, sellerNo: number): Promise<string[] | null> {
  const { rows } = await db.execute<{ replies: string[] }>(
    sql`select replies from ${quickReply} where seller_no = ${sellerNo}`,
  )
  return rows[0]?.replies ?? null
}

export async function saveQuickReplies(
  db: Executor,
  sellerNo: number,
  replies: string[],
): Promise<void> {
  await db
    .insert(quickReply)
    .values({ sellerNo, replies })
    .onConflictDoUpdate({ target: quickReply.sellerNo, set: { replies } })
}

/** Records that users are connected now; those deleted meanwhile are left out. */
export async function recordSeen(db: Executor, userNos: number[]): Promise<void> {
  await db.execute(sql`
    insert into ${chatSeen} (user_no, seen_at)
    select no, now() from ${user} where no = any(${sql.param(userNos)}::int[]) order by no
    on conflict (user_no) do update set seen_at = excluded.seen_at`)
}

/** Whether an account is being closed, and so may start nothing new. */
export async function isClosing(db: Executor, userNo: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from ${user} where no = ${userNo} and closing_at is not null`,
  )
  return rows.length > 0
}
