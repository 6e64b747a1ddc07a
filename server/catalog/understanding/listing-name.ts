/**
 * How the names of listings differ from what people type. Makers' catalogues put the thing first and what
 * tells it from others after commas ("FILTER ASSY, FUEL", "LINK ASSY, STABILIZER, FR"); there, and beside
 * a side ("RR LH"), FR and RR say front and rear, not a corner of the car.
 */

const SIDE = /(?:^|[\s,(-])(?:[lr][./]?h|left|right)(?=$|[\s,.)-])/i
const BESIDE_SIDE = /(^|[\s,(-])(fr|frt|rr)(?=$|[\s,.)-])/gi
const QUALIFIER = /,([ \t]*)(fr|frt|rr|re)[. \t]*(?=,|$)/gi

// "(L)", ", L.", ", R. FR.": a lone letter is a side where it stands as a qualifier.
const LONE_SIDE =
  /\(\s{0,4}([lr])\s{0,4}[./]?\s{0,4}\)|(?<=,\s{0,4})([lr])(?:\.|(?=\s{0,4}(?:,|\(|$)))/gi
const FOR = /\(\s{0,4}for\s([^()]*)\)/gi
const GEARBOX = /\(\s*[am]\s?\/\s?t\s*\)/gi

/** A name with its abbreviated positions written out where they can't mean a corner of the car. */
export function spelledOut(name: string): string {
  const sided = name.replace(
    LONE_SIDE,
    (_, inBrackets?: string, side?: string) => ` ${sideOf(inBrackets ?? side!)} `,
  )
  const qualified = sided.replace(
    QUALIFIER,
    (_, space: string, end: string) => `,${space}${endOf(end)}`,
  )
  if (!SIDE.test(qualified)) return qualified
  return qualified.replace(BESIDE_SIDE, (_, before: string, end: string) => before + endOf(end))
}

const sideOf = (letter: string) => (/l/i.test(letter) ? 'LH' : 'RH')

const endOf = (abbreviation: string) => (/^f/i.test(abbreviation) ? 'FRONT' : 'REAR')

const BESIDE_WHAT_IS_SOLD = /\(|\s(?:with|without|مع|avec)\s|\sw\/o?(?=[\s\p{L}])/iu
const COMMA = /[,،]/u

/**
 * What a name says is sold: the words before a comma; and where there is one, all of them, of which the
 * later ones may be qualifiers of the first, as "(FOR ATM)" is. What else stands in brackets, or after "with"
 * ("W/FAN"), is left aside.
 */
export function soldIn(name: string): { head: string; whole?: string } {
  const qualified = spelledOut(name).replace(FOR, ', for $1').replace(GEARBOX, ', transmission')
  const [sold = ''] = qualified.split(BESIDE_WHAT_IS_SOLD)
  const [head = ''] = sold.split(COMMA)
  return head === sold ? { head } : { head, whole: sold }
}
