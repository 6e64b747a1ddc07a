import { z } from 'zod'
import { amount, line } from './carts.ts'
import { endpoint } from './endpoint.ts'
import { linkToken } from './example-values.ts'
import { text } from './fields.ts'
import { longestToken } from './limits.ts'
import { order, sellerOrder } from './orders.ts'
import { stepSellerOrder } from './seller-orders.ts'

const token = text(longestToken)

/** What a driver needs at the door, and nothing else of the order. */
const handover = z.object({
  number: sellerOrder.shape.number,
  receiver: order.shape.receiver,
  address: order.shape.address.unwrap().omit({ phone: true }).nullable().meta({
    description: 'Null where the buyer’s account is gone',
  }),
  lines: z.array(line.pick({ sku: true, partName: true, quantity: true })),
  cash: amount.optional().meta({ description: 'To be collected' }),
})
export type Handover = z.infer<typeof handover>

const driverShipment = z.object({
  state: z.enum(['on_the_way', 'failed', 'delivered']),
  handover: handover.optional().meta({ description: 'Only while it is on the way' }),
})
export type DriverShipment = z.infer<typeof driverShipment>

export const getDriverShipment = endpoint('getDriverShipment', {
  summary:
    'What a driver hands over, with the token of the link that the seller shares; a delivery that is tried again has a new link',
  input: z.object({ token }),
  example: { token: linkToken },
  reply: driverShipment,
  errors: ['driver.unknown', 'server.limited'],
})

const { code, receiver } = stepSellerOrder.input.shape

export const deliverAsDriver = endpoint('deliverAsDriver', {
  summary:
    'Deliver with the token of a driver’s link: by the buyer’s code, or with the receiver and a picture',
  input: z.object({ token, code, receiver }),
  files: stepSellerOrder.files,
  example: { token: linkToken, code: '4711' },
  reply: driverShipment.pick({ state: true }),
  idempotent: true,
  errors: [
    'driver.unknown',
    ...stepSellerOrder.errors.filter(
      (error) => error !== 'order.not_found' && error !== 'phone.invalid',
    ),
  ],
})
