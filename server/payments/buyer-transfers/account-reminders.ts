import type { Log } from '../../platform/feature.ts'
import type { Schedule } from '../../platform/jobs.ts'
import * as store from './account-reminders.store.ts'
import type { TransferDeps } from './transfer-deps.ts'

type Deps = Pick<TransferDeps, 'db' | 'notifications'> & { log: Log }

/** Reminds buyers of refunds that nobody knows an account for, one message for each order, in a transaction of its own. */
async function remindBuyers({ db, log, notifications }: Deps): Promise<void> {
  for (let after = 0; ;) {
    const nos = await store.toRemind(db, after)
    if (nos.length === 0) return
    for (const no of nos)
      await db
        .transaction(async (tx) => {
          const amount = await store.recordReminded(tx, no)
          if (amount === null) return
          await notifications.notifyTransfer(tx, no, { news: 'account_missing', amount })
        })
        .catch((error: unknown) => log(`the buyer of order ${no} was not reminded`, error))
    after = nos.at(-1)!
  }
}

const REMIND = 'remind-of-refund-accounts'

/** In the morning of the UAE, every day. */
export const accountReminders = (deps: Deps) => ({
  tasks: { [REMIND]: () => remindBuyers(deps) },
  schedules: [{ task: REMIND, at: '17 4 * * *' }] satisfies Schedule[],
})
