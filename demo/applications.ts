import type { Emirate } from '#contract/emirates.ts'
import { seller } from '#server/accounts/seller.tables.ts'
import { user } from '#server/accounts/user.tables.ts'
import { sellerEvent } from '#server/applications/application.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { idFromKey } from '#server/platform/id.ts'
import { insertLicences } from './licences.ts'
import { sellers } from './sellers.ts'

type Event = typeof sellerEvent.$inferInsert
type Step = Pick<Event, 'event' | 'actor' | 'toStatus'> & { note?: string }

type Applicant = {
  key: string
  company: string
  companyAr: string
  emirate: Emirate
  address: string
  licence: string
  expiry: string
  daysAgo: number
  steps: Step[]
}

const applied: Step = { event: 'apply', actor: 'seller', toStatus: 'applied' }
const inReview: Step = { event: 'review', actor: 'operator', toStatus: 'in_review' }

/** Companies that have applied and are not approved, for the operator's queue. */
const applicants: Applicant[] = [
  {
    ...{ key: 'khaleej', company: 'Khaleej Spares Trading', companyAr: 'الخليج لتجارة قطع الغيار' },
    ...{ emirate: 'Sharjah', address: 'Shop 9, Industrial Area 6, Sharjah', licence: '781204' },
    ...{ expiry: '2027-08-31', daysAgo: 2, steps: [applied] },
  },
  {
    ...{ key: 'marina', company: 'Marina Auto Parts', companyAr: 'مارينا لقطع السيارات' },
    ...{ emirate: 'Dubai', address: 'Warehouse 4, Al Quoz Industrial 2, Dubai', licence: '664310' },
    ...{ expiry: '2027-02-28', daysAgo: 4, steps: [applied, inReview] },
  },
  {
    // The number of a company that sells already.
    ...{ key: 'jumana', company: 'Jumana Car Parts', companyAr: 'جمانة لقطع السيارات' },
    ...{ emirate: 'Ajman', address: 'Al Jurf Industrial 1, Ajman' },
    ...{ licence: sellers[1]!.details.trade_license_no, expiry: '2026-01-31', daysAgo: 9 },
    steps: [
      ...[applied, inReview],
      {
        ...{ event: 'ask', actor: 'operator', toStatus: 'incomplete' },
        note: 'The licence has expired, and its number is that of another company. Please upload your own.',
      },
    ],
  },
]

const DAY_MS = 24 * 3_600_000
const FIRST_PHONE = 971_500_900_001

export async function insertApplications(
  db: Executor,
  passwordHash: string,
  store: FileStore,
): Promise<void> {
  const users = await db
    .insert(user)
    .values(
      applicants.map(({ key, daysAgo }, at) => ({
        ...{ id: idFromKey(`demo-applicant/${key}`), role: 'SELLER' as const, passwordHash },
        ...{ email: `${key}@applicants.example`, phone: `+${FIRST_PHONE + at}` },
        createdAt: ago(daysAgo),
      })),
    )
    .returning({ no: user.no, id: user.id })
  const nos = users.map(({ no }) => no)
  const licences = await insertLicences(db, nos, store)
  await db.insert(seller).values(
    applicants.map((row, at) => ({
      ...users[at]!,
      ...{ companyName: row.company, companyNameAr: row.companyAr, emirate: row.emirate },
      ...{ companyAddress: row.address, tradeLicenseNo: row.licence },
      ...{ tradeLicenseExpiry: row.expiry, tradeLicenseUpload: licences.get(nos[at]!) },
      status: row.steps.at(-1)!.toStatus,
      ...{ joinedAt: ago(row.daysAgo), statusAt: ago(row.daysAgo / 2) },
    })),
  )
  await db.insert(sellerEvent).values(
    applicants.flatMap(({ steps, daysAgo }, at) =>
      steps.map((step, order): Event => ({
        ...step,
        sellerNo: nos[at]!,
        fromStatus: steps[order - 1]?.toStatus ?? null,
        at: ago(daysAgo / (order + 1)),
      })),
    ),
  )
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
