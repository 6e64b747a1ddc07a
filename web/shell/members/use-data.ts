import { useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { dataCache, type DataQuery } from './data-cache.ts'
import { useFailureText } from './failure-text.ts'

/**
 * What a query replies, from the cache or the server. The data of the previous query stays visible
 * while another one is loaded (`updating`) and when that fails (`failure`). A returning connection
 * loads it again. `at` is the time of the reply in ms since 1970, for ages.
 */
export function useData<Data>(query: DataQuery<Data>) {
  const failureText = useFailureText()
  const { data, dataUpdatedAt, error, refetch } = useQuery(query, dataCache)
  const [before, setBefore] = useState({ data, at: dataUpdatedAt })
  if (data !== undefined && (data !== before.data || dataUpdatedAt !== before.at))
    setBefore({ data, at: dataUpdatedAt })

  const [name] = query.queryKey
  /** Updates what is shown until the next reply, in every cached reply of this call. */
  const change = useCallback(
    (update: (data: Data) => Data) =>
      void dataCache.setQueriesData<Data>({ queryKey: [name] }, (old) => old && update(old)),
    [name],
  )
  return {
    data: data ?? before.data,
    at: data === undefined ? before.at : dataUpdatedAt,
    failure: error ? failureText(error) : undefined,
    updating: data === undefined && before.data !== undefined && !error,
    reload: useCallback(() => void refetch(), [refetch]),
    change,
  }
}
