import { skuKey } from '#contract/part-number.ts'
import type { Golden } from '../golden.types.ts'
import type { StockListing } from '../stock.ts'

const COUNT = 50

type Form = {
  /** Whether the number lends itself to the form. */
  suits?: (sku: string) => boolean
  write: (listing: StockListing, known: ReadonlySet<string>) => string
  /** Which numbers the query may mean, by their keys. */
  means: (key: string, written: string) => boolean
}

const groups = (sku: string) => sku.split(/[^\p{L}\p{N}]+/u)
const inGroups = (sku: string) => groups(sku).length > 1
const same = (key: string, written: string) => key === skuKey(written)
const begins = (key: string, written: string) => key.startsWith(skuKey(written))

/** The ways in which numbers are typed, read out and copied from worn boxes. */
const forms: Form[] = [
  { write: ({ sku }) => sku, means: same },
  { suits: inGroups, write: ({ sku }) => groups(sku).join(''), means: same },
  { suits: inGroups, write: ({ sku }) => groups(sku).join(' '), means: same },
  { suits: (sku) => /[A-Z]/.test(sku), write: ({ sku }) => sku.toLowerCase(), means: same },
  { suits: (sku) => /^[\d-]+$/.test(sku), write: ({ sku }) => arabicDigits(sku), means: same },
  {
    write: ({ sku, brand }) => `${brand} ${sku}`,
    means: (key, written) => skuKey(written).endsWith(key),
  },
  {
    suits: (sku) => skuKey(sku).length >= 10,
    write: ({ sku }) => skuKey(sku).slice(0, 6 + (skuKey(sku).charCodeAt(0) % 3)),
    means: begins,
  },
  {
    suits: (sku) => skuKey(groups(sku).slice(0, -1).join('')).length >= 5,
    write: ({ sku }) => groups(sku).slice(0, -1).join('-'),
    means: begins,
  },
  { suits: (sku) => /\d{4}$/.test(sku), write: oneDigitWrong, means: offByOne },
]

/** Numbers of the stock, every n-th, in one form after another; `offset` draws others. */
export function numberQueries(stock: StockListing[], offset = 0): Golden[] {
  const byKey = new Map(stock.map((listing) => [skuKey(listing.sku), listing]))
  const known = new Set(byKey.keys())
  const keys = [...known].filter((key) => key.length >= 6)
  const step = Math.floor(keys.length / COUNT)
  return Array.from({ length: COUNT }, (_, place) => {
    const { suits = () => true, write, means } = forms[place % forms.length]!
    const begin = (place * step + offset) % keys.length
    const drawn = [...keys.slice(begin), ...keys].find((key) => suits(byKey.get(key)!.sku))!
    const query = write(byKey.get(drawn)!, known)
    const meant = keys.filter((key) => key === drawn || means(key, query))
    return {
      query,
      class: 'number',
      right: meant.map((key) => ({ grade: 3, sku: byKey.get(key)!.sku })),
    }
  })
}

function arabicDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
}

/** Another digit in place of the last but one, such that nothing has exactly this number. */
function oneDigitWrong({ sku }: StockListing, known: ReadonlySet<string>): string {
  const place = sku.length - 2
  for (let more = 1; more < 10; more++) {
    const digit = (Number(sku[place]) + more) % 10
    const wrong = `${sku.slice(0, place)}${digit}${sku.slice(place + 1)}`
    if (!known.has(skuKey(wrong))) return wrong
  }
  throw new Error(`Every number beside ${sku} exists`)
}

function offByOne(key: string, written: string): boolean {
  const other = skuKey(written)
  if (key.length !== other.length) return false
  let wrong = 0
  for (let i = 0; i < key.length && wrong < 2; i++) if (key[i] !== other[i]) wrong++
  return wrong === 1
}
