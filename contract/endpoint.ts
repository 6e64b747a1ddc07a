import type { z } from 'zod'
import { addresses, type EndpointName } from './addresses.ts'
import type { ErrorCode } from './error-codes.ts'

/** What a call takes and gives, beside its address. For a `list`, `reply` describes one item. */
type Description<Input extends z.ZodType, Reply extends z.ZodType> = {
  summary: string
  input: Input
  reply: Reply
  status?: 200 | 201
  errors?: ErrorCode[]
}

/** One call of the API, described once for every transport, its validation and its documentation. */
export function endpoint<
  const Name extends EndpointName,
  Input extends z.ZodType,
  Reply extends z.ZodType,
>(name: Name, description: Description<Input, Reply>) {
  const address: { method: 'GET' | 'POST'; path: string; list?: true } = addresses[name]
  return {
    name,
    method: address.method,
    path: address.path,
    list: address.list ?? false,
    status: 200 as 200 | 201,
    errors: [] as ErrorCode[],
    ...description,
  }
}

export type Endpoint = ReturnType<typeof endpoint<EndpointName, z.ZodType, z.ZodType>>
