import type { z } from 'zod'
import { addresses, type EndpointName } from './addresses.ts'
import type { ErrorCode } from './error-codes.ts'
import type { OperatorPermission } from './operator-roles.ts'
import type { Role } from './roles.ts'
import { documentBytes } from './uploads.ts'

/** Who may make a call: anyone, everybody with an account, or the named roles. */
export type Access = 'anyone' | 'account' | readonly Role[]

/** What a call takes and gives, beside its address. For a `list`, `reply` describes one item. */
type Description<Input extends z.ZodType, Reply extends z.ZodType, Who extends Access> = {
  summary: string
  input: Input
  /** An input worth trying, for the documentation. */
  example: z.input<Input>
  reply: Reply
  status?: 200 | 201
  /** Answers 202 while the reply isn't `done`. */
  accepts?: true
  /** Answers 200 where the reply says that it is `repeated`. */
  repeats?: true
  errors?: ErrorCode[]
  access?: Who
  /** Fields in which callers may name themselves: absent, or their own id. */
  self?: readonly string[]
  /** File fields of a form, each as often as files of it are taken. */
  files?: readonly string[]
  /** The largest of these files. */
  fileBytes?: number
  /** An access key of the seller may make this call. */
  keys?: true
  /** Open to anyone, and given the caller where a session is valid. */
  knowsCaller?: true
  /** Only a demonstration has this call. */
  demo?: true
  /** What an operator must be allowed to make the call; for everyone else it doesn't exist. */
  permission?: OperatorPermission
  /** The second factor must have been entered within ten minutes. */
  recent?: true
  /** Moves money or stock: needs the header `Idempotency-Key`, and happens once for each key. */
  idempotent?: true
}

/** One call of the API, described once for every transport, its validation and its documentation. */
export function endpoint<
  const Name extends EndpointName,
  Input extends z.ZodType,
  Reply extends z.ZodType,
  const Who extends Access = 'anyone',
>(name: Name, description: Description<Input, Reply, Who>) {
  const address: {
    method: 'GET' | 'POST'
    path: string
    list?: true
    form?: true
    file?: true
    withFavourites?: true
  } = addresses[name]
  return {
    name,
    method: address.method,
    path: address.path,
    list: address.list ?? false,
    form: address.form ?? false,
    file: address.file ?? false,
    withFavourites: address.withFavourites ?? false,
    status: 200 as 200 | 201,
    errors: [] as ErrorCode[],
    self: [] as readonly string[],
    files: [] as readonly string[],
    fileBytes: documentBytes,
    accepts: undefined as true | undefined,
    repeats: undefined as true | undefined,
    keys: undefined as true | undefined,
    knowsCaller: undefined as true | undefined,
    demo: undefined as true | undefined,
    permission: undefined as OperatorPermission | undefined,
    recent: undefined as true | undefined,
    idempotent: undefined as true | undefined,
    ...description,
    access: (description.access ?? 'anyone') as Who,
  }
}

export type Endpoint = ReturnType<typeof endpoint<EndpointName, z.ZodType, z.ZodType, Access>>
