import { bind } from '../platform/api/binding.ts'
import { getWebhookDeliveries, retryWebhookDelivery, testWebhook } from './manage-deliveries.ts'
import {
  createWebhook,
  getWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './manage-webhooks.ts'
import type { ManagedDeps } from './webhooks-deps.ts'

export const webhooksRoutes = (deps: ManagedDeps) => [
  bind('createWebhook', (input, by) => createWebhook(deps, input, by)),
  bind('getWebhooks', (page, by) => getWebhooks(deps, page, by)),
  bind('updateWebhook', (input, by) => updateWebhook(deps, input, by)),
  bind('removeWebhook', (input, by) => removeWebhook(deps, input, by)),
  bind('rotateWebhookSecret', (input, by) => rotateWebhookSecret(deps, input, by)),
  bind('testWebhook', (input, by) => testWebhook(deps, input, by)),
  bind('getWebhookDeliveries', (input, by) => getWebhookDeliveries(deps, input, by)),
  bind('retryWebhookDelivery', (input, by) => retryWebhookDelivery(deps, input, by)),
]
