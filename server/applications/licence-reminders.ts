import { licenceReminderDays } from '#contract/seller-status.ts'
import { sendAllLater } from '../accounts/messages.service.ts'
import type { Executor } from '../platform/db.ts'
import { uaeDay } from '../platform/uae-day.ts'
import * as store from './application.store.ts'
import type { ApplicationsDeps } from './applications-deps.ts'
import * as reminders from './licence-reminder.store.ts'
import { licenceExpires } from './messages/licence-expires.ts'

const AT_ONCE = 200
const furthest = Math.max(...licenceReminderDays)

type Deps = Pick<ApplicationsDeps, 'db' | 'notifications' | 'origin'>
type Expiring = Awaited<ReturnType<typeof store.expiringUntil>>[number]

/** Reminds companies of trade licences that expire, once for each distance; may run twice. */
export async function remindOfLicences(deps: Deps, now = new Date()): Promise<void> {
  for (let after = 0; ;) {
    const page = { until: uaeDay(now, furthest), after, limit: AT_ONCE }
    const rows = await store.expiringUntil(deps.db, page)
    await deps.db.transaction((tx) => remind(deps, tx, rows, now))
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.no
  }
}

async function remind(
  { notifications, origin }: Deps,
  tx: Executor,
  rows: Expiring[],
  now: Date,
): Promise<void> {
  const due = rows.map((row) => ({
    ...{ sellerNo: row.no, expiresOn: row.expiresOn, daysBefore: distanceOf(row, now) },
  }))
  const fresh = new Set((await reminders.add(tx, due)).map(({ sellerNo }) => sellerNo))
  const reminded = rows.filter(({ no }) => fresh.has(no))
  await sendAllLater(
    tx,
    reminded.map(({ email, language, expiresOn, ...row }) => ({
      ...licenceExpires({
        language,
        origin,
        expiresOn,
        days: distanceOf({ expiresOn, ...row }, now),
      }),
      to: email,
    })),
  )
  await notifications.notify(
    tx,
    ...reminded.map(({ no, id }) => ({ userNo: no, kind: 'licence' as const, subject: id })),
  )
}

/** The nearest distance that has come: a date that is entered late gets one reminder, and not all of them. */
const distanceOf = ({ expiresOn }: Pick<Expiring, 'expiresOn'>, now: Date): number =>
  Math.min(...licenceReminderDays.filter((days) => expiresOn <= uaeDay(now, days)))
