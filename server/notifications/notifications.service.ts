import type { MailKind } from '#contract/notification-kinds.ts'
import type { Executor } from '../platform/db.ts'
import type { TransferNews } from './messages/transfer-news.ts'
import { notify, readAbout } from './notify.ts'
import { notifyTransfer } from './notify-transfer.ts'
import { sendPlacedLater } from './send-order-mails.ts'
import { mailTo } from './settings.ts'

export type { NewNotification } from './notify.ts'

export type NotificationsService = ReturnType<typeof notificationsService>

/** What other features ask of notifications; `notifications.routes.ts` binds the calls. */
export const notificationsService = (deps: { origin: string }) => ({
  notify,
  readAbout,
  sendPlacedLater,
  /** As the function of that name. */
  notifyTransfer: (tx: Executor, orderNo: number, of: TransferNews) =>
    notifyTransfer(deps, tx, orderNo, of),
  /** The recipient and the unsubscribe link; undefined when the user switched it off or is leaving. */
  mailTo: (tx: Executor, userNo: number, kind: MailKind) => mailTo(deps, tx, userNo, kind),
})
