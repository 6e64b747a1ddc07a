import { Histogram, type Registry } from 'prom-client'
import type { WebhookFailure } from '#contract/webhook-events.ts'

/** Counts and times attempts at webhooks by how they end; `observe` is called for each. */
export function webhooksMetrics() {
  const attempts = new Histogram({
    name: 'ghiyar_webhook_attempt_seconds',
    help: 'Time that attempts at delivering events to webhooks took, by how they ended',
    labelNames: ['outcome'],
    buckets: [0.1, 0.3, 1, 3, 10],
    registers: [],
  })
  return {
    observe: (outcome: WebhookFailure | 'delivered', seconds: number): void =>
      attempts.observe({ outcome }, seconds),
    register: (registry: Registry): void => registry.registerMetric(attempts),
  }
}
