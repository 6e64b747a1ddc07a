import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const offer = { listing: 'b1d0c6de-61a6-4be7-8f43-5f8e64a2a2c1', seller: 'the seller' }
const login = (id: string) => JSON.stringify({ _id: id, token: 't', success: true })

type Sent = { url: string; body: unknown }
let sent: Promise<Sent>[]
let page: EventTarget & { visibilityState: string; cookie: string }

function browser({ login, storage = new Map<string, string>() }: Partial<Browser> = {}) {
  const session = {
    getItem: (key: string) => storage?.get(key) ?? null,
    setItem: (key: string, value: string) => void storage?.set(key, value),
  }
  vi.stubGlobal('sessionStorage', storage ? session : undefined)
  vi.stubGlobal('localStorage', { getItem: () => login ?? null })
}
type Browser = { login: string; storage: Map<string, string> | null }

/** The state of a page that was just loaded. */
async function loaded() {
  vi.resetModules()
  return import('./record-interest.ts')
}

beforeEach(() => {
  sent = []
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    cookie: 'cookieConsent=accepted',
  })
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon: (url: string, blob: Blob) => {
      sent.push(blob.text().then((text) => ({ url, body: JSON.parse(text) as unknown })))
      return true
    },
  })
  browser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call is recorded once per listing and tab, across reloads', async () => {
  const { recordInterest } = await loaded()
  recordInterest(offer, 'call')
  recordInterest(offer, 'call')
  recordInterest(offer, 'whatsapp')
  const again = await loaded()
  again.recordInterest(offer, 'call')
  expect(await Promise.all(sent)).toEqual(
    ['call', 'whatsapp'].map((kind) => ({
      url: '/api/listing/note-interest',
      body: { listing_id: offer.listing, kind },
    })),
  )
})

test('without consent nothing is stored', async () => {
  const storage = new Map<string, string>()
  browser({ storage })
  page.cookie = ''
  const { recordInterest } = await loaded()
  recordInterest(offer, 'view')
  recordInterest(offer, 'view')
  expect(sent).toHaveLength(1)
  expect(storage.size).toBe(0)
})

test('without storage the page remembers', async () => {
  browser({ storage: null })
  const { recordInterest } = await loaded()
  recordInterest(offer, 'view')
  recordInterest(offer, 'view')
  expect(sent).toHaveLength(1)
})

test.for([
  ['the seller’s own visit is not recorded', 'the seller', 0],
  ['a visit of another user is recorded', 'another', 1],
] as const)('%s', async ([, id, times]) => {
  browser({ login: login(id) })
  const { recordInterest } = await loaded()
  recordInterest(offer, 'view')
  expect(sent).toHaveLength(times)
})

test('a visit counts after two seconds in sight', async () => {
  const { recordVisit } = await loaded()
  page.visibilityState = 'hidden'
  recordVisit(offer, new AbortController().signal)
  vi.advanceTimersByTime(60_000)
  expect(sent, 'opened in the background').toHaveLength(0)

  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(1900)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(sent, 'looked at too shortly').toHaveLength(0)

  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(2000)
  expect(sent).toHaveLength(1)
})

test('a shorter visit does not count', async () => {
  const { recordVisit } = await loaded()
  const signal = new AbortController()
  recordVisit(offer, signal.signal)
  vi.advanceTimersByTime(1999)
  signal.abort()
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveLength(0)
})
