import type { OperatorOverview } from '#contract/operations.ts'
import {
  mayOperate,
  operatorQueues,
  permissionsOf,
  queuePermissions,
} from '#contract/operator-roles.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { OperatorDeps } from './operator-deps.ts'

/** What waits in the queues of all features that the caller may see. */
export async function getOverview(
  { features }: OperatorDeps,
  { operator, isRecent }: Caller,
): Promise<OperatorOverview> {
  const role = operator!
  const visible = operatorQueues.filter((queue) => mayOperate(role, queuePermissions[queue]))
  const queues = visible.flatMap((queue) =>
    features.flatMap((feature) => {
      const figures = feature.queues?.[queue]
      return figures ? [{ queue, figures }] : []
    }),
  )
  return {
    ...{ role, permissions: permissionsOf(role), recent: isRecent ?? false },
    queues: await Promise.all(
      queues.map(async ({ queue, figures }) => {
        const { waiting, oldest } = await figures()
        return { queue, waiting, oldest: oldest?.toISOString() ?? null }
      }),
    ),
  }
}
