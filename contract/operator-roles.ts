// What each operator may do. Every call below `/operator` names one permission, and `invoke` asks this table.

export const operatorRoles = ['owner', 'support', 'finance'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** By permission, the roles that have it. */
export const operatorPermissions = {
  /** The overview and the state of the installation. */
  overview: ['owner', 'support', 'finance'],
  /** Messages of the contact form, with who wrote them. */
  tickets: ['owner', 'support'],
  /** Reported conversations, with what was written in them. */
  reports: ['owner', 'support'],
  /** Papers that people uploaded. */
  documents: ['owner', 'support'],
  /** Failed jobs. */
  jobs: ['owner', 'support'],
  /** The audit log. */
  audit: ['owner'],
  /** Other operators and their invitations. */
  operators: ['owner'],
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

/** What waits for an operator; each is a permission, and a page below `/operator`. */
export const operatorQueues = ['tickets', 'reports', 'jobs'] as const
export type OperatorQueue = (typeof operatorQueues)[number]

/** Tickets and reports are open until an operator closes them. */
export const queueStates = ['open', 'closed'] as const
export type QueueState = (typeof queueStates)[number]

/** Proofs beside the password: a code of an app, a code from paper, or a key of the device. */
export const factorMethods = ['totp', 'recovery', 'passkey'] as const
export type FactorMethod = (typeof factorMethods)[number]

export const healthChecks = ['backup', 'audit', 'ledger'] as const
export type HealthCheck = (typeof healthChecks)[number]
