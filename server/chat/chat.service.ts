import type { Caller } from '../platform/api/caller.ts'
import type { ChatDeps } from './chat-deps.ts'
import { recordSeen } from './chat.store.ts'
import { hasFile } from './message.store.ts'
import { contacts, member } from './room.store.ts'
import { sendMessage } from './send-message.ts'

export type ChatService = ReturnType<typeof chatService>

/** What sockets and the application ask of chat; `chat.routes.ts` binds the calls themselves. */
export function chatService(deps: ChatDeps) {
  const { db, events } = deps
  return {
    events,
    send: sendMessage(deps),

    /** Who sees that the user types: the other member of the room; undefined when one blocks the other. */
    async typingRecipient(
      roomId: string,
      me: number,
    ): Promise<{ no: number; id: string } | undefined> {
      const room = await member(db, roomId, me)
      if (!room || room.blockedByMe || room.blockedByThem) return undefined
      return { no: room.otherNo, id: room.otherId }
    },

    contacts: (userNo: number) => contacts(db, userNo),
    recordSeen: (userNos: number[]) => recordSeen(db, userNos),
    /** Whether a stored file came with a message in one of the caller's rooms. */
    isShared: (fileId: string, { no }: Caller) => hasFile(db, fileId, no),
  }
}
