import { z } from 'zod'
import { deliveryOption } from './delivery.ts'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds, linkToken } from './example-values.ts'
import { companyNames, date, id, name, plain, price, text, wholeWithin } from './fields.ts'
import { lineQuantityRange, longestToken, mostCartLines, orderLengths } from './limits.ts'
import { listing } from './listing.ts'
import { lineProblems, substitutions } from './order-status.ts'
import { done } from './profile.ts'

/** An amount of money in dirhams, VAT included. */
export const amount = z.number()

const vehicle = plain(orderLengths.vehicle)

/** A line of a cart or an order. In a cart, `price` is today's; in an order, that of the placing. */
export const line = z.object({
  _id: id,
  listing_id: id.nullable(),
  listing: listing.nullable().meta({
    description:
      'Null where it is gone; of orders only with a single one, getOrder and getSellerOrder',
  }),
  seller: companyNames.extend({ _id: id.nullable(), emirate: z.enum(emirates) }),
  sku: z.string(),
  partName: z.string(),
  partNameAr: z.string().nullable(),
  quantity: z.number().int(),
  price,
  total: amount,
  vat: amount.meta({ description: 'The VAT that `total` includes' }),
  vehicle: z.string().optional().meta({ description: 'The car it is for' }),
  substitution: z.enum(substitutions),
})

export const cartLine = line.extend({
  listing_id: id,
  problem: z.enum(lineProblems).optional(),
  available: z.number().int(),
  was: price.optional().meta({ description: 'The price when it was put in, where it differs' }),
  better: z
    .object({
      listing_id: id,
      price,
      seller: line.shape.seller.omit({ _id: true }),
    })
    .optional()
    .meta({
      description:
        'Of getCart and previewCart, and what changes a cart: another offer of the same number and brand with all the pieces that is cheaper, else nearer; or any, where this one can’t be ordered',
    }),
})
export type CartLine = z.infer<typeof cartLine>

export const cartGroup = z.object({
  seller: line.shape.seller,
  lines: z.array(cartLine),
  delivery: z.array(deliveryOption),
  subtotal: amount,
})
export type CartGroup = z.infer<typeof cartGroup>

/** Lines that are gone count nothing in `total`. The default cart has the name "". */
export const cart = z.object({
  _id: id,
  name: z.string(),
  vehicle: z.string().optional(),
  groups: z.array(cartGroup),
  total: amount,
  vat: amount,
  updated: date,
  shared: z.boolean().optional().meta({ description: 'Whether its link shows it to others' }),
})
export type Cart = z.infer<typeof cart>

const cartSummary = z.object({
  _id: id,
  name: z.string(),
  vehicle: z.string().optional(),
  lines: z.number().int(),
  updated: date,
})

const traders = ['BUYER', 'SELLER'] as const
const cartErrors = ['cart.not_found', 'server.limited'] as const
const cartName = name(orderLengths.cartName)
const quantity = wholeWithin(lineQuantityRange)

export const getCarts = endpoint('getCarts', {
  summary: 'The caller’s carts, the default one first, then the latest changed',
  input: z.object({}),
  example: {},
  reply: z.object({ carts: z.array(cartSummary) }),
  access: traders,
})

export const createCart = endpoint('createCart', {
  summary: 'Create a named cart, such as one for a job; a cart of that name is returned instead',
  input: z.object({ name: cartName, vehicle: vehicle.optional() }),
  example: { name: 'Prado A 12345' },
  reply: cart,
  status: 201,
  access: traders,
  errors: ['cart.too_many', 'server.limited'],
})

export const getCart = endpoint('getCart', {
  summary: 'A cart with today’s prices and stock; without an id, the default cart',
  input: z.object({ id: id.optional() }),
  example: {},
  reply: cart,
  access: traders,
  errors: ['cart.not_found'],
})

export const setCartLine = endpoint('setCartLine', {
  summary:
    'Set how many of a part are in a cart, and accept its price as it is now; 0 takes it out. More than are available are kept, with a problem',
  input: z.object({
    cart: id.optional(),
    listing_id: id,
    quantity: wholeWithin({ ...lineQuantityRange, min: 0 }),
    add: z
      .boolean()
      .optional()
      .meta({ description: 'Add the quantity to what is in, as a button beside a part does' }),
    vehicle: vehicle.optional(),
    substitution: z.enum(substitutions).optional(),
    instead_of: id.optional().meta({ description: 'The listing that this one replaces' }),
  }),
  example: { listing_id: exampleIds.listing, quantity: 2 },
  reply: cart,
  access: traders,
  errors: ['listing.not_found', 'cart.own', 'cart.full', ...cartErrors],
})

export const updateCart = endpoint('updateCart', {
  summary: 'Rename a cart, or say which vehicle it is for; the default cart keeps its name',
  input: z.object({ cart: id, name: cartName.optional(), vehicle: vehicle.optional() }),
  example: { cart: exampleIds.listing, name: 'Prado A 12345' },
  reply: cart,
  access: traders,
  errors: ['cart.name', ...cartErrors],
})

export const removeCart = endpoint('removeCart', {
  summary: 'Remove a cart; the default cart is emptied',
  input: z.object({ cart: id }),
  example: { cart: exampleIds.listing },
  reply: done,
  access: traders,
  errors: [...cartErrors],
})

export const moveCartLines = endpoint('moveCartLines', {
  summary: 'Move lines to another cart; of the same part, the quantities add up',
  input: z.object({ from: id, to: id, lines: z.array(id).min(1).max(mostCartLines) }),
  example: { from: exampleIds.listing, to: exampleIds.import, lines: [exampleIds.room] },
  reply: z.object({ from: cart, to: cart }),
  access: traders,
  errors: ['cart.full', ...cartErrors],
})

/** The lines of a visitor, whose browser stores them. */
const visitorLines = z
  .array(z.object({ listing_id: id, quantity, vehicle: vehicle.optional() }))
  .max(mostCartLines)

export const previewCart = endpoint('previewCart', {
  summary:
    'A visitor’s cart with today’s prices and stock; a line has the id of its listing, unknown ones are left out',
  input: z.object({ lines: visitorLines }),
  example: { lines: [{ listing_id: exampleIds.listing, quantity: 2 }] },
  reply: cart.pick({ groups: true, total: true, vat: true }),
  errors: ['server.limited'],
})

export const mergeCart = endpoint('mergeCart', {
  summary:
    'Add many lines to a cart, without an id to the default one, as at login or from a list. The larger quantity counts, so that a retry changes nothing; own and unknown listings are left out',
  input: z.object({ cart: id.optional(), lines: visitorLines }),
  example: { lines: [{ listing_id: exampleIds.listing, quantity: 2 }] },
  reply: cart,
  access: traders,
  errors: [...cartErrors],
})

export const shareCart = endpoint('shareCart', {
  summary:
    'Share a cart by a link that shows it to anyone, or end that. The link stays the same until it is ended; the next one is new',
  input: z.object({ cart: id, shared: z.boolean().default(true) }),
  example: { cart: exampleIds.listing },
  reply: z.object({
    url: z.string().optional().meta({ description: 'Left out where the sharing was ended' }),
  }),
  access: traders,
  errors: [...cartErrors],
})

export const getSharedCart = endpoint('getSharedCart', {
  summary:
    'A shared cart with today’s prices and stock, by the token of its link: without its owner, its name and the vehicles of lines',
  input: z.object({ token: text(longestToken) }),
  example: { token: linkToken },
  reply: cart.pick({ vehicle: true, groups: true, total: true, vat: true }),
  errors: [...cartErrors],
})
