import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { invalidVariants, unstorable } from '../../testing/hostile.ts'
import { examples } from '../../testing/examples.ts'
import { inputSchema } from './json-schema.ts'

// Hashed, never stored or compared as they are.
const hashed = new Set(['password', 'current'])
const INT4 = 2 ** 31

test.for(Object.values(endpoints) as Endpoint[])(
  '$name accepts no text or number that the database can’t store',
  ({ name, input }) => {
    const taken: string[] = []
    const schema = inputSchema(input)
    for (const one of invalidVariants(examples[name], schema, [...unstorable, INT4, -INT4 - 1])) {
      const parsed = input.safeParse(one.input)
      if (parsed.success && !hashed.has(one.path) && JSON.stringify(parsed.data).match(hostile))
        taken.push(one.what)
    }
    expect(taken).toEqual([])
  },
)

// As JSON writes them: `\u0000`, lone surrogates, and the two numbers.
const hostile = /\\u0000|\\ud[89a-f]|-?21474836(48|49)\b/
