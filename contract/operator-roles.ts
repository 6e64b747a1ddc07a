// What each operator may do. Every call below `/operator` names one permission, and `invoke` asks this table.

export const operatorRoles = ['owner', 'support', 'finance'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** By permission, the roles that have it. */
export const operatorPermissions = {
  /** The overview and the state of the installation. */
  overview: ['owner', 'support', 'finance'],
  /** Messages of the contact form, with who wrote them. */
  tickets: ['owner', 'support'],
  /** Reported conversations, with what was written in them; reported listings and companies. */
  reports: ['owner', 'support'],
  /** Companies that apply to sell, and suspending them. */
  sellers: ['owner', 'support'],
  /** Finding orders, companies and listings by anything known of them, and looking at them. */
  lookUp: ['owner', 'support', 'finance'],
  /** People's accounts, and steps on them. */
  people: ['owner', 'support'],
  /** Papers that people uploaded. */
  documents: ['owner', 'support'],
  /** Failed jobs. */
  jobs: ['owner', 'support'],
  /** Searches that found nothing, and the terms that the search is taught. */
  vocabulary: ['owner', 'support'],
  /** Marking taught terms as reviewed. */
  vocabularyReview: ['owner'],
  /** What everybody reads on the pages, such as banners. */
  content: ['owner', 'support'],
  /** The audit log. */
  audit: ['owner'],
  /** Other operators and their invitations. */
  operators: ['owner'],
  /** Returns in dispute, with both sides; deciding them moves money. */
  disputes: ['owner', 'support', 'finance'],
  /** Whatever moves money. */
  money: ['owner', 'finance'],
} as const satisfies Record<string, readonly OperatorRole[]>

export type OperatorPermission = keyof typeof operatorPermissions

export const mayOperate = (role: OperatorRole, permission: OperatorPermission): boolean =>
  (operatorPermissions[permission] as readonly OperatorRole[]).includes(role)

/** The permissions of a role, in the order of the table. */
export const permissionsOf = (role: OperatorRole): OperatorPermission[] =>
  (Object.keys(operatorPermissions) as OperatorPermission[]).filter((permission) =>
    mayOperate(role, permission),
  )

/** What waits for an operator, each a page below `/operator`, with what it takes to see it. */
export const queuePermissions = {
  sellers: 'sellers',
  'changed-licences': 'sellers',
  tickets: 'tickets',
  reports: 'reports',
  'listing-reports': 'reports',
  disputes: 'disputes',
  'buyer-transfers': 'money',
  payouts: 'money',
  differences: 'money',
  jobs: 'jobs',
  vocabulary: 'vocabulary',
} as const satisfies Record<string, OperatorPermission>
export type OperatorQueue = keyof typeof queuePermissions
export const operatorQueues = Object.keys(queuePermissions) as OperatorQueue[]

/** What the look-up finds, with what it takes to find it. */
export const lookUpPermissions = {
  order: 'lookUp',
  person: 'people',
  company: 'lookUp',
  listing: 'lookUp',
  document: 'lookUp',
  payment: 'money',
  ticket: 'tickets',
} as const satisfies Record<string, OperatorPermission>
export type LookUpKind = keyof typeof lookUpPermissions
export const lookUpKinds = Object.keys(lookUpPermissions) as LookUpKind[]

/** Tickets and reports are open until an operator closes them. */
export const queueStates = ['open', 'closed'] as const
export type QueueState = (typeof queueStates)[number]

/** Proofs beside the password: a code of an app, a code from paper, or a key of the device. */
export const factorMethods = ['totp', 'recovery', 'passkey'] as const
export type FactorMethod = (typeof factorMethods)[number]

export const healthChecks = ['backup', 'audit', 'ledger'] as const
export type HealthCheck = (typeof healthChecks)[number]
