import type { OperatorPermission } from '#contract/operator-roles.ts'

/** What is set on which tab of the settings, each with what it takes to see it. */
export const settingsTabs = [
  { key: 'commission', permission: 'money' },
  { key: 'rules', permission: 'money' },
  { key: 'content', permission: 'content' },
  { key: 'banners', permission: 'content' },
] as const satisfies readonly { key: string; permission: OperatorPermission }[]

export const settingsHref = (key: string) => `/operator/settings/${key}`
