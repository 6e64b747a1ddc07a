import { z } from 'zod'
import { enteredFields } from './choice-schemas.ts'
import { crossNumberKinds, hasSeparator, isCrossNumber } from './cross-numbers.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { dirhams, filledText, id, json, name, paging, plain, text, within } from './fields.ts'
import { fit, listing, named } from './listing.ts'
import {
  interestKinds,
  listingEvents,
  listingHints,
  listingStatuses,
  pictureBytes,
} from './listing-status.ts'
import { skuKey } from './part-number.ts'
import { done } from './profile.ts'
import { fileQuotaErrors } from './quotas.ts'
import {
  listingLengths,
  longestCrossNumber,
  longestFileAddress,
  longestNameOrId,
  modelYearRange,
  mostCrossNumbers,
  mostListingsAtOnce,
  mostMakes,
  mostModels,
  mostPictures,
  priceChangeRange,
  priceRange,
  quantityRange,
} from './limits.ts'

/** A listing as its seller sees it. */
export const ownListing = listing.extend({
  status: z.enum(listingStatuses),
  on_hand: z.number().int().meta({ description: 'What `quantity` sets' }),
  reserved: z.number().int().meta({ description: 'What open orders hold of it' }),
  hints: z.array(z.enum(listingHints)).meta({ description: 'What is missing' }),
  views: z.number().int().meta({ description: 'Views in the last 30 days' }),
  updated: z.iso.datetime(),
  hidden: z.string().optional().meta({ description: 'Why the operator hides it, if so' }),
})
export type OwnListing = z.infer<typeof ownListing>

// A million with its separators has nine signs.
const longestQuantity = 12
const grouped = /^\d{1,3}(,\d{3})*$|^\d+$/

/** A whole number; also as text with thousands separators ("1,250"). */
const quantity = z
  .union([z.number(), z.string().max(longestQuantity).trim().regex(grouped)])
  .transform((value) => (typeof value === 'number' ? value : Number(value.replaceAll(',', ''))))
  .pipe(within(quantityRange).int())

const price = dirhams.pipe(within(priceRange))

const partSKU = name(listingLengths.partSKU).refine((value) => skuKey(value) !== '', {
  error: 'invalid',
})
const nameOrId = filledText(longestNameOrId)

const modelYear = within(modelYearRange).int().optional()
const modelYears = { from: modelYear, to: modelYear }

/** A model by id or name, and the model years that the part fits; without them, all. */
const fittedModel = z
  .object({ make: nameOrId.optional(), model: nameOrId, ...modelYears })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'too_small',
  })

/** The models of a make, as the `fits` of a reply have them. */
const repliedFit = z
  .object({
    make: z.object({ _id: id }),
    models: z.array(z.object({ _id: id, ...modelYears })),
  })
  .transform(({ make, models }) =>
    models.map(({ _id, from, to }) => ({ make: make._id, model: _id, from, to })),
  )

const fits = z
  .array(z.union([repliedFit, fittedModel]))
  .max(mostModels)
  .transform((all) => all.flat())
  .pipe(z.array(fittedModel).max(mostModels))

/** Another number of the part; what could not be found as one is refused. */
export const enteredCrossNumber = z.object({
  kind: z.enum(crossNumberKinds),
  number: name(longestCrossNumber).refine(isCrossNumber, { error: 'invalid' }),
  brand: plain(listingLengths.partBrand)
    .refine((brand) => !hasSeparator(brand), { error: 'invalid' })
    .transform((brand) => brand || undefined)
    .optional(),
})

const listingFields = {
  price,
  currency: z.literal('AED'),
  quantity,
  category: nameOrId,
  subCategory: plain(longestNameOrId),
  partName: name(listingLengths.partName),
  shortDescription: name(listingLengths.shortDescription),
  partSKU,
  partBrand: name(listingLengths.partBrand),
  ...enteredFields,
  crossNumbers: json(z.array(enteredCrossNumber).max(mostCrossNumbers)).meta({
    description:
      'Other numbers of the part: those it replaces, the newer one, and those of other brands; replaces all of them',
  }),
  description: filledText(listingLengths.description).meta({
    description: 'HTML; sanitised to text, lists, tables and https links',
  }),
  makes: json(z.array(nameOrId).max(mostMakes)),
  models: json(z.array(nameOrId).max(mostModels)),
  fits: json(fits).meta({
    description:
      'Replaces makes and models, with model years; also accepted in the form of replies',
  }),
  universal: z
    .enum(['true', 'false'])
    .meta({ description: 'Fits any car: oils, batteries, tools' }),
  pictures: json(z.array(text(longestFileAddress)).max(mostPictures)).meta({
    description:
      'Order of the pictures: addresses of existing ones to keep, and "new" for each file sent',
  }),
}

const files = ['pic', ...Array.from({ length: mostPictures - 1 }, () => 'images')]
const fileErrors = ['file.type', 'file.too_large', 'file.broken', 'file.unknown'] as const
const writeErrors = [
  'listing.unknown_category',
  'listing.unknown_make',
  'listing.unknown_model',
  'listing.duplicate',
  'account.closing',
  ...fileErrors,
  ...fileQuotaErrors,
  'quota.listings',
  'quota.brands',
  'quota.words',
  'quota.vehicles',
  'quota.writesPerDay',
  'server.limited',
  'server.unavailable',
] as const

