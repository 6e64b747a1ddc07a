import fc from 'fast-check'
import { expect } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import { endpoints } from '#contract/endpoints.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { examples } from './platform/api/examples.ts'
import { inputSchema, type JsonSchema } from './platform/api/json-schema.ts'
import { requestOf, test } from './testing/app.ts'

const RUNS = 250
const names = Object.keys(addresses) as EndpointName[]

const nasty = fc.oneof(
  fc.constantFrom<unknown>('', '\0', '\ud800', "'", '%', '_', '\\', 'foo & | !', '../', '٠٤٤٦٥'),
  fc.constantFrom<unknown>(null, true, [], {}, [[[]]], 0, -1, 1e300, 2 ** 53, 99_999_999_999),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Mostly values that the schema describes, sometimes anything. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nasty })
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return fc.oneof(...choices.map(fitting))
  if (schema.type === 'array')
    return fc.array(valueOf(schema.items as JsonSchema), { maxLength: 3 })
  if (schema.type === 'object' || schema.properties) {
    const properties = Object.entries(schema.properties ?? {}).map(
      ([key, value]) => [key, valueOf(value as JsonSchema)] as const,
    )
    return fc.record(Object.fromEntries(properties), { requiredKeys: [] })
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: Math.max(-5, schema.minimum ?? -5), max: 300 })
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'email') return fc.emailAddress()
  return fc.oneof(
    fc.constantFrom('Toyota', 'Brake Parts', 'filter', 'فرامل', '04465-60280', 'a b-c', '2015'),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
}

/** A good input of a call in which some fields are left out or replaced. */
function spoiled(name: EndpointName, good: object): fc.Arbitrary<object> {
  // Of many fields only some: one that is refused would hide the others.
  const generated = (fitting(inputSchema(endpoints[name].input)) as fc.Arbitrary<object>).chain(
    (fields) =>
      fc.subarray(Object.entries(fields)).map((entries): object => Object.fromEntries(entries)),
  )
  const kept = fc.subarray(Object.keys(good))
  return fc.tuple(generated, kept, fc.boolean()).map(([fields, keys, keepAll]) => {
    const original = Object.entries(good).filter(([key]) => keepAll || keys.includes(key))
    return { ...fields, ...Object.fromEntries(original) }
  })
}

test.for(names)(
  '%s answers whatever comes with 200 or a refusal of its own',
  { timeout: 30_000 },
  async (name, { app }) => {
    const statuses = new Set<number>()
    const [part] = (await app.call('getHome', {})).items
    const id = part!.seller._id
    const known: { [Name in EndpointName]?: object } = {
      ...{
        getListing: { sku: part!.partSKU },
        getSeller: { id },
        getUserListings: { seller_id: id },
      },
    }
    await fc.assert(
      fc.asyncProperty(spoiled(name, known[name] ?? examples[name]), async (input) => {
        const reply = await app.http.inject(requestOf(name, input))
        statuses.add(reply.statusCode)
        const said = { status: reply.statusCode, body: reply.body.slice(0, 300) }
        expect(said.status, said.body).toBeLessThan(500)
        if (said.status === 200) return
        const { code, message } = reply.json<{ code: keyof typeof errorCodes; message: string }>()
        expect(errorCodes[code], said.body).toBe(said.status)
        expect(message.length).toBeGreaterThan(0)
      }),
      { numRuns: RUNS, seed: 11 },
    )
    expect(statuses).toContain(200)
  },
)

test('addresses made of anything are answered without a failure', async ({ app }) => {
  const piece = fc.oneof(
    fc.constantFrom(
      'api',
      'listing',
      'get',
      'media',
      '',
      '%00',
      '%ff',
      '%2f',
      ';',
      '?',
      '__proto__',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 12 }).map(encodeURIComponent),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
      const url = `/api/${pieces.join('/')}`
      expect([url, (await app.http.inject(url)).statusCode < 500]).toEqual([url, true])
    }),
    { numRuns: 500, seed: 5 },
  )
})
