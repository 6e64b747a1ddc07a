import type { OperatorPermission } from '#contract/operator-roles.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** The pages below `/operator`, in the order of the navigation, each with what it takes to see it. */
export const operatorPages = [
  { key: 'overview', path: '', icon: 'dashboard', permission: 'overview' },
  { key: 'tickets', path: 'tickets', icon: 'mail', permission: 'tickets' },
  { key: 'reports', path: 'reports', icon: 'flag', permission: 'reports' },
  { key: 'jobs', path: 'jobs', icon: 'failed', permission: 'jobs' },
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
  const [first = '', id] = path.split('/')
  const page = operatorPages.find((each) => each.path === first)
  return page && { ...page, id: id || undefined }
}

export const hrefOf = (path: string) => (path === '' ? '/operator' : `/operator/${path}`)
