import { callQuery } from '#web/shell/members/data-cache.ts'

export const settingsData = callQuery('getDeliverySettings', {})
