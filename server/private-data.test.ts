import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import type { InputOf } from '#contract/api.ts'
import { requestOf, testApp } from './testing/app.ts'
import { publishListing } from './testing/factories.ts'

/** Puts a mark of its own into every private field of every person and company. */
async function markedApp() {
  const app = await testApp('demo')
  const { db } = app.database
  await db.execute(
    sql`update "user" set password_hash = 'canary-password', location = 'canary-location'`,
  )
  await db.execute(sql`update seller set trade_license_no = 'canary-licence'`)
  await db.execute(sql`update garage set trade_license_no = 'canary-garage-licence',
    owner_manager_name = 'canary-owner', goods_receiver_name = 'canary-receiver',
    garage_address = 'canary-address', garage_name = 'canary-garage'`)
  await db.execute(sql`update "user" set email = 'canary-buyer-' || no || '@example.com',
    phone = '+97159' || no where role = 'BUYER'`)
  await db.execute(
    sql`update "user" set email = 'canary-seller-' || no || '@example.com' where role = 'SELLER'`,
  )
  const { sku } = await publishListing(app)
  const { rows } = await db.execute<{ id: string; listing: string; phone: string }>(sql`
    select s.id, l.sku_key listing, u.phone from seller s
    join listing l on l.seller_no = s.no join "user" u on u.no = s.no
    where l.sku = ${sku}`)
  const garage = await db.execute<{ id: string }>(
    sql`select id from "user" where role = 'BUYER' limit 1`,
  )
  return { app, seller: rows[0]!, sku, garageId: garage.rows[0]!.id }
}

const contactCalls: EndpointName[] = ['getListing', 'getSeller']

test('no reply carries a private field, and only two calls a seller’s contact', async () => {
  const { app, seller, sku, garageId } = await markedApp()
  const inputs: { [Name in EndpointName]: InputOf<Name> } = {
    decodeVehicle: { vin: 'JTEBX9FJ5FK123456' },
    getCategories: {},
    getCountByCategory: {},
    getFeaturedSellers: { limit: 100 },
    getHome: { limit: 24 },
    getListing: { sku },
    getMakes: {},
    getModels: { makes: ['Toyota'] },
    getNews: {},
    getNewsItem: { id: 'find-the-vin' },
    getPromises: {},
    getSeller: { id: seller.id },
    getSellerList: { limit: 100 },
    getUserListings: { seller_id: seller.id },
    initializeListings: { limit: 100 },
    searchListings: { limit: 100 },
    subscribeToNewsletter: { email: 'me@example.com', language: 'en' },
    suggestListings: { q: 'brake p' },
  }
  for (const name of Object.keys(addresses) as EndpointName[]) {
    const { statusCode, body } = await app.http.inject(requestOf(name, inputs[name]))
    expect([name, statusCode]).toEqual([name, 200])
    const leaked = body.match(/canary-[a-z-]+|\+97159\d*/g) ?? []
    expect([name, leaked.filter((mark) => mark !== 'canary-seller-')]).toEqual([name, []])
    const contact = body.includes(seller.phone) || body.includes('canary-seller-')
    expect([name, contact]).toEqual([name, contactCalls.includes(name)])
    expect([name, body.match(/"(no|[a-zA-Z]*No|[a-z_]*_no|passwordHash)":/g)]).toEqual([name, null])
  }
  const asSeller = await app.http.inject(requestOf('getSeller', { id: garageId }))
  expect(asSeller.statusCode).toBe(404)
})

test('the newsletter says the same whether it knows the address or not', async () => {
  const app = await testApp('empty')
  const ask = (email: string) => app.call('subscribeToNewsletter', { email, language: 'ar' })
  const [first, again, otherCase] = [
    await ask('garage@example.com'),
    await ask('garage@example.com'),
    await ask('GARAGE@example.com'),
  ]
  expect([again, otherCase]).toEqual([first, first])
  const { rows } = await app.database.pool.query(
    'select email, language, status from newsletter_subscription',
  )
  expect(rows).toEqual([{ email: 'garage@example.com', language: 'ar', status: 'pending' }])
})
