import type { JsonSchema } from '../api/json-schema.ts'
import { bodyOf } from '../api/openapi.ts'
import type { Operation } from '../api/openapi.types.ts'
import { fieldsOf, limitsOf, typeOf, type Field } from './docs-schema.ts'
import { html, type Html } from './html.ts'

export type Call = { method: 'get' | 'post'; path: string; operation: Operation }

/** What a call takes: one table, or one for each of the kinds of input that it tells apart. */
export function inputPart(operation: Operation): Html {
  const schema = bodyOf(operation)?.schema
  const kinds = schema?.oneOf as JsonSchema[] | undefined
  if (kinds)
    return html`${kinds.map((kind) => inputTable(`Input, ${distinction(kind)}`, fieldsOf(kind)))}`
  const fields = schema ? fieldsOf(schema) : parameterFields(operation)
  return fields.length > 0 ? inputTable('Input', fields) : html`<p>Takes no input.</p>`
}

const distinction = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties as Record<string, JsonSchema>)
    .filter(([, { const: fixed }]) => fixed !== undefined)
    .map(([name, { const: fixed }]) => `${name} ${String(fixed)}`)
    .join(', ')

const parameterFields = ({ parameters }: Operation): Field[] =>
  parameters
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, required, schema, description }) => ({
      name,
      required,
      schema: { ...schema, ...(description && { description }) },
    }))

function inputTable(caption: string, fields: Field[]): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">Required</th>
        <th scope="col">Limits</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(
        ({ name, schema, required }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${typeOf(schema)} ${note(schema)}</td>
            <td>${required ? 'required' : 'optional'}</td>
            <td>${limitsOf(schema)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

export const note = ({ description }: JsonSchema) =>
  description && html`<small>${description}</small>`

/** A call to paste into a terminal. */
export function curl({ method, path, operation }: Call, base: string): string {
  const bearer = operation.security ? ` \\\n  -H "authorization: Bearer $TOKEN"` : ''
  if (method === 'post') return `curl ${base}${path}${bearer}${curlBody(operation)}`
  const values = operation.parameters.flatMap(({ name, in: place, example }) =>
    example === undefined ? [] : [{ name, place, text: encodeURIComponent(String(example)) }],
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => values.find((v) => v.name === name)!.text)
  const query = values.filter((v) => v.place === 'query').map((v) => `${v.name}=${v.text}`)
  return `curl '${base}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}'${bearer}`
}

function curlBody({ requestBody }: Operation): string {
  const form = requestBody?.content['multipart/form-data']
  if (!form) {
    const { example } = requestBody!.content['application/json']!
    return ` \\\n  -H 'content-type: application/json' \\\n  -d ${quoted(JSON.stringify(example))}`
  }
  const texts = Object.entries(form.example as Record<string, string>).map(
    ([name, value]) => `--form-string ${quoted(`${name}=${value}`)}`,
  )
  const files = Object.entries(form.encoding).map(
    ([name, { contentType }]) =>
      `-F '${name}=@${name}.${contentType.includes('csv') ? 'csv' : 'jpg'}'`,
  )
  return [...texts, ...files].map((option) => ` \\\n  ${option}`).join('')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
