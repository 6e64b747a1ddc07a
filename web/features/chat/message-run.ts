import type { Message } from '#contract/chat.ts'
import { isOtherDay } from './message-time.ts'

type MessageOrigin = Pick<Message, 'sender' | 'createdAt'>

const RUN_MS = 5 * 60_000

/** Whether a message continues the previous one: same sender, soon after, on the same day. */
export function follows(before: MessageOrigin | undefined, message: MessageOrigin): boolean {
  if (!before || before.sender !== message.sender) return false
  const pause = Date.parse(message.createdAt) - Date.parse(before.createdAt)
  return pause <= RUN_MS && !isOtherDay(before.createdAt, message.createdAt)
}

const minuteOf = ({ createdAt }: MessageOrigin) => Math.floor(Date.parse(createdAt) / 60_000)

/** Whether the next message of the run shows the same time, so that one of them is enough. */
export const timeFollows = (message: MessageOrigin, next: MessageOrigin | undefined): boolean =>
  next !== undefined && follows(message, next) && minuteOf(message) === minuteOf(next)
