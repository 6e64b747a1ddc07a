import type { ParsedInputOf } from '#contract/api.ts'
import type { ReportedSubject } from '#contract/subject-reports.ts'
import { sendLater } from '../accounts/messages.service.ts'
import { recordStep } from '../platform/audit.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { stepsOfOperator } from './limits.ts'
import { listingHidden, listingShown } from './messages/listing-hidden.ts'
import * as store from './report.store.ts'
import type { By, ReportsDeps } from './reports-deps.ts'
import { present, reported } from './review-reports.ts'

/** Hides a reported listing, closes what the operator has read of its reports, and tells its seller why. */
export const hideListing = (
  deps: ReportsDeps,
  { id, reason, seen }: ParsedInputOf<'hideListing'>,
  by: By,
): Promise<ReportedSubject | Refusal> =>
  takeStep(deps, id, by, async (tx, subject, listing) => {
    const change = await deps.stock.hide(tx, listing, { reason, operatorNo: by.caller.no })
    if (!change) return undefined
    await store.close(tx, subject, { outcome: 'hidden', seen })
    await deps.notifications.notify(tx, notice('listing_hidden', subject, listing))
    await sendLater(tx, {
      ...listingHidden({ ...facts(deps, subject), reason }),
      to: subject.email,
    })
    await recordStep(tx, 'listing.hidden', by, id)
    return change
  })

/** Shows a hidden listing again, as far as its seller offers it, and tells them. */
export const showListing = (
  deps: ReportsDeps,
  { id }: ParsedInputOf<'showListing'>,
  by: By,
): Promise<ReportedSubject | Refusal> =>
  takeStep(deps, id, by, async (tx, subject, listing) => {
    const change = await deps.stock.show(tx, listing)
    if (!change) return undefined
    await deps.notifications.notify(tx, notice('listing_shown', subject, listing))
    await sendLater(tx, { ...listingShown(facts(deps, subject)), to: subject.email })
    await recordStep(tx, 'listing.shown', by, id)
    return change
  })

type Listing = { no: number; id: string; sellerNo: number; skuKey: string }
type Step = (tx: Executor, subject: store.Subject, listing: Listing) => Promise<Change | undefined>

/** Takes a step of a reported listing, which this process shows before the reply; refused where a colleague was faster. */
async function takeStep(
  { db, limits, stock }: ReportsDeps,
  id: string,
  by: By,
  step: Step,
): Promise<ReportedSubject | Refusal> {
  const limited = await limits.take(stepsOfOperator, by.caller.id)
  if (limited) return limited
  const outcome = await db.transaction(async (tx) => {
    const subject = await reported(tx, 'listing', id)
    if (!subject) return refuse('report.not_found')
    const { sellerNo, listingNo, skuKey } = subject
    const listing = { no: listingNo!, id, sellerNo, skuKey: skuKey! }
    const change = await step(tx, subject, listing)
    return change ? { change, subject } : refuse('report.decided')
  })
  if (outcome instanceof Refusal) return outcome
  await stock.follow(outcome.change)
  return present(db, outcome.subject)
}

const notice = (
  kind: 'listing_hidden' | 'listing_shown',
  { sellerNo }: store.Subject,
  { id, no }: Listing,
) => ({ userNo: sellerNo, kind, subject: id, listingNo: no })

const facts = ({ origin }: ReportsDeps, { language, partName, sku }: store.Subject) => ({
  ...{ language, origin, href: `${origin}/my-listing` },
  ...{ partName: partName ?? '', sku: sku ?? '' },
})
