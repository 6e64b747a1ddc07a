import { useCallback } from 'react'
import type { User } from '#contract/profile.ts'
import { updateLogin } from '#web/shell/login-record.ts'
import { queryApi, type DataQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'

export const meData: DataQuery<User> = {
  queryKey: ['getMe'],
  queryFn: async ({ signal }) => {
    const me = await queryApi(signal).call('getMe', {})
    updateLogin(me)
    return me
  },
}

/** The signed-in user with licences and documents, which the login record doesn't contain. */
export function useMe() {
  const { data: user, change } = useData(meData)
  /** Shows what a call has changed, here and in the login record. */
  const update = useCallback(
    (changed: User) => {
      updateLogin(changed)
      change(() => changed)
    },
    [change],
  )
  return { user, update }
}
