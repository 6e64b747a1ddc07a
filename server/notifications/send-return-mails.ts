import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sendLater } from '../accounts/messages.service.ts'
import type { Task } from '../platform/jobs.ts'
import { returnStepped } from './messages/return-stepped.ts'
import { linesOfReturn, unreadReturnStep } from './return-mail.store.ts'
import { mailTo } from './settings.ts'

export const SEND_RETURN_STEP = 'send-return-step'

/** The job that mails about the step of a return, if the settings of the receiver allow it. */
export const returnMailTasks = ({
  db,
  origin,
}: {
  db: NodePgDatabase
  origin: string
}): Record<string, Task> => ({
  [SEND_RETURN_STEP]: ({ id }: { id: string }) =>
    db.transaction(async (tx) => {
      const found = await unreadReturnStep(tx, id)
      if (!found) return
      const { userNo, kind, returned, ...facts } = found
      const side = kind === 'return' ? 'seller' : 'buyer'
      // What the receiver did later themselves needs no mail.
      if (facts.event.actor === side) return
      const mail = await mailTo({ origin }, tx, userNo, 'order')
      if (!mail) return
      const { to, ...receiver } = mail
      const lines = await linesOfReturn(tx, returned.no)
      const message = returnStepped({ ...receiver, ...facts, origin, side, returned, lines })
      if (message) await sendLater(tx, { ...message, to })
    }),
})
