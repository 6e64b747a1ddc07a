import type { Schedule, Task } from '../platform/jobs.ts'
import { removeGivenUp } from '../platform/jobs.ts'
import type { Message, Sender } from '../platform/messages/message.ts'
import type { AccountDeps } from './account-deps.ts'
import { closeDueAccounts } from './close-account.ts'
import * as codeStore from './code.store.ts'
import { messageTasks } from './messages.service.ts'
import { removeOld as removeOldFactors } from './factor.store.ts'
import { removeExpired } from './operator.store.ts'
import * as outbox from './outbox.store.ts'
import { removeEnded } from './session.store.ts'

export const closeAccountsTask = 'close-accounts'

/** The jobs of accounts. `send`: how each kind of message goes out; a missing one goes to the outbox. */
export function accountsJobs(
  deps: AccountDeps,
  send: Partial<Record<Message['channel'], Sender>>,
): { tasks: Record<string, Task>; schedules: Schedule[] } {
  const { db, files } = deps
  const toOutbox: Sender = { send: (message) => outbox.insert(db, message) }
  return {
    tasks: {
      ...messageTasks(deps, { email: toOutbox, sms: toOutbox, ...send }),
      [closeAccountsTask]: () => closeDueAccounts(deps),
      /** The others run where one fails. */
      async sweep() {
        const works = [
          ...[codeStore.removeOld, removeEnded, outbox.removeOld, removeGivenUp],
          ...[removeOldFactors, removeExpired],
        ]
        const done = await Promise.allSettled([files.sweep(), ...works.map((work) => work(db))])
        const failed = done.find((result) => result.status === 'rejected')
        if (failed) throw failed.reason
      },
    },
    schedules: [
      { task: closeAccountsTask, at: '7 * * * *' },
      { task: 'sweep', at: '23 * * * *' },
    ],
  }
}
