import { mostCartLines, orderLengths } from '#contract/limits.ts'
import {
  isLineQuantity,
  isListingId,
  readLines,
  visitorCart,
  withAdded,
  withLine,
  type VisitorLine,
} from '#contract/visitor-cart.ts'
import { saveCartCount } from '#web/shell/cart-count.ts'
import { persistedStore } from '#web/ui/persisted-store.ts'
import { parseStored } from '#web/ui/stored-text.ts'

const longestStored = 100_000

/** Parses the stored lines; what is invalid is left out. */
export function parseLines(text: string | null): VisitorLine[] {
  const stored = parseStored(text, longestStored)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry) => readLine((entry ?? {}) as VisitorLine)).slice(0, mostCartLines)
}

function readLine({ listing_id, quantity, vehicle }: VisitorLine): VisitorLine[] {
  if (!isListingId(listing_id) || !isLineQuantity(quantity)) return []
  const known = typeof vehicle === 'string' && vehicle.length <= orderLengths.vehicle
  return [{ listing_id, quantity, ...(known && vehicle && { vehicle }) }]
}

const store = persistedStore<VisitorLine[]>({
  key: 'ghiyar.cart',
  parse: parseLines,
  format: (lines) => (lines.length > 0 ? JSON.stringify(lines) : null),
  inMemory: true,
})

export const visitorLines = store.read
export const useVisitorLines = store.use

/** Read again before each change, because another tab may have changed them meanwhile. */
function change(update: (lines: VisitorLine[]) => VisitorLine[]) {
  const lines = update(store.read()).slice(0, mostCartLines)
  store.write(lines)
  saveCartCount({ user: null, count: lines.length })
}

export const addVisitorLine = (line: VisitorLine) => change((lines) => withAdded(lines, line))
export const addVisitorLines = (added: VisitorLine[]) =>
  change((lines) => added.reduce(withAdded, lines))
export const setVisitorLine = (line: VisitorLine) => change((lines) => withLine(lines, line))
export const clearVisitorCart = () => change(() => [])

const inCookie = new RegExp(`(?:^|;\\s*)${visitorCart.cookie}=([^;]*)`)

/** Puts what forms left in the cookie, before scripts ran, to the lines here. */
export function takeOverCookie() {
  const lines = readLines(inCookie.exec(document.cookie)?.[1] ?? '')
  if (lines.length === 0) return
  addVisitorLines(lines)
  document.cookie = `${visitorCart.cookie}=; path=/cart; max-age=0`
}
