import type { EventEmitter } from 'node:events'
import type { Message } from '#contract/chat.ts'
import type { Person } from '../platform/realtime/realtime-socket.ts'

/** Committed changes in rooms; `from` is the connection that caused one. */
export type ChatEvents = EventEmitter<{
  sent: [{ message: Message; people: number[]; from: string | undefined }]
  read: [{ roomId: string; reader: string; seq: number; people: number[] }]
  /** One of the two members blocked or unblocked the other. */
  blocked: [number[]]
  /** From now on the first may see whether the second is online. */
  met: [Person, Person]
}>
