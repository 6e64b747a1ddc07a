import { bind } from '../platform/api/binding.ts'
import { reportChat, setBlock } from './block-and-report.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { ChatService } from './chat.service.ts'
import { getRoom, getUserRooms } from './list-rooms.ts'
import { getQuickReplies, setQuickReplies } from './quick-replies.ts'
import { getConversations, setRead } from './read-conversation.ts'
import { getReport, getReports, setReportState } from './reports.ts'
import { startChat } from './start-chat.ts'

export const chatRoutes = (deps: ChatDeps, { send }: Pick<ChatService, 'send'>) => [
  bind('startChat', (input, by) => startChat(deps, input, by)),
  bind('getUserRooms', (input, by) => getUserRooms(deps, input, by)),
  bind('getRoom', (input, by) => getRoom(deps, input, by)),
  bind('getConversations', (input, by) => getConversations(deps, input, by)),
  bind('setRead', (input, by) => setRead(deps, input, by)),
  bind('sendMessage', ({ roomId, clientId, message }, { caller, files: [file] }) =>
    send({ roomId, clientId, message, file }, caller),
  ),
  bind('setBlock', (input, by) => setBlock(deps, input, by)),
  bind('reportChat', (input, by) => reportChat(deps, input, by)),
  bind('getReports', (input, by) => getReports(deps, input, by)),
  bind('getReport', (input, by) => getReport(deps, input, by)),
  bind('setReportState', (input, by) => setReportState(deps, input, by)),
  bind('getQuickReplies', (_, by) => getQuickReplies(deps, by)),
  bind('setQuickReplies', (input, by) => setQuickReplies(deps, input, by)),
]
