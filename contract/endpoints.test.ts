import { expect, test } from 'vitest'
import { z } from 'zod'
import { addresses } from './addresses.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all: Endpoint[] = Object.values(endpoints)
const closed = all.filter(({ access }) => access !== 'anyone')
const forms = all.filter(({ form }) => form)

/** Names of the fields of an input; those of all its kinds where it has several. */
const fieldsOf = ({ input }: Endpoint): string[] => {
  const { properties, oneOf = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const kinds = [{ properties }, ...oneOf] as { properties?: object }[]
  return kinds.flatMap((kind) => Object.keys(kind.properties ?? {}))
}

test('every address has a description under its own name', () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(addresses).sort())
  for (const [name, described] of Object.entries(endpoints)) expect(described.name).toBe(name)
  const places = all.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
})

test.for(all)('$name has a summary and no duplicate errors', ({ summary, errors }) => {
  expect(summary).toMatch(/^[A-Z].*[^.]$/)
  expect(new Set(errors).size).toBe(errors.length)
  // Told by who may make the call, not by the call.
  expect(errors).not.toContain('auth.required')
})

test.for(forms)('the form $name is a POST with files named apart from its fields', (form) => {
  expect(form.method).toBe('POST')
  expect(form.files.length).toBeGreaterThan(0)
  expect(fieldsOf(form).filter((field) => form.files.includes(field))).toEqual([])
})

test('only forms have files, only calls with an account have fields for one’s own id', () => {
  expect(all.filter(({ form, files }) => files.length > 0 && !form)).toEqual([])
  expect(all.filter((call) => call.self.length > 0 && !closed.includes(call))).toEqual([])
})

test.for(closed)('$name declares the fields that identify the caller', (call) => {
  const named = fieldsOf(call).filter((field) =>
    /^(user_id|userId|user|sender|seller_id)$/.test(field),
  )
  expect([...call.self].sort()).toEqual(named.sort())
})
