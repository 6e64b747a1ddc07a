import type { MailKind } from '#contract/notification-kinds.ts'
import type { Executor } from '../platform/db.ts'
import { notify, readAbout } from './notify.ts'
import { sendPlacedLater } from './send-order-mails.ts'
import { mailTo } from './settings.ts'

export type { NewNotification } from './notify.ts'

export type NotificationsService = ReturnType<typeof notificationsService>

/** What other features ask of notifications; `notifications.routes.ts` binds the calls. */
export const notificationsService = (deps: { origin: string }) => ({
  notify,
  readAbout,
  sendPlacedLater,
  /** The recipient and the unsubscribe link; undefined when the user switched it off or is leaving. */
  mailTo: (tx: Executor, userNo: number, kind: MailKind) => mailTo(deps, tx, userNo, kind),
})
