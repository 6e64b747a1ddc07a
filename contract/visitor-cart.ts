import { lineQuantityRange, mostCartLines } from './limits.ts'

/** A part in the cart of a visitor, which the browser stores. */
export type VisitorLine = { listing_id: string; quantity: number; vehicle?: string }

/** Where no scripts run, a cookie holds the cart, and its page has it in the address. */
export const visitorCart = { cookie: 'ghiyar-cart', parameter: 'lines' } as const

/** What a cookie and an address hold of it: 40 characters a line. */
export const mostUnscriptedLines = 40

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isListingId = (text: unknown): text is string =>
  typeof text === 'string' && uuid.test(text)

export const isLineQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) &&
  quantity >= lineQuantityRange.min &&
  quantity <= lineQuantityRange.max

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

/** As `<id>*2~<id>*1`, which needs no escapes in a cookie and in an address. */
export const formatLines = (lines: VisitorLine[]): string =>
  lines.map(({ listing_id, quantity }) => `${listing_id}*${quantity}`).join('~')

/** What `formatLines` wrote; what is invalid is left out. */
export function readLines(text: string): VisitorLine[] {
  return text
    .split('~', mostCartLines)
    .flatMap((each) => {
      const [listing_id, quantity] = each.split('*', 2)
      const line = { listing_id, quantity: Number(quantity) }
      return isListingId(listing_id) && isLineQuantity(line.quantity)
        ? [{ ...line, listing_id }]
        : []
    })
    .slice(0, mostUnscriptedLines)
}
