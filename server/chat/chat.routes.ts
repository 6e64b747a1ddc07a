import { bind } from '../platform/api/binding.ts'
import type { ChatService } from './chat.service.ts'

export const chatRoutes = (chat: ChatService) => [
  bind('startChat', (input, by) => chat.start(input, by)),
  bind('getUserRooms', (input, by) => chat.rooms(input, by)),
  bind('getRoom', (input, by) => chat.room(input, by)),
  bind('getConversations', (input, by) => chat.conversation(input, by)),
  bind('setRead', (input, by) => chat.setRead(input, by)),
  bind('sendMessage', ({ roomId, clientId, message }, { caller, files: [file] }) =>
    chat.send({ roomId, clientId, message, file }, caller),
  ),
  bind('setBlock', (input, by) => chat.setBlock(input, by)),
  bind('reportChat', (input, by) => chat.report(input, by)),
  bind('getQuickReplies', (_, by) => chat.quickReplies(by)),
  bind('setQuickReplies', (input, by) => chat.setQuickReplies(input, by)),
]
