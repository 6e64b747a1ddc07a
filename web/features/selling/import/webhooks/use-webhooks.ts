import type { Webhook } from '#contract/webhooks.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'

const perPage = 5
// While deliveries are open: an attempt shows soon after it was made.
const refreshMs = 5_000

/** The seller's webhooks. `at` is the reference time for ages, in ms since 1970. */
export function useWebhooks({ watched }: { watched: boolean }) {
  const query = callQuery('getWebhooks', {})
  const { data, at, failure, reload } = useData(
    watched ? { ...query, refetchInterval: refreshMs } : query,
  )
  return { shown: data && { webhooks: data.items, at }, failure, reload }
}

/** A page of what a webhook has sent. */
export function useWebhookDeliveries({ _id: id }: Webhook, page: number) {
  const query = callQuery('getWebhookDeliveries', { id, page, limit: perPage })
  const { data, at, failure, reload } = useData({ ...query, refetchInterval: refreshMs })
  const pages = data && Math.ceil(data.total / perPage)
  return { shown: data && { deliveries: data.items, at, pages: pages! }, failure, reload }
}
