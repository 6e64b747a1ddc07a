import { z } from 'zod'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { dirhams, id, name, phone, plain, within, wholeWithin } from './fields.ts'
import {
  answerHoursRange,
  courierDaysRange,
  deliveryFeeRange,
  mostHolidays,
  orderLengths,
  priceRange,
} from './limits.ts'
import { deliveryMethods } from './order-status.ts'
import { done } from './profile.ts'

const fee = dirhams.pipe(within(deliveryFeeRange))
const freeFrom = dirhams
  .pipe(within({ ...priceRange, min: 0 }))
  .nullable()
  .default(null)
const words = plain(orderLengths.promise)

/** How a seller delivers. Fees in dirhams, VAT included; without an entry in `fees` an emirate isn't served. */
export const deliverySettings = z.object({
  pickup: z.object({ on: z.boolean(), hours: words }),
  own: z.object({
    on: z.boolean(),
    fees: z.partialRecord(z.enum(emirates), fee),
    free_from: freeFrom,
    hours: words,
  }),
  courier: z.object({
    on: z.boolean(),
    fee,
    free_from: freeFrom,
    days: wholeWithin(courierDaysRange),
  }),
  answer_hours: wholeWithin(answerHoursRange),
  holidays: z
    .array(z.iso.date())
    .max(mostHolidays)
    .meta({ description: 'Days that do not count for the answer time' }),
})
export type DeliverySettings = z.output<typeof deliverySettings>

/** What holds for a seller who has set nothing. */
export const defaultDelivery: DeliverySettings = {
  pickup: { on: true, hours: '' },
  own: { on: false, fees: {}, free_from: null, hours: '' },
  courier: { on: false, fee: 0, free_from: null, days: 2 },
  answer_hours: 24,
  holidays: [],
}

/** One way in which a seller delivers a group of lines; `hours` in the seller's words. */
export const deliveryOption = z.object({
  method: z.enum(deliveryMethods),
  fee: z.number(),
  promise: z.object({ hours: z.string(), days: z.number().int().nullable() }),
})
export type DeliveryOption = z.infer<typeof deliveryOption>

export const getDeliverySettings = endpoint('getDeliverySettings', {
  summary: 'How the seller delivers, and the time to answer an order',
  input: z.object({}),
  example: {},
  reply: deliverySettings,
  access: ['SELLER'],
})

export const setDeliverySettings = endpoint('setDeliverySettings', {
  summary: 'Replace the delivery settings of the seller',
  input: deliverySettings.refine(({ pickup, own, courier }) => pickup.on || own.on || courier.on, {
    path: ['pickup'],
    error: 'required',
  }),
  example: {
    ...defaultDelivery,
    own: {
      on: true,
      fees: { Sharjah: 15, Dubai: 25 },
      free_from: 500,
      hours: 'Same day until 14:00',
    },
  },
  reply: deliverySettings,
  access: ['SELLER'],
  errors: ['server.limited'],
})

const addressFields = {
  name: name(orderLengths.addressName).meta({ description: 'What the buyer calls it' }),
  emirate: z.enum(emirates),
  address: name(orderLengths.address),
  phone,
}

export const address = z.object({ ...addressFields, _id: id, phone: z.string() })
export type Address = z.infer<typeof address>

/** An address as it is entered. */
export const enteredAddress = z.object(addressFields)

export const getAddresses = endpoint('getAddresses', {
  summary: 'The caller’s address book, the latest used first',
  input: z.object({}),
  example: {},
  reply: z.object({ addresses: z.array(address) }),
  access: ['BUYER', 'SELLER'],
})

export const saveAddress = endpoint('saveAddress', {
  summary: 'Add an address to the caller’s address book, or replace one',
  input: z.object({ ...addressFields, _id: id.optional() }),
  example: {
    name: 'Workshop',
    emirate: 'Sharjah',
    address: 'Industrial Area 5, Street 12',
    phone: '+971501234567',
  },
  reply: z.object({ address }),
  access: ['BUYER', 'SELLER'],
  errors: ['address.not_found', 'address.too_many', 'phone.invalid', 'server.limited'],
})

export const removeAddress = endpoint('removeAddress', {
  summary: 'Remove an address from the caller’s address book',
  input: z.object({ _id: id }),
  example: { _id: exampleIds.listing },
  reply: done,
  access: ['BUYER', 'SELLER'],
  errors: ['address.not_found'],
})
