import type { JsonSchema } from '../api/json-schema.ts'
import { html, type Html } from './html.ts'

/** One line of a table of fields; fields of inner objects follow theirs as "outer.inner". */
export type Field = { name: string; schema: JsonSchema; required: boolean }

export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inner = property as JsonSchema
    const field = {
      name: prefix + name,
      schema: inner,
      required: schema.required?.includes(name) ?? false,
    }
    const items = itemsOf(inner)
    const whole = (inner.contentSchema as JsonSchema | undefined) ?? inner
    const within = items
      ? fieldsOf(items, `${prefix}${name}[].`)
      : fieldsOf(whole, `${field.name}.`)
    return [field, ...within]
  })
}

/** The type of a value in words; a named shape is a link to where it is described. */
export function typeOf(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!
    return html`<a href="#${name}">${name}</a>`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return joined(schema.enum.map((value) => html`<code>${String(value)}</code>`))
  if (schema.format === 'binary') return html`file`
  if (schema.contentMediaType === 'application/json') return html`JSON as text`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return joined(choices.map((choice) => typeOf(choice as JsonSchema)))
  const items = itemsOf(schema)
  if (items) return html`list of ${typeOf(items)}`
  if (schema.properties)
    return html`{ ${joined(Object.entries(schema.properties).map(member), ', ')} }`
  if (typeof schema.additionalProperties === 'object')
    return html`map of ${typeOf(schema.additionalProperties)}`
  const types = [schema.type ?? 'any'].flat() as string[]
  return html`${types.map((type) => words[type] ?? type).join(' or ')}${
    schema.format && ` (${schema.format})`
  }`
}

const words: Record<string, string> = { string: 'text', integer: 'whole number' }

/** What values are taken, in words: bounds, lengths, and what stands in for a missing one. */
export function limitsOf(schema: JsonSchema): string {
  const own = [between(schema.minimum, schema.maximum)]
  if (schema.maxLength !== undefined) own.push(`at most ${count(schema.maxLength)} characters`)
  if (schema.maxItems !== undefined) own.push(`at most ${count(schema.maxItems)} entries`)
  if (schema.default !== undefined) own.push(`else ${JSON.stringify(schema.default)}`)
  const items = itemsOf(schema)
  const each = items && limitsOf(items)
  if (each) own.push(`each: ${each}`)
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map((choice) =>
    limitsOf(choice as JsonSchema),
  )
  return [...own, ...new Set(choices)].filter(Boolean).join('; ')
}

function between(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return `${count(from)} to ${count(to)}`
  if (from !== undefined) return `from ${count(from)}`
  return to === undefined ? '' : `up to ${count(to)}`
}

const count = (value: number) => value.toLocaleString('en')

const itemsOf = ({ items }: JsonSchema) =>
  typeof items === 'object' && !Array.isArray(items) ? (items as JsonSchema) : undefined

/** A field of an inner object: its name, and its value where only certain ones are taken. */
function member([name, property]: [string, JsonSchema | boolean]): Html {
  const schema = property as JsonSchema
  const choices = [schema, ...(schema.anyOf ?? [])] as JsonSchema[]
  const fixed = choices.some((choice) => choice.const !== undefined)
  return fixed ? html`${name}: ${typeOf(schema)}` : html`${name}`
}

const joined = (parts: Html[], between = ' or ') =>
  html`${parts.flatMap((part, i) => (i === 0 ? [part] : [between, part]))}`
