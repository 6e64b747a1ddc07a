import type { Message } from '#contract/chat.ts'
import { isOtherDay } from './message-time.ts'

type Said = Pick<Message, 'sender' | 'createdAt'>

const RUN = 5 * 60_000

/** Whether a message goes on from the one before: the same person, soon after, on the same day. */
export function follows(before: Said | undefined, message: Said): boolean {
  if (!before || before.sender !== message.sender) return false
  const pause = Date.parse(message.createdAt) - Date.parse(before.createdAt)
  return pause <= RUN && !isOtherDay(before.createdAt, message.createdAt)
}

const minuteOf = ({ createdAt }: Said) => Math.floor(Date.parse(createdAt) / 60_000)

/** Whether the next message of the same run tells the same time, so that one of both says enough. */
export const timeFollows = (message: Said, next: Said | undefined): boolean =>
  next !== undefined && follows(message, next) && minuteOf(message) === minuteOf(next)
