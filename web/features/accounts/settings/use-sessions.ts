import { useState } from 'react'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'

export const sessionsPerPage = 24

/** The user's sessions, a page at a time. `at` is the reference time for ages, in ms since 1970. */
export function useSessions() {
  const [page, setPage] = useState(1)
  const { data, at, failure, reload } = useData(
    callQuery('getSessions', { page, limit: sessionsPerPage }),
  )
  return { shown: data && { ...data, page, at }, failure, reload, setPage }
}
