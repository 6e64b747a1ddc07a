import { z } from 'zod'
import { make, model } from './catalog.ts'
import { filterValues } from './choice-schemas.ts'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { dirhams, filledText, id, paging, price, text } from './fields.ts'
import { listingChoices } from './listing-choices.ts'
import { directorySeller } from './seller-directory.ts'
import { onlyOptions } from './search-options.ts'
import { crossNumber, listing, named } from './listing.ts'
import { decodedVehicle } from './vehicles.ts'
import { longestNameOrId, longestQuery, longestVehicleNumber, mostChoices } from './limits.ts'

const optionName = text(longestNameOrId)

/** A chosen value of a filter: `{ _id, name }`, or a bare string taken as either. Reads as one word. */
const option = z
  .union([
    optionName,
    z.int32().transform(String),
    z
      .object({ _id: optionName.optional(), name: optionName.optional() })
      .refine((value) => value._id || value.name, { error: 'invalid' }),
  ])
  .transform((value) => (typeof value === 'string' ? value : value._id || value.name!))

const options = z.array(option).max(mostChoices).default([])

const sortBy = z.union([
  z.strictObject({
    date: z.literal(-1),
    mixed: z.literal(true).optional().meta({
      description:
        'Listings with a picture first, and sellers mixed: the newest of each in turns of three, then the others by date',
    }),
  }),
  z.strictObject({ price: z.union([z.literal(1), z.literal(-1)]) }),
])

/** Every list is OR within itself and AND with the others. An empty query is everything, newest first. */
export const searchQuery = z.object({
  string: text(longestQuery).default(''),
  priceRange: z
    .object({ min: dirhams.nullish(), max: dirhams.nullish() })
    .default({})
    .refine(({ min, max }) => min == null || max == null || min <= max, { error: 'too_big' }),
  category: options,
  subCategory: options,
  make: options,
  model: options,
  year: options,
  brand: options,
  tier: filterValues(listingChoices.tier),
  emirate: filterValues(emirates).meta({ description: 'Emirate of the seller' }),
  only: filterValues(onlyOptions).meta({ description: 'All of these must hold' }),
  vin: text(longestVehicleNumber)
    .optional()
    .meta({ description: 'VIN or frame number: only parts for its possible models' }),
  seller: id.optional().meta({ description: 'Only parts of this seller' }),
  offersOf: z
    .object({ sku: filledText(longestQuery), brand: text(longestNameOrId) })
    .optional()
    .meta({ description: 'Only offers of this part number, in any spelling, and brand' }),
  group: z.literal('number').optional().meta({
    description:
      'Offers of the same part number and brand are one result, and totals and counts are of these; the best match stands for the others. By price, a result is sorted by the price it begins at',
  }),
  sortBy: sortBy.nullish().transform((value) => value ?? undefined),
  ...paging,
})
export type SearchQuery = z.output<typeof searchQuery>

/** `count` is what the total would be with this value as its list's only choice. */
export const facetValue = z.object({
  _id: z.string(),
  name: z.string(),
  label: z.string(),
  count: z.number().int(),
})
export type FacetValue = z.infer<typeof facetValue>

const priceSpan = z.object({ min: z.number().nullable(), max: z.number().nullable() })

export const facets = z.object({
  category: z.array(facetValue),
  subCategory: z.array(facetValue),
  make: z.array(facetValue),
  model: z
    .array(facetValue)
    .meta({ description: 'Models of the chosen makes, or of all makes if none is chosen' }),
  year: z.array(facetValue),
  brand: z.array(facetValue),
  tier: z.array(facetValue),
  emirate: z.array(facetValue),
  only: z.array(facetValue).meta({ description: 'What the total would be with this one added' }),
  price: priceSpan.meta({ description: 'Span of prices when the price filter is left out' }),
})
export type Facets = z.infer<typeof facets>

const paged = { total: z.number().int(), page: z.number().int(), pages: z.number().int() }

const mention = z.object({
  kind: z.enum([
    'number',
    'vehicle',
    'part',
    'symptom',
    'make',
    'car',
    'model',
    'year',
    'position',
    'brand',
    'tier',
    'word',
  ]),
  typed: z.string().meta({ description: 'As written in the text' }),
  label: z.string().meta({ description: 'How it was understood, in the caller’s language' }),
  without: z.string().meta({ description: 'The text without it' }),
})

