import { callQuery } from '#web/shell/members/data-cache.ts'

/** The address book, the latest used first. */
export const addressesData = () => callQuery('getAddresses', {})
