import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { By, ChatDeps } from './chat-deps.ts'
import { quickReplies, saveQuickReplies } from './chat.store.ts'

export const getQuickReplies = async (
  { db }: Pick<ChatDeps, 'db'>,
  { caller }: By,
): Promise<ReplyOf<'getQuickReplies'>> => ({ replies: await quickReplies(db, caller.no) })

export async function setQuickReplies(
  { db }: Pick<ChatDeps, 'db'>,
  { replies }: ParsedInputOf<'setQuickReplies'>,
  { caller }: By,
): Promise<ReplyOf<'setQuickReplies'>> {
  await saveQuickReplies(db, caller.no, replies)
  return { replies }
}
