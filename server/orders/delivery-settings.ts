import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { defaultDelivery, type DeliverySettings } from '#contract/delivery.ts'
import type { Refusal } from '../platform/refusal.ts'
import * as store from './delivery.store.ts'
import { deliveryChanges } from './limits.ts'
import type { By, OrdersDeps } from './orders-deps.ts'

/** What holds of a seller who has set nothing. */
export const unsetDelivery = (rules: OrdersDeps['rules']): DeliverySettings => ({
  ...defaultDelivery,
  answer_hours: rules.valueOf('answerHours'),
})

export async function getDeliverySettings(
  { db, rules }: Pick<OrdersDeps, 'db' | 'rules'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'getDeliverySettings'>> {
  return (await store.settingsOf(db, [caller.no])).get(caller.no) ?? unsetDelivery(rules)
}

export async function setDeliverySettings(
  { db, limits }: Pick<OrdersDeps, 'db' | 'limits'>,
  settings: ParsedInputOf<'setDeliverySettings'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'setDeliverySettings'> | Refusal> {
  const limited = await limits.take(deliveryChanges, caller.id)
  if (limited) return limited
  await store.saveSettings(db, caller.no, settings)
  return settings
}
