import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'

const intervalMs = 3000

/** The latest messages of a demonstration, refreshed every few seconds while the page is visible. */
export function useOutbox(to: string) {
  const { data, failure } = useData({
    ...callQuery('getOutbox', { to: to || undefined, limit: 50 }),
    refetchInterval: intervalMs,
    refetchOnWindowFocus: 'always',
  })
  return { messages: data?.items, failed: failure !== undefined }
}
