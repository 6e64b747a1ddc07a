import { callQuery } from '#web/shell/members/data-cache.ts'

/** The caller's application; read again after every change, such as one of the profile. */
export const ownApplicationData = {
  ...callQuery('getOwnApplication', {}),
  meta: { followsWrites: true },
} as const
