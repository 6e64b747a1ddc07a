import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'

/** The seller's access keys. `at` is the reference time for ages, in ms since 1970. */
export function useKeys() {
  const { data, at, failure, reload } = useData(callQuery('getAccessKeys', {}))
  return { shown: data && { keys: data.items, at }, failure, reload }
}
