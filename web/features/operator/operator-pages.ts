import type { OperatorPermission } from '#contract/operator-roles.ts'
import type { IconName } from '#web/ui/icon.tsx'

/**
 * The pages below `/operator`, each with what it takes to see it, in the order of the navigation: what waits
 * for operators first, as on the overview.
 */
export const operatorPages = [
  { key: 'overview', path: '', icon: 'dashboard', permission: 'overview' },
  { key: 'lookUp', path: 'look-up', icon: 'search', permission: 'lookUp' },
  { key: 'sellers', path: 'applications', icon: 'seller', permission: 'sellers' },
  { key: 'changed-licences', path: 'changed-licences', icon: 'document', permission: 'sellers' },
  { key: 'tickets', path: 'tickets', icon: 'mail', permission: 'tickets' },
  { key: 'reports', path: 'reports', icon: 'flag', permission: 'reports' },
  { key: 'listing-reports', path: 'listing-reports', icon: 'block', permission: 'reports' },
  { key: 'disputes', path: 'disputes', icon: 'return', permission: 'disputes' },
  { key: 'buyer-transfers', path: 'buyer-transfers', icon: 'clip', permission: 'money' },
  { key: 'payouts', path: 'payouts', icon: 'price', permission: 'money' },
  { key: 'differences', path: 'differences', icon: 'help', permission: 'money' },
  { key: 'jobs', path: 'jobs', icon: 'failed', permission: 'jobs' },
  { key: 'vocabulary', path: 'vocabulary', icon: 'language', permission: 'vocabulary' },
  { key: 'transfers', path: 'transfers', icon: 'import', permission: 'money' },
  { key: 'figures', path: 'figures', icon: 'dashboard', permission: 'overview' },
  { key: 'settings', path: 'settings', icon: 'edit', permission: 'overview' },
  { key: 'health', path: 'health', icon: 'quick', permission: 'overview' },
  { key: 'audit', path: 'audit', icon: 'document', permission: 'audit' },
  { key: 'operators', path: 'operators', icon: 'user', permission: 'operators' },
  { key: 'security', path: 'security', icon: 'settings', permission: 'overview' },
] as const satisfies readonly {
  key: string
  path: string
  icon: IconName
  permission: OperatorPermission
}[]

export type OperatorPageKey = (typeof operatorPages)[number]['key']

/** The page of an address below `/operator`, and what is named behind it. */
export function pageAt(path: string) {
  const [first = '', id, within, item] = path.split('/')
  const page = operatorPages.find((each) => each.path === first)
  const named = { id: id || undefined, within: within || undefined, item: item || undefined }
  return page && { ...page, ...named }
}

export const hrefOf = (path: string) => (path === '' ? '/operator' : `/operator/${path}`)
