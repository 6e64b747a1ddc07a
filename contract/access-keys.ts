import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, name, paging, password } from './fields.ts'
import { done } from './profile.ts'
import { longestKeyName } from './limits.ts'

/** A key by which a seller's stock system makes a few calls on the seller's behalf. */
export const accessKey = z.object({
  _id: id,
  name: z.string(),
  ending: z.string().meta({ description: 'Its last four characters' }),
  date,
  used: date.nullable().meta({ description: 'When it was last used' }),
})
export type AccessKey = z.infer<typeof accessKey>

export const createAccessKey = endpoint('createAccessKey', {
  summary: 'Create an access key; it is returned only once',
  input: z.object({ name: name(longestKeyName), password }),
  example: { name: 'Stock system', password: 'a long sentence' },
  reply: z.object({ key: z.string(), accessKey }),
  status: 201,
  access: ['SELLER'],
  errors: ['key.too_many', 'account.closing', 'server.limited', 'server.unavailable'],
})

export const getAccessKeys = endpoint('getAccessKeys', {
  summary: 'The caller’s access keys, latest first',
  input: z.object({ ...paging }),
  example: {},
  reply: accessKey,
  access: ['SELLER'],
})

export const revokeAccessKey = endpoint('revokeAccessKey', {
  summary: 'Revoke an access key',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  access: ['SELLER'],
  errors: ['key.not_found'],
})
