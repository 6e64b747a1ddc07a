import { sendLater } from '../../accounts/messages.service.ts'
import type { Log } from '../../platform/feature.ts'
import type { Schedule } from '../../platform/jobs.ts'
import { creditOverview } from '../messages/credit-overview.ts'
import type { CreditDeps } from './credit-deps.ts'
import { creditByNo } from './credit.store.ts'
import { notifyGarage } from './notify-garage.ts'
import * as store from './reminders.store.ts'

type Deps = Pick<CreditDeps, 'db' | 'notifications' | 'origin'> & { log: Log }

/** Reminds garages of what is due, one message for each credit, in a transaction of its own. */
async function remindGarages(deps: Deps): Promise<void> {
  for (let after = 0; ;) {
    const nos = await store.toRemind(deps.db, after)
    if (nos.length === 0) return
    for (const no of nos)
      await remind(deps, no).catch((error: unknown) =>
        deps.log(`the garage of credit ${no} was not reminded`, error),
      )
    after = nos.at(-1)!
  }
}

const { soon, due } = store.reminderStages
const noticeOf = (stage: number) => {
  if (stage === soon) return 'credit_due_soon'
  return stage === due ? 'credit_due' : 'credit_overdue'
}

const remind = (deps: Deps, no: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const stage = await store.recordReminded(tx, no)
    if (stage === undefined) return
    const row = await creditByNo(tx, no)
    // Less than a week late has no stage of its own.
    await notifyGarage(deps, tx, row, row.overdueFils > 0 ? 'credit_overdue' : noticeOf(stage))
  })

/** Reminds sellers once a week of what is overdue. */
async function sendOverviews(deps: Deps): Promise<void> {
  for (let after = 0; ;) {
    const sellers = await store.toOverview(deps.db, after)
    if (sellers.length === 0) return
    for (const seller of sellers)
      await sendOverview(deps, seller).catch((error: unknown) =>
        deps.log(`seller ${seller.sellerNo} got no overview of credit`, error),
      )
    after = sellers.at(-1)!.sellerNo
  }
}

const sendOverview = (
  { db, notifications, origin }: Deps,
  { sellerNo, sellerId }: store.Overdue,
): Promise<void> =>
  db.transaction(async (tx) => {
    const late = await store.recordOverview(tx, sellerNo)
    if (late.garages === 0) return
    await notifications.notify(tx, {
      ...{ userNo: sellerNo, kind: 'credit', subject: sellerId, status: 'credit_overview' },
    })
    const mail = await notifications.mailTo(tx, sellerNo, 'order')
    if (!mail) return
    const { to, ...facts } = mail
    await sendLater(tx, { ...creditOverview({ ...facts, origin, ...late }), to })
  })

const REMIND = 'remind-of-credit'
const OVERVIEW = 'send-credit-overviews'

/** In the morning of the UAE, every day and every Monday. */
export const creditReminders = (deps: Deps) => ({
  tasks: { [REMIND]: () => remindGarages(deps), [OVERVIEW]: () => sendOverviews(deps) },
  schedules: [
    { task: REMIND, at: '23 4 * * *' },
    { task: OVERVIEW, at: '41 4 * * 1' },
  ] satisfies Schedule[],
})
