import { expect, test } from 'vitest'
import type { z } from 'zod'
import { addresses } from './addresses.ts'
import { callback } from './callbacks.ts'
import { car } from './cars.ts'
import { make, model } from './catalog.ts'
import { message, roomInfo } from './chat.ts'
import { newsItem } from './content.ts'
import { emirates } from './emirates.ts'
import { date } from './fields.ts'
import { garageTypes } from './garage-types.ts'
import { listing } from './listing.ts'
import { buyerDetails, sellerDetailsOfOwner, user } from './profile.ts'
import { roles } from './roles.ts'
import { initializeListings, searchListings } from './search.ts'
import { seller } from './sellers.ts'
import { getMyListing } from './my-listings.ts'

// Names that other clients rely on. Replies are cut to the shapes below, and fail without their fields.

const shapes: [string, z.ZodObject, string][] = [
  ['a user', user, '_id role avatar email phone name location listing_count details'],
  [
    'a garage',
    buyerDetails,
    `emirate garage_type garage_name garage_address opening_hours closing_hours trade_license_no
      trade_license_upload vat_registration_no vat_certification_upload owner_manager_name
      owner_manager_emirates_id emirates_id goods_receiver_name`,
  ],
  [
    'a company',
    sellerDetailsOfOwner,
    'emirate company_name company_address trade_license_no trade_license_upload',
  ],
  ['a seller', seller, '_id avatar date phone email details listings'],
  [
    'a part',
    listing,
    `_id partName partSKU partBrand category subCategory price currency quantity pic
      shortDescription description makes models user date favourite_users`,
  ],
  [
    'a car of the older form',
    car,
    `featured_photo make model year version mileage unit price currency transmission
      reference_code favourite_users user_id date`,
  ],
  ['a make', make, '_id name id_car_make'],
  ['a model', model, '_id name id_car_model'],
  [
    'a room',
    roomInfo,
    'roomId userId userName userAvatar userPhone listing lastMsg lastTime unreadMsgCnt',
  ],
  ['a message', message, 'room message sender status createdAt'],
  ['a call-back', callback, 'name phone listing'],
  ['an article', newsItem, 'id imgSrc title date content industry'],
]

test.for(shapes)('%s has the fields of the specification', ([, shape, names]) => {
  expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(names.split(/\s+/)))
  for (const name of names.split(/\s+/))
    expect([name, shape.shape[name]!.safeParse(undefined).success]).toEqual([name, false])
})

test('a search is asked for in the fields of the specification', () => {
  const names = ['string', 'priceRange', 'category', 'make', 'model', 'year', 'brand', 'sortBy']
  expect(Object.keys((searchListings.input as z.ZodObject).shape)).toEqual(
    expect.arrayContaining(names),
  )
  const query = { priceRange: { min: 1, max: 2 }, make: [{ _id: 'a', name: 'b' }], brand: ['c'] }
  expect(searchListings.input.safeParse(query).success).toBe(true)
})

test.for([
  ['initialize', initializeListings.reply.shape.makeList.element, 'id_car_make'],
  ['initialize', initializeListings.reply.shape.modelList.element, 'id_car_model'],
  ['get-my-listing', getMyListing.reply.shape.makeList.element, 'id_car_make'],
] as const)('%s lists makes and models whole', ([, { shape }, field]) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(['_id', 'name', field]))
})

test('there are seven emirates, three kinds of garage, and the roles of both sides', () => {
  expect([...emirates]).toEqual([
    'Abu Dhabi',
    'Ajman',
    'Dubai',
    'Fujairah',
    'Ras Al Khaimah',
    'Sharjah',
    'Umm Al Quwain',
  ])
  expect([...garageTypes]).toEqual([
    'Authorized Garages',
    'Gained/Third-party Garages',
    'Independent Mom & Pop Garages',
  ])
  expect([...roles]).toEqual(['BUYER', 'SELLER', 'OPERATOR'])
})

test('prices are in dirhams', () => {
  const { currency } = listing.shape
  expect(currency.safeParse('AED').success).toBe(true)
  expect(currency.safeParse('USD').success).toBe(false)
})

test('dates are in UTC', () => {
  expect(date.safeParse('2026-11-22T08:00:00.000Z').success).toBe(true)
  for (const local of ['2026-11-22T08:00:00+04:00', '2026-11-22T08:00:00', '2026-11-22', 5])
    expect([local, date.safeParse(local).success]).toEqual([local, false])
})

test('the calls of the specification have its methods and paths', () => {
  const all = Object.values(addresses).map(({ method, path }) => `${method} ${path}`)
  expect(all).toEqual(
    expect.arrayContaining([
      'POST /users/login',
      'POST /users/update',
      'POST /users/get-otp-by-email',
      'POST /users/get-otp-by-phone',
      'POST /users/verify-otp',
      'POST /users/signup',
      'GET /users/get-seller-list',
      'GET /users/get-seller',
      'POST /listing/initialize',
      'POST /listing/search',
      'GET /listing/get-makes',
      'POST /listing/get-models',
      'POST /listing/new',
      'GET /listing/get-home',
      'GET /listing/get',
      'GET /listing/get-user-listings',
      'GET /listing/get-my-listing',
      'GET /listing/get-my-favorites',
      'POST /listing/set-favourite',
      'GET /listing/get-callbacks',
      'GET /listing/get-featured-sellers',
      'GET /listing/get-count-by-category',
      'GET /chat-rooms/get-user-rooms',
      'GET /message/conversations',
      'POST /message/set-read',
    ]),
  )
})
