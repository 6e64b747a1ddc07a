import { expect } from 'vitest'
import { mostUnscriptedLines, readLines, visitorCart } from '#contract/visitor-cart.ts'
import { newId } from '../platform/id.ts'
import { testOn } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'
import { ensureBuiltWeb } from '../testing/web.ts'
import { builtWeb } from '../web.ts'

ensureBuiltWeb()
const test = testOn('empty', { web: builtWeb() }).extend('browser', ({ app }) => {
  const cookies: Record<string, string> = {}
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return {
    cookies,
    /** Sends a form of the site, or as `more` says; resolves to the lines of the cookie afterwards. */
    async send(form: Record<string, string>, more: Record<string, string> = {}) {
      const payload = String(new URLSearchParams(form))
      const reply = await app.http.inject({
        ...{ method: 'POST', url: '/cart/lines', payload, cookies },
        headers: { ...headers, ...more },
      })
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/cart'])
      for (const { name, value } of reply.cookies) cookies[name] = value
      return readLines(cookies[visitorCart.cookie] ?? '')
    },
    open: (url: string) => app.http.inject({ url, cookies }),
  }
})

const [pads, disc] = [newId(), newId()]

test('forms add to the cart, change it and take out, and nothing else', async ({ browser }) => {
  const { send } = browser
  const line = { listing_id: pads, quantity: '2' }
  const two = [{ listing_id: pads, quantity: 2 }]
  expect(await send({ ...line, add: '1' })).toEqual(two)
  const bads: Record<string, string>[] = [
    ...[{}, { listing_id: 'x', quantity: '1' }, { ...line, listing_id: `${pads}*1~${disc}` }],
    ...['-1', '1.5', 'many', '10001', '1e9'].map((quantity) => ({ ...line, quantity })),
  ]
  for (const bad of bads) expect(await send(bad)).toEqual(two)
  expect(await send({ ...line, add: '1' })).toEqual([{ listing_id: pads, quantity: 4 }])
  expect(await send({ ...line, quantity: '٧' })).toEqual([{ listing_id: pads, quantity: 7 }])
  expect(await send({ ...line, quantity: '0' })).toEqual([])
})

test('forms of other sites change nothing', async ({ browser }) => {
  const line = { listing_id: pads, quantity: '2', add: '1' }
  expect(await browser.send(line, { 'sec-fetch-site': 'cross-site' })).toEqual([])
  expect(await browser.send(line, { origin: 'https://elsewhere.example' })).toEqual([])
  expect(await browser.send(line, { 'sec-fetch-site': 'same-origin' })).toHaveLength(1)
})

test('as many lines are held as an address has room for', async ({ browser }) => {
  for (let at = 0; at < mostUnscriptedLines + 3; at++)
    await browser.send({ listing_id: newId(), quantity: '10000', add: '1' })
  expect(readLines(browser.cookies[visitorCart.cookie]!)).toHaveLength(mostUnscriptedLines)
  const { statusCode, headers } = await browser.open('/cart?lang=ar')
  expect(statusCode).toBe(303)
  expect((await browser.open(headers.location!)).statusCode).toBe(200)
})

test('the page shows what can be had of the lines, and is stored by nobody', async ({
  app,
  browser,
}) => {
  expect((await browser.open('/cart')).headers['cache-control']).toBe('no-store')
  const { sku } = await publishListing(app, { price: 45 })
  const { listings } = await app.call('searchListings', { string: sku })
  await browser.send({ listing_id: listings[0]!._id, quantity: '2', add: '1' })
  await browser.send({ listing_id: newId(), quantity: '1', add: '1' })
  const { headers } = await browser.open('/cart')
  const page = await browser.open(headers.location!)
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.body).toContain(sku)
  expect(page.body).toMatch(/AED (<!-- -->)?90/)
  expect(page.body.match(/class="unscripted-line"/g)).toHaveLength(1)
  // An address of somebody else leads to one's own cart.
  const foreign = await browser.open(`/cart?lines=${newId()}*1`)
  expect(foreign.headers.location).toBe(headers.location)
})

test('other spellings of the address lead to one’s own cart', async ({ browser }) => {
  const query = `?lines=${newId()}*1`
  const spellings = [
    '/cart/',
    '/cart//',
    '/CART',
    '/c%61rt',
    '/x/../cart',
    '/cart.data',
    '/cart/_.data',
  ]
  for (const spelling of spellings) {
    const { statusCode, headers } = await browser.open(spelling + query)
    expect([spelling, statusCode, headers.location]).toEqual([spelling, 303, '/cart'])
  }
})