export const newListing = endpoint('newListing', {
  summary: 'Create a listing',
  input: z.object({
    ...listingFields,
    user: id.optional(),
    currency: listingFields.currency.default('AED'),
    subCategory: listingFields.subCategory.optional(),
    ...z.object(enteredFields).partial().shape,
    crossNumbers: listingFields.crossNumbers.optional(),
    makes: listingFields.makes.optional(),
    models: listingFields.models.optional(),
    fits: listingFields.fits.optional(),
    universal: listingFields.universal.optional(),
    pictures: listingFields.pictures.optional(),
  }),
  files,
  fileBytes: pictureBytes,
  example: {
    price: '1,250.50',
    quantity: '4',
    category: 'Brake Parts',
    partName: 'Front brake pad set',
    partNameAr: 'فحمات فرامل أمامية',
    shortDescription: 'Genuine, new, with shims',
    partSKU: '04465-60320',
    partBrand: 'Toyota',
    tier: 'genuine',
    crossNumbers: JSON.stringify([
      { kind: 'replaces', number: '04465-60280' },
      { kind: 'same_as', number: '0 986 494 153', brand: 'Bosch' },
    ]),
    description: '<p>With shims and wear indicator.</p>',
    fits: JSON.stringify([{ model: 'Land Cruiser', from: 2008, to: 2015 }]),
  },
  reply: z.object({ listing: ownListing }),
  status: 201,
  access: ['SELLER'],
  self: ['user'],
  errors: [...writeErrors],
})

export const updateListing = endpoint('updateListing', {
  summary: 'Update a listing; fields that are not sent keep their values',
  input: z.object({ ...z.object(listingFields).partial().shape, _id: id, user: id.optional() }),
  files,
  fileBytes: pictureBytes,
  example: { _id: exampleIds.listing, price: '99.50', quantity: '3' },
  reply: z.object({ listing: ownListing }),
  access: ['SELLER'],
  self: ['user'],
  errors: ['listing.not_found', ...writeErrors],
})

/** Why listings may not be put on offer again. */
const restoringErrors = [
  'listing.duplicate',
  'account.closing',
  'quota.listings',
  'quota.brands',
  'quota.words',
  'quota.vehicles',
  'quota.writesPerDay',
] as const

export const setListingStatus = endpoint('setListingStatus', {
  summary: 'Activate or pause a listing; a removed listing is restored',
  input: z.object({ _id: id, status: z.enum(['active', 'paused']) }),
  example: { _id: exampleIds.listing, status: 'paused' },
  reply: z.object({ listing: ownListing }),
  access: ['SELLER'],
  errors: ['listing.not_found', ...restoringErrors],
})

export const removeListing = endpoint('removeListing', {
  summary: 'Remove a listing; it can be restored for 30 days',
  input: z.object({ _id: id }),
  example: { _id: exampleIds.listing },
  reply: done,
  access: ['SELLER'],
  errors: ['listing.not_found', 'listing.not_allowed', 'quota.writesPerDay'],
})

const changes = z.discriminatedUnion('action', [
  z.object({ action: z.enum(listingEvents) }),
  z.object({ action: z.literal('quantity'), value: quantity }),
  z.object({
    action: z.literal('price'),
    value: within(priceChangeRange).meta({ description: 'Percentage change' }),
  }),
])

export const changeListings = endpoint('changeListings', {
  summary:
    'Update several listings at once; listings of other sellers, and those whose status does not allow it, are skipped',
  input: z.object({ ids: z.array(id).min(1).max(mostListingsAtOnce) }).and(changes),
  example: { ids: [exampleIds.listing], action: 'price', value: 5 },
  reply: z.object({ changed: z.number().int(), listings: z.array(ownListing) }),
  access: ['SELLER'],
  errors: [...restoringErrors],
})

const count = z.number().int()

export const proposeListing = endpoint('proposeListing', {
  summary: 'Suggested details of a part, from its number or name',
  input: z.object({
    sku: text(listingLengths.partSKU).optional(),
    name: text(listingLengths.partName).optional(),
  }),
  example: { sku: '04465-60320', name: 'front brake pads prado' },
  reply: z.object({
    /** By the number other sellers list, or by what the name says. */
    by: z.enum(['number', 'name']).nullable(),
    partName: z.string().optional(),
    partNameAr: z.string().nullish(),
    partBrand: z.string().optional(),
    category: named.optional(),
    subCategory: named.optional(),
    shortDescription: z.string().optional(),
    description: z.string().optional().meta({ description: 'HTML' }),
    fits: z.array(fit),
    offers: count.meta({ description: 'Offers of this number by other sellers' }),
    minPrice: z.number().nullable(),
    maxPrice: z.number().nullable(),
    mine: z
      .object({ _id: id, slug: z.string(), partName: z.string(), status: z.enum(listingStatuses) })
      .nullable()
      .meta({ description: 'The caller’s own listing of this number' }),
  }),
  access: ['SELLER'],
})
export type Proposal = z.infer<typeof proposeListing.reply>

export const getBrands = endpoint('getBrands', {
  summary: 'Brands of listed parts that start with `q`',
  input: z.object({ q: text(listingLengths.partBrand).default(''), ...paging }),
  example: { q: 'den' },
  reply: z.object({ name: z.string() }),
})

export const recordInterest = endpoint('recordInterest', {
  summary: 'Record a view, call or WhatsApp message for a part',
  input: z.object({ listing_id: id, kind: z.enum(interestKinds) }),
  example: { listing_id: exampleIds.listing, kind: 'view' },
  reply: done,
})
