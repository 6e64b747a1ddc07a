import type { SentStep } from '#contract/order-status.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { isPickup } from '../next-step.ts'

const pickupWords = {
  ship: 'shipPickup',
  deliver: 'deliverPickup',
  fail: 'failPickup',
  redeliver: 'redeliverPickup',
} as const

/** The text of a step; parts that are collected are not delivered. */
export const stepWord = (step: SentStep, order: Pick<SellerOrder, 'delivery'>) =>
  isPickup(order) && step in pickupWords ? pickupWords[step as keyof typeof pickupWords] : step

const forward: readonly SentStep[] = ['accept', 'ship', 'deliver', 'redeliver']
const ending: readonly SentStep[] = ['reject', 'cancel', 'agree-cancel', 'return-to-seller']

/** How a step's button looks: what the order waits for stands out, what ends it is marked. */
export const stepTone = (step: SentStep) =>
  forward.includes(step) ? 'button-primary' : ending.includes(step) ? 'button-danger' : ''
