import type { ReplyOf } from '#contract/api.ts'
import { licenceReminderDays } from '#contract/seller-status.ts'

const DAY_MS = 24 * 3_600_000

type OwnApplication = ReplyOf<'getOwnApplication'>
type Open = OwnApplication & { status: Exclude<OwnApplication['status'], 'approved'> }

type Banner =
  | { key: 'application'; tone: 'wait' | 'act'; application: Open }
  | { key: 'licence'; tone: 'act'; expires: string }

const isOpen = (application: OwnApplication): application is Open =>
  application.status !== 'approved'

/** What a company is told on its pages; undefined while it is approved and its licence lasts. */
export function bannerOf(application: OwnApplication, now: number): Banner | undefined {
  const { status, licenceExpires: expires } = application
  if (isOpen(application)) {
    const tone = status === 'applied' || status === 'in_review' ? 'wait' : 'act'
    return { key: 'application', tone, application }
  }
  if (expires === null) return undefined
  const isNear = Date.parse(expires) - now < Math.max(...licenceReminderDays) * DAY_MS
  return isNear ? { key: 'licence', tone: 'act', expires } : undefined
}