export const understood = z.object({
  sku: z.string().optional().meta({ description: 'Key of the part number found' }),
  vehicle: decodedVehicle.optional().meta({ description: 'Of a VIN or frame number' }),
  car: z
    .object({
      make: named,
      model: named.optional(),
      year: z.number().int().optional(),
      without: z.string().meta({ description: 'The text without it' }),
    })
    .optional()
    .meta({ description: 'The one car that the text names' }),
  mentions: z.array(mention).meta({ description: 'Terms understood from the text, in order' }),
  types: z.array(z.object({ label: z.string(), search: z.string() })).meta({
    description:
      'Possible part types, most likely first, each with the text that searches for it alone; empty if there is only one',
  }),
  words: z.array(z.string()).meta({ description: 'Words searched for in names' }),
  unknown: z.array(z.string()).meta({ description: 'Words that were not understood' }),
  contradicting: z.number().int().meta({
    description: 'Number of parts in the total for a different year or side; they come last',
  }),
  near: z.enum(['number', 'kind', 'model', 'words']).optional().meta({
    description:
      'No part matches; these are near: of a number one typing error away, a related kind of part, for other models of the make, or another kind that shares some of the words',
  }),
  relaxed: z.boolean().meta({
    description: 'No part matches all words and the brand; these match most of them',
  }),
})
export type SearchUnderstood = z.infer<typeof understood>

/** Suggestions when nothing was found. */
const help = z.object({
  nearest: z
    .array(listing)
    .meta({ description: 'Parts with a number similar to the one searched for' }),
  lift: z.array(z.object({ label: z.string(), search: z.string(), total: z.number().int() })).meta({
    description: 'Term to remove from the text, and the number of parts found without it',
  }),
  similar: z
    .array(z.object({ label: z.string(), search: z.string(), total: z.number().int() }))
    .meta({
      description: 'Other kinds of part of the same sort, for the same vehicle',
    }),
})

/** Whom to ask for what few or none offer here. */
const specialists = z.object({
  category: named.optional(),
  make: named.optional(),
  sellers: z
    .array(directorySeller.omit({ categories: true, makes: true, makeCount: true }))
    .meta({ description: 'Those open now first, then those with most such parts' }),
})

const count = z.number().int()

/** The offers that a grouped result stands for; those that the filters leave. */
const offerGroup = z.object({
  sellers: count,
  inStock: count.meta({ description: 'How many of the sellers have it in stock' }),
  emirates: count.meta({ description: 'In how many emirates they are' }),
  from: price.meta({
    description:
      'Lowest price of those of the same tier (of any, if it has none): of those in stock, or of all, if none is',
  }),
})

export const searchListings = endpoint('searchListings', {
  summary: 'Search and filter parts; facets count the results of choosing each value',
  input: searchQuery,
  example: {
    string: 'brake pads',
    make: ['Toyota'],
    priceRange: { max: 300 },
    sortBy: { price: 1 },
  },
  reply: z.object({
    listings: z.array(
      listing.extend({
        group: offerGroup.optional().meta({ description: 'Only when results are grouped' }),
        match: crossNumber.optional().meta({
          description:
            'Only of a listing found by a number which is not its own: what it is to that number',
        }),
      }),
    ),
    ...paged,
    offers: count.meta({ description: 'Number of single offers; the total unless grouped' }),
    facets,
    understood,
    help: help.optional().meta({
      description: 'Only when a text has no results, or only those that share some of its words',
    }),
    specialists: specialists.optional().meta({
      description:
        'Sellers of the category and make that a text names, when it has at most three results, or only those that share some of its words',
    }),
  }),
  errors: [
    'seller.not_found',
    'listing.unknown_category',
    'listing.unknown_make',
    'listing.unknown_model',
    'vehicle.not_a_number',
  ],
  // Only for where searches that find nothing come from; the reply is the same for everyone.
  knowsCaller: true,
})

export const initializeListings = endpoint('initializeListings', {
  summary: 'The first page of a browse screen, with all values of its filters',
  input: z.object({
    search: text(longestQuery).optional(),
    category: text(longestNameOrId).optional(),
    make: text(longestNameOrId).optional(),
    ...paging,
  }),
  example: { category: 'Brake Parts' },
  reply: z.object({
    searchQuery: z.object({
      string: z.string(),
      priceRange: priceSpan,
      category: z.array(named),
      make: z.array(named),
      model: z.array(named),
      year: z.array(z.object({ _id: z.string(), name: z.string() })),
      brand: z.array(z.object({ _id: z.string(), name: z.string() })),
      sortBy: sortBy
        .optional()
        .meta({ description: 'Without it, a search with a text is sorted by best match' }),
    }),
    listings: z.array(listing),
    maxPrice: z.number().nullable(),
    minPrice: z.number().nullable(),
    makeList: z.array(make.extend({ count })),
    modelList: z.array(model.extend({ count })),
    categoryList: z.array(named.extend({ count })),
    yearList: z.array(facetValue),
    brandList: z.array(z.string()),
    brandCounts: z.record(z.string(), z.number().int()),
    ...paged,
  }),
  errors: ['listing.unknown_category', 'listing.unknown_make'],
})
