import type { AccountsService } from '../accounts/accounts.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform, Registered } from '../platform/feature.ts'
import { loadSigner } from '../platform/signing-key.ts'
import { sweepDeliveries } from './delivery.store.ts'
import { EventSender, SEND_WEBHOOKS } from './event-sender.ts'
import { webhooksData } from './personal-data.ts'
import { resolveByDns } from './resolve-host.ts'
import { pauseAll } from './webhook.store.ts'
import { webhooksMetrics } from './webhooks.metrics.ts'
import { webhooksRoutes } from './webhooks.routes.ts'
import { webhooksService, type WebhooksService } from './webhooks.service.ts'

type Deps = Pick<Platform, 'db' | 'env' | 'limits' | 'log' | 'origin'> & {
  accounts: AccountsService
  notifications: NotificationsService
}

export async function registerWebhooks(
  deps: Deps,
): Promise<Registered<{ webhooks: WebhooksService }>> {
  const { db, env } = deps
  const signer = await loadSigner(db)
  const loopback = env.WEBHOOKS_TO_LOOPBACK
  const metrics = webhooksMetrics()
  const sender = new EventSender({
    ...{ ...deps, signer, post: { resolve: resolveByDns, loopback } },
    onAttempt: metrics.observe,
  })
  return {
    services: { webhooks: webhooksService() },
    bindings: webhooksRoutes({ ...deps, signer, loopback }),
    tasks: {
      [SEND_WEBHOOKS]: async () => sender.wake(),
      'sweep-webhooks': () => sweepDeliveries(db),
    },
    schedules: [
      { task: SEND_WEBHOOKS, at: '* * * * *' },
      { task: 'sweep-webhooks', at: '31 * * * *' },
    ],
    personalData: webhooksData,
    metrics: metrics.register,
    onPasswordReset: (tx, { no }) => pauseAll(tx, no, 'password_reset'),
    close: () => sender.close(),
  }
}
