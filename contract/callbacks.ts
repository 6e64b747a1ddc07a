import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, paging, phone, plain } from './fields.ts'
import { listing } from './listing.ts'
import { callbackStatuses } from './callback-status.ts'
import { callbackLengths } from './limits.ts'

const status = z.enum(callbackStatuses)

const request = {
  _id: id,
  status,
  name: z.string(),
  phone: z.string().meta({ description: 'E.164' }),
  note: z.string(),
  preferred: z.string().meta({ description: 'soon, morning, afternoon, evening, or free text' }),
  date,
}

/** A request to be called, as lists show it. */
export const callback = z.object({ ...request, listing })
export type Callback = z.infer<typeof callback>

/** The same at the part that it is about. */
export const ownCallback = z.object(request)
export type OwnCallback = z.infer<typeof ownCallback>

export const requestCallback = endpoint('requestCallback', {
  summary:
    'Request a call from the seller of a part; an open request, or one made within a day, is returned instead',
  input: z.object({
    listing_id: id,
    name: plain(callbackLengths.name).optional(),
    phone: phone.optional(),
    note: plain(callbackLengths.note).optional(),
    preferred: plain(callbackLengths.preferred).optional(),
  }),
  example: { listing_id: exampleIds.listing, phone: '+971501234567', preferred: 'morning' },
  reply: z.object({
    callback: ownCallback,
    repeated: z.boolean().meta({ description: 'With status 200: the request already existed' }),
  }),
  status: 201,
  repeats: true,
  access: ['BUYER', 'SELLER'],
  errors: [
    'listing.not_found',
    'callback.own',
    'phone.invalid',
    'account.closing',
    'server.limited',
  ],
})

export const getCallbackState = endpoint('getCallbackState', {
  summary: 'The caller’s latest call-back request for a part',
  input: z.object({ listing_id: id }),
  example: { listing_id: exampleIds.listing },
  reply: z.object({ callback: ownCallback.nullable() }),
  access: ['BUYER', 'SELLER'],
})

export const getCallbacks = endpoint('getCallbacks', {
  summary: 'Call-back requests to this seller, latest first',
  input: z.object({ user_id: id.optional(), status: status.optional(), ...paging }),
  example: { status: 'new' },
  reply: callback,
  access: ['SELLER'],
  self: ['user_id'],
})

export const getOwnCallbacks = endpoint('getOwnCallbacks', {
  summary: 'The calls that the caller asked for and that are not closed, latest first',
  input: z.object(paging),
  example: {},
  reply: callback,
  access: ['BUYER', 'SELLER'],
})

export const setCallbackStatus = endpoint('setCallbackStatus', {
  summary: 'Update the status of a call-back request',
  input: z.object({ id, status }),
  example: { id: exampleIds.listing, status: 'called' },
  reply: z.object({ callback }),
  access: ['SELLER'],
  errors: ['callback.not_found', 'callback.not_allowed'],
})
