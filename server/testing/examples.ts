import type { EndpointName } from '#contract/addresses.ts'
import type { InputOf } from '#contract/api.ts'
import { endpoints } from '#contract/endpoints.ts'

type Examples = { [Name in EndpointName]: InputOf<Name> }

/** The example of each call. */
export const examples = Object.fromEntries(
  Object.values(endpoints).map(({ name, example }) => [name, example]),
) as Examples
