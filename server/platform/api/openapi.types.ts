import type { EndpointName } from '#contract/addresses.ts'
import type { JsonSchema } from './json-schema.ts'

// As much of OpenAPI 3.1 as the document of the API uses.

export type Header = { description: string; schema: JsonSchema }
export type Body = { schema: JsonSchema; example?: unknown }
type Content = { 'application/json': Body }
export type FormContent = {
  'multipart/form-data': Body & { encoding: Record<string, { contentType: string }> }
}
export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}
export type Reply = {
  description: string
  headers?: Record<string, Header>
  content: Record<string, Body>
}
export type Operation = {
  operationId: EndpointName
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Partial<Content & FormContent> }
  responses: Record<string, Reply>
}
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: {
    schemas: Record<string, JsonSchema>
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>
  }
}
