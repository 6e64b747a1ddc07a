import { EventEmitter } from 'node:events'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { FilesService } from '../accounts/files.service.ts'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import type { SellersService } from '../sellers/sellers.service.ts'
import { answerTimesJob } from './answer-times.ts'
import type { ChatDeps } from './chat-deps.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatService, type ChatService } from './chat.service.ts'
import { chatSocket } from './chat.socket.ts'
import { digestService } from './digest.service.ts'
import { chatData } from './personal-data.store.ts'
import { figures } from './report.store.ts'

type Deps = Pick<Platform, 'db' | 'env' | 'limits' | 'log' | 'origin'> & {
  accounts: AccountsService
  files: FilesService
  quotas: QuotasService
  notifications: NotificationsService
  sellers: SellersService
}

export function registerChat(deps: Deps): Registered<{ chat: ChatService }> {
  const { accounts, env, log } = deps
  const digest = digestService(deps)
  const answerTimes = answerTimesJob(deps)
  const chatDeps: ChatDeps = {
    ...{ ...deps, digest, events: new EventEmitter() },
    mayStillAct: accounts.mayStillAct,
    perTenSeconds: env.CHAT_MESSAGES,
  }
  const chat = chatService(chatDeps)
  return {
    services: { chat },
    bindings: chatRoutes(chatDeps, chat),
    tasks: { ...digest.tasks, ...answerTimes.tasks },
    schedules: answerTimes.schedules,
    personalData: chatData,
    queues: { reports: () => figures(deps.db) },
    sockets: (realtime) => chatSocket(realtime, chat, log),
    isFileShared: chat.isShared,
  }
}
