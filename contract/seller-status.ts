import { lifeCycle, stepsFrom } from './life-cycle.ts'

// A company applies before it sells. `docs/operator.md` draws the life cycle.

export const sellerStatuses = [
  'applied',
  'in_review',
  'incomplete',
  'approved',
  'refused',
  'suspended',
] as const
export type SellerStatus = (typeof sellerStatuses)[number]

/** A demonstration approves by itself. What a company offers is shown while it is approved, and at no other time. */
export const sellerLifeCycle = lifeCycle({
  states: sellerStatuses,
  start: 'applied',
  refusal: 'application.step',
  transitions: [
    { from: 'applied', event: 'review', by: 'operator', to: 'in_review' },
    { from: 'applied', event: 'approve', by: 'system', to: 'approved' },
    { from: 'in_review', event: 'approve', by: 'operator', to: 'approved' },
    { from: 'in_review', event: 'ask', by: 'operator', to: 'incomplete' },
    { from: 'in_review', event: 'refuse', by: 'operator', to: 'refused' },
    { from: 'incomplete', event: 'resend', by: 'seller', to: 'applied' },
    { from: 'refused', event: 'resend', by: 'seller', to: 'applied' },
    { from: 'approved', event: 'change-licence', by: 'seller', to: 'approved' },
    { from: 'approved', event: 'confirm-licence', by: 'operator', to: 'approved' },
    { from: 'approved', event: 'suspend', by: 'operator', to: 'suspended' },
    { from: 'suspended', event: 'change-licence', by: 'seller', to: 'suspended' },
    { from: 'suspended', event: 'lift', by: 'operator', to: 'approved' },
  ],
})

type Transition = (typeof sellerLifeCycle.transitions)[number]
export const sellerActors = ['seller', 'operator', 'system'] as const satisfies Transition['by'][]
export type SellerActor = Transition['by']
export type SellerEvent = Transition['event']

/** What operators send; suspending is a call of its own, because it asks for the second factor. */
export const operatorSellerEvents = [
  'review',
  'approve',
  'ask',
  'refuse',
  'lift',
  'confirm-licence',
] as const satisfies SellerEvent[]

/** Events for which the operator says why, or what is missing. */
const reasonedSellerEvents = ['ask', 'refuse', 'suspend', 'lift'] as const satisfies SellerEvent[]

export const needsReason = (event: SellerEvent): boolean =>
  (reasonedSellerEvents as readonly SellerEvent[]).includes(event)

/** What the history shows: applying, and every step. */
export const sellerHistoryEvents = [
  'apply',
  'review',
  'approve',
  'ask',
  'refuse',
  'resend',
  'suspend',
  'lift',
  'change-licence',
  'confirm-licence',
] as const

/** Statuses in which an application waits for an operator. */
export const waitingSellerStatuses = ['applied', 'in_review'] as const satisfies SellerStatus[]

/** The lists of the operator: by status, and approved companies whose trade licence has expired or was changed. */
export const applicationViews = [...sellerStatuses, 'expired', 'changed'] as const
export type ApplicationView = (typeof applicationViews)[number]

export const openSellerSteps = (status: SellerStatus, by: SellerActor): SellerEvent[] =>
  stepsFrom(sellerLifeCycle, status, by).map(({ event }) => event)

/** Days before a trade licence expires on which the company is reminded; 0 is the day itself. */
export const licenceReminderDays = [30, 7, 0] as const

/** In what another company, also a former one, can be the same. */
export const sellerMatches = ['licence', 'iban', 'phone', 'email'] as const
export type SellerMatch = (typeof sellerMatches)[number]
