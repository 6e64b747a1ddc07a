import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import type { Message } from './chat.ts'
import { id, text } from './fields.ts'
import { longestMessage } from './limits.ts'

const typing = z.object({ roomId: id, sender: id.optional(), receiver: id.optional() })

/**
 * What a client may say over the socket. `sender` is absent or the client's own id; who receives it follows
 * from the room.
 */
export const clientEvents = {
  'start-typing': typing,
  'stop-typing': typing,
  'send-message': typing.extend({ message: text(longestMessage), clientId: id.optional() }),
}

type Typing = { roomId: string; sender: string }

/** What became of a message that was sent over the socket. */
export type SendOutcome =
  | { clientId: string; _id: string; seq: number; createdAt: string; message: string }
  | { clientId: string | undefined; code: ErrorCode; message: string; retryAfter?: number }

/** What the server says over the socket. People hear only of those with whom they share a room. */
export type ServerEvents = {
  /** Who is online, of the people that the client may know of; all of them each time. */
  init: (online: string[]) => void
  user_disconnected: (online: string[]) => void
  'user-start-typing': (typing: Typing) => void
  'user-stop-typing': (typing: Typing) => void
  /** To both sides, but not to the connection that sent it. */
  'receive-message': (message: Message) => void
  'message-sent-success': (sent: Extract<SendOutcome, { seq: number }>) => void
  'message-sent-failed': (failed: Exclude<SendOutcome, { seq: number }>) => void
  /** One of the two has read up to `seq`. */
  'messages-read': (read: { roomId: string; reader: string; seq: number }) => void
  /** Something happened that the bell tells of. */
  notified: () => void
  /** What was missed can't be known: ask. */
  sync: () => void
}

export type ClientEvents = {
  /** Whether somebody looks at the page: whoever does is not written to by mail. */
  looking: (looks: boolean) => void
  'start-typing': (typing: { roomId: string; sender: string; receiver: string }) => void
  'stop-typing': (typing: { roomId: string; sender: string; receiver: string }) => void
  'send-message': (
    message: {
      roomId: string
      sender: string
      receiver: string
      message: string
      clientId: string
    },
    done?: (outcome: SendOutcome) => void,
  ) => void
}
