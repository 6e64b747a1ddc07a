import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Client } from '../platform/api/caller.ts'
import { recordAudit } from '../platform/audit.ts'
import { newId } from '../platform/id.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { By, ChatDeps } from './chat-deps.ts'
import * as store from './chat.store.ts'
import { member } from './room.store.ts'

const reports: Rule = { name: 'chat-report', points: 10, seconds: 24 * 3_600 }

export async function setBlock(
  { db, events }: Pick<ChatDeps, 'db' | 'events'>,
  { roomId, blocked }: ParsedInputOf<'setBlock'>,
  { caller: { no: me } }: By,
): Promise<ReplyOf<'setBlock'> | Refusal> {
  const room = await member(db, roomId, me)
  if (!room) return refuse('chat.not_found')
  await store.setBlock(db, { blockerNo: me, blockedNo: room.otherNo, blocked })
  events.emit('blocked', [me, room.otherNo])
  return { message: 'success' }
}

/** Stores a report for the operator, with the number of the last message at that time. */
export async function reportChat(
  { db, limits }: Pick<ChatDeps, 'db' | 'limits'>,
  { roomId, reason, note }: ParsedInputOf<'reportChat'>,
  { caller, client }: By & { client: Client },
): Promise<ReplyOf<'reportChat'> | Refusal> {
  const room = await member(db, roomId, caller.no)
  if (!room) return refuse('chat.not_found')
  const limited = await limits.take(reports, caller.id)
  if (limited) return limited
  const { no: roomNo, lastSeq } = room
  await db.transaction(async (tx) => {
    const fields = { id: newId(), roomNo, reporterNo: caller.no, reason, note, lastSeq }
    await store.addReport(tx, fields)
    const { address, agent } = client
    const facts = { room: roomId, reason }
    await recordAudit(tx, {
      ...{ event: 'chat.reported', actor: caller.id, subject: room.otherId },
      ...{ address, agent, facts },
    })
  })
  return { message: 'success' }
}
