import { lineQuantityRange, mostCartLines, orderLengths } from '#contract/limits.ts'
import { saveCartCount } from '#web/shell/cart-count.ts'
import { persistedStore } from '#web/ui/persisted-store.ts'
import { parseStored } from '#web/ui/stored-text.ts'

/** A part in the cart of a visitor, which only the browser stores. */
export type VisitorLine = { listing_id: string; quantity: number; vehicle?: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const longestStored = 100_000

/** Parses the stored lines; what is invalid is left out. */
export function parseLines(text: string | null): VisitorLine[] {
  const stored = parseStored(text, longestStored)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry) => readLine((entry ?? {}) as VisitorLine)).slice(0, mostCartLines)
}

function readLine({ listing_id, quantity, vehicle }: VisitorLine): VisitorLine[] {
  const { min, max } = lineQuantityRange
  if (typeof listing_id !== 'string' || !uuid.test(listing_id)) return []
  if (!Number.isInteger(quantity) || quantity < min || quantity > max) return []
  const known = typeof vehicle === 'string' && vehicle.length <= orderLengths.vehicle
  return [{ listing_id, quantity, ...(known && vehicle && { vehicle }) }]
}

/** The lines with one of another quantity, or put in; 0 takes it out. */
export function withLine(lines: VisitorLine[], line: VisitorLine): VisitorLine[] {
  const isSame = ({ listing_id }: VisitorLine) => listing_id === line.listing_id
  if (line.quantity === 0) return lines.filter((other) => !isSame(other))
  if (!lines.some(isSame)) return [...lines, line]
  return lines.map((other) => (isSame(other) ? { ...other, ...line } : other))
}

/** The lines with one added; of a part that is in already, the quantities add up. */
export function withAdded(lines: VisitorLine[], line: VisitorLine): VisitorLine[] {
  const before = lines.find(({ listing_id }) => listing_id === line.listing_id)
  const quantity = Math.min(lineQuantityRange.max, line.quantity + (before?.quantity ?? 0))
  return withLine(lines, { ...line, quantity })
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
