import { z } from 'zod'
import { outboxMessage, session } from '#contract/account.ts'
import { category, make, model } from '#contract/catalog.ts'
import { newsItem, promiseTile } from '#contract/content.ts'
import { facets, facetValue } from '#contract/search.ts'
import { fit, fittedModel, image, listing, listingWithSeller, named } from '#contract/listing.ts'
import { buyerDetails, sellerDetailsOfOwner, signedIn, user } from '#contract/profile.ts'
import { seller, sellerDetails, sellerInList } from '#contract/sellers.ts'
import { place } from '#contract/sign-up.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Shapes that replies share; each is described once, under this name. */
const shapes = {
  Listing: listing,
  ListingWithSeller: listingWithSeller,
  Fit: fit,
  FittedModel: fittedModel,
  Image: image,
  Named: named,
  Category: category,
  Make: make,
  Model: model,
  Seller: seller,
  SellerInList: sellerInList,
  SellerDetails: sellerDetails,
  Facets: facets,
  FacetValue: facetValue,
  NewsItem: newsItem,
  PromiseTile: promiseTile,
  User: user,
  BuyerDetails: buyerDetails,
  SellerDetailsOfOwner: sellerDetailsOfOwner,
  SignedIn: signedIn,
  Session: session,
  Place: place,
  OutboxMessage: outboxMessage,
}

const names = z.registry<{ id: string }>()
for (const [name, shape] of Object.entries(shapes)) names.add(shape, { id: name })

/** What a caller may send: before defaults and transforms. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: tidy }),
  )
}

/** What a reply holds. Named shapes are references, and are added to `found` under their names. */
export function replySchema(schema: z.ZodType, found: Record<string, JsonSchema>): JsonSchema {
  const { $defs = {}, ...described } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    metadata: names,
    override: tidy,
  })
  // A schema that is itself a named shape comes back whole, still under its id.
  const { id, ...rest } = withoutDialect(described)
  for (const [name, shape] of Object.entries($defs)) found[name] ??= toComponents(shape)
  if (typeof id !== 'string') return toComponents(rest)
  found[id] ??= toComponents(rest)
  return { $ref: `#/components/schemas/${id}` }
}

function withoutDialect({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema
}

function toComponents(schema: JsonSchema): JsonSchema {
  const { id: _, ...shape } = schema
  const json = JSON.stringify(shape).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(json) as JsonSchema
}

/** Says what a reader needs: no patterns behind a named format, no bounds that only mean "safe". */
function tidy({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes
  jsonSchema: z.core.JSONSchema.BaseSchema
}): void {
  const { description } = z.globalRegistry.get(zodSchema) ?? {}
  if (description) jsonSchema.description = description
  const content = jsonIn(zodSchema)
  if (content) Object.assign(jsonSchema, { contentMediaType: 'application/json', ...content })
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** What the JSON in a text field holds: a text that is read into something with parts. */
function jsonIn(zodSchema: z.core.$ZodTypes): { contentSchema: JsonSchema } | undefined {
  const { def } = zodSchema._zod
  if (def.type !== 'pipe') return undefined
  const { type } = def.out._zod.def
  if (type !== 'object' && type !== 'record') return undefined
  return { contentSchema: inputSchema(def.out as z.ZodType) }
}
