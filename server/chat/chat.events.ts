import type { EventEmitter } from 'node:events'
import type { Message } from '#contract/chat.ts'
import type { Person } from '../platform/realtime/realtime-socket.ts'

/** What happened in rooms, once it is committed; `from` is the connection that caused it. */
export type ChatEvents = EventEmitter<{
  sent: [{ message: Message; people: number[]; from: string | undefined }]
  read: [{ roomId: string; reader: string; seq: number; people: number[] }]
  /** One of two blocked the other, or does so no longer. */
  blocked: [number[]]
  /** The first may know from now on whether the second is online. */
  acquainted: [Person, Person]
}>
