import { useState } from 'react'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'

export const importsPerPage = 6

export const importsData = (page = 1) => callQuery('getImports', { page, limit: importsPerPage })

/** The latest imports, a page at a time. `at` is the reference time for ages, in ms since 1970. */
export function useHistory() {
  const [page, setPage] = useState(1)
  const { data, at, failure, reload } = useData(importsData(page))
  return { shown: data && { ...data, page, at }, failure, reload, setPage }
}
