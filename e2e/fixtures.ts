import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import type { ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'

export { expect, type Locator, type Page }

/** Console messages, page errors and failed requests of a test; any that it doesn't expect fails it. */
export type Troubles = { expected: RegExp[]; expect: (pattern: RegExp) => void }

/** Addresses and facts of the demonstration marketplace, asked for once per worker. */
export type Catalogue = {
  /** Offered by several sellers under one name, with a picture and fitted models with years. */
  part: Listing
  offers: Listing[]
  /** All part numbers, as a browse screen counts them, and all single offers. */
  total: number
  offersTotal: number
  get: <Reply>(path: string) => Promise<Reply>
  post: <Reply>(path: string, body: object) => Promise<Reply>
}

export const test = base.extend<{ troubles: Troubles }, { catalogue: Catalogue }>({
  troubles: async ({}, provide) => {
    const expected: RegExp[] = []
    await provide({ expected, expect: (pattern) => void expected.push(pattern) })
  },

  // Of every test with a page; those that only ask the server open no browser.
  context: async ({ context, troubles }, provide) => {
    const seen = troublesIn(context)
    await provide(context)
    const unexpected = seen.filter((text) => !troubles.expected.some((one) => one.test(text)))
    for (const page of context.pages()) await leave(page)
    // The next test may get the same context, which forgets all but this.
    await context.setOffline(false)
    expect(unexpected, 'console messages and failed requests').toEqual([])
  },

  catalogue: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      const get = async <Reply>(path: string) => (await (await request.get(path)).json()) as Reply
      const post = async <Reply>(path: string, data: object) =>
        (await (await request.post(path, { data })).json()) as Reply
      const search = (page: number) =>
        post<ReplyOf<'searchListings'>>('/api/listing/search', { limit: 100, page })
      const found = await wellListed(search, get)
      const all = await post<ReplyOf<'searchListings'>>('/api/listing/search', {
        ...{ group: 'number', limit: 1 },
      })
      await use({ ...found, total: all.total, offersTotal: all.offers, get, post })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

const LEAVE_MS = 20_000

/**
 * Ends what a test began to load last, which else would interrupt the next test in the same page. A page that loads
 * itself anew at this moment interrupts this, too, or a moment later what Playwright does to empty the window, which
 * nobody can try again: a page that isn't left quietly, twice, is closed.
 */
async function leave(page: Page): Promise<void> {
  try {
    for (const waitUntil of ['commit', 'load'] as const)
      await page.goto('about:blank', { waitUntil, timeout: LEAVE_MS })
  } catch {
    await page.close()
  }
}

/** Collects what a browser says that it shouldn't have to. */
export function troublesIn(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('console', (message) => {
    // Said by the browser driver, which lets no page start one.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`error: ${error.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left gives up what it was still fetching; what the policy of a page stops is
    // told on the console as well, but for the scripts of a browser that runs none.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') seen.push(`${reason} ${request.url()}`)
  })
  return seen
}

/** The newest part that has several offers of one name, a picture, and models with years. */
async function wellListed(
  search: (page: number) => Promise<ReplyOf<'searchListings'>>,
  get: Catalogue['get'],
): Promise<Pick<Catalogue, 'part' | 'offers'>> {
  for (let page = 1; page <= 10; page++) {
    const { listings } = await search(page)
    for (const candidate of listings) {
      const model = candidate.fits[0]?.models[0]
      if (!model?.from || !model.to || !candidate.images[0] || candidate.quantity === 0) continue
      if (!candidate.partSKU.includes('-') || !candidate.subCategory) continue
      const query = new URLSearchParams({ sku: candidate.partSKU, seller: candidate.user })
      const { offers } = await get<ReplyOf<'getListing'>>(`/api/listing/get?${query}`)
      // Where sellers name it differently, its page has the name that one of them gave it.
      const { partName, partNameAr } = candidate
      const isNamedAlike = offers.every(
        (offer) => offer.partName === partName && offer.partNameAr === partNameAr,
      )
      if (offers.length > 0 && isNamedAlike) return { part: candidate, offers }
    }
  }
  throw new Error('The demonstration has no part with several offers')
}

/** Opens an address and waits until the page answers to clicks, not only shows itself. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits until the page's scripts have taken over what the server sent. */
export async function alive(page: Page): Promise<void> {
  try {
    await page.evaluate(takenOver)
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error
    // The page has gone to another meanwhile.
    await alive(page)
  }
}

// Not by `waitForFunction`: for that, Playwright first loads a script of its own into the world of the page, which
// takes 25 ms of a processor for each document.
function takenOver(): Promise<void> {
  const isTakenOver = () => {
    const last = document.querySelector('[aria-label="Cookies"] button, .consent-bar button')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactProps'))
  }
  return new Promise((resolve) => {
    const look = () => (isTakenOver() ? resolve() : setTimeout(look, 15))
    look()
  })
}

/** Waits until the scripts have taken over a part of the page that has a file of its own, which comes later. */
export async function aliveAt(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}

/** Every screen of a visitor; the same ones for every check that goes through all of them. */
export const screenNames = [
  'home',
  'browse',
  'browse category',
  'browse make',
  'browse buy',
  'browse empty',
  'part',
  'stores',
  'seller',
  'news',
  'article',
  'not found',
] as const

/** Where each screen is found. */
export function screensOf({ part }: Catalogue): Record<(typeof screenNames)[number], string> {
  return {
    home: '/',
    browse: '/all-listings',
    'browse category': '/spare-parts/brake-parts',
    'browse make': '/car-parts/toyota?view=list',
    'browse buy': '/buy-spare-partsnissan?sort=lowest',
    'browse empty': '/all-listings?search=zzzzqqq&make=toyota',
    part: `/spare-part-details/${part.slug}`,
    stores: '/stores',
    seller: `/seller-details/${part.user}`,
    news: '/news',
    article: '/news-details/read-a-part-number',
    'not found': '/no/such/page',
  }
}

/** What the browser says by itself when a document is answered 404. */
export const missingDocument =
  /^404 .*\/(no\/such\/page|operator)$|console error: Failed to load resource.*404/

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 860 }

export const languagesShown = ['en', 'ar'] as const satisfies Language[]
