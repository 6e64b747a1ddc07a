import { aftermarketBrands, type AftermarketBrand } from '../aftermarket-brands.ts'
import { genuineNumber } from '../genuine-numbers.ts'
import type { DemoListing, Tier } from '../listing.types.ts'
import { drawDates, drawPrice, drawQuantity } from '../offers.ts'
import { describe } from '../part-descriptions.ts'
import type { NumberClaims } from '../part-numbers.ts'
import { createRandom, hashText, type Random } from '../random.ts'
import { createSellerPicker } from '../sellers.ts'
import { isSupplier } from '../suppliers.ts'
import { askedParts, type AskedPart } from './asked-parts.ts'
import { drivenCars, type DrivenCar } from './driven-cars.ts'
import { fitsOf, sharing } from './reaches.ts'
import { styles, tidy, type Place } from './seller-styles.ts'

/** One part of one car, as a garage asks for it. */
type Need = {
  part: AskedPart
  place: Place
  car: DrivenCar
  generation: DrivenCar['generations'][number]
  fits: DemoListing['fits']
  /** How many offers there are, three to eight. */
  offers: number
  /** What the genuine part costs, in AED. */
  market: number
}

/** What is sold under one number, and its price beside the genuine part's. */
type Article = { sku: string; brand: string; price: number }

const FEWEST = 3
const MOST = 8
const USED_PRICE = 0.42
/** Of more offers than these, two aftermarket brands have a share. */
const MANY = 5
const EVERYDAY_PARTS = 17
/** The share of names that are as tidy as the reference data. */
const TIDY = 0.34

// Said on the pages of the site.
const exampleNumbers: Record<string, string> = {
  'brake-pad-set-front/toyota/land-cruiser/2008': '04465-60320',
}

/** In which order tiers come when there are more offers. */
const usualTiers: Tier[] = [
  'genuine',
  'aftermarket',
  'oem',
  'aftermarket',
  'genuine',
  'aftermarket',
]
const usedTiers: Tier[] = [
  'genuine',
  'aftermarket',
  'used',
  'oem',
  'used',
  'genuine',
  'aftermarket',
]

const bothEnds = ['front', 'rear'] as const
const bothSides = ['left', 'right'] as const

function placesOf({ trade: { positions }, sided }: AskedPart): Place[] {
  const ends = positions === 'axle' ? bothEnds : [undefined]
  const sides = sided ? bothSides : [undefined]
  return ends.flatMap((end) =>
    sides.map((side) => ({ ...(end && { end }), ...(side && { side }) })),
  )
}

/** The parts that are asked for most are asked for older and newer cars as well. */
const generationsFor = ({ generations, usual }: DrivenCar, partRank: number) =>
  partRank < EVERYDAY_PARTS ? generations : usual

/** What is asked for, the most asked part first; what has the number of another car isn't asked for again. */
function* needs(): Generator<Need> {
  for (const [partRank, part] of askedParts.entries())
    for (const place of placesOf(part)) {
      const known = new Set<string>()
      for (const [carRank, car] of drivenCars.entries())
        for (const generation of generationsFor(car, partRank).toReversed()) {
          if (known.has(`${car.key} ${generation.from}`)) continue
          const fitted = sharing(car, generation, part.reach)
          for (const one of fitted) known.add(`${one.key} ${one.generation.from}`)
          const asked = (1 - partRank / askedParts.length) * (1 - carRank / drivenCars.length)
          const [low, high] = part.trade.price
          const market = (low + (high - low) * car.level) * car.factor
          const offers = FEWEST + Math.round((MOST - FEWEST) * asked * asked)
          yield { part, place, car, generation, fits: fitsOf(fitted), offers, market }
        }
    }
}

/**
 * The parts that are asked for most for the cars that are driven most, each from three to eight sellers:
 * the car maker's own, those of its suppliers and of others, and used ones. Offers of one number stand
 * beside each other.
 */
export function* askedListings(now: Date, claims: NumberClaims): Generator<DemoListing> {
  const pickSeller = createSellerPicker(now)
  let made = 0
  for (const need of needs()) {
    const { part, place, car, generation, fits, market } = need
    const key = `${part.type.key}/${car.key}/${generation.from}`
    const random = createRandom(`${key}/${place.end}/${place.side}`)
    const articles = drawArticles(need, key, claims, random)
    const offering = new Set<number>()
    const prices = new Set<number>()
    for (const { tier, sku, brand, price } of articles) {
      const seller = pickOther(offering, () => pickSeller(car.make.key, part.type.category, random))
      const { variants, drawing } = part.trade
      // Left and right are of one kind.
      const variant = variants && createRandom(`${key}/${brand}`).pick(variants)
      const style = random.chance(TIDY) ? tidy : styles[seller % styles.length]!
      const listing = {
        ...style({ part, ...place, fits, brand, sku, tier, ...(variant && { variant }) }, random),
        ...{ seller, partType: part.type.key, partSKU: sku, partBrand: brand, tier },
        ...(place.side && { side: place.side }),
        categoryKey: part.type.category,
        ...(part.type.subCategory && { subCategoryKey: part.type.subCategory }),
        fits,
        drawing,
        pictureSeed: `label-${(hashText(brand) % 3) + 1}/${drawing}`,
      }
      yield {
        ...listing,
        ...describe(listing, random),
        priceFils: drawPrice(market * price, prices, random),
        quantity: tier === 'used' ? random.int(1, 3) : drawQuantity(market * price, random),
        ...drawDates({ now, seller, fresh: made % 33 === 0 }, random),
      }
      made++
    }
  }
}

/** A seller who isn't offering yet. */
function pickOther(offering: Set<number>, pick: () => number): number {
  let seller = pick()
  while (offering.has(seller)) seller = pick()
  offering.add(seller)
  return seller
}

type Offered = Article & { tier: Tier }

/** What the offers of a part are of: few numbers, so that there are offers to compare. */
function drawArticles(need: Need, key: string, claims: NumberClaims, random: Random): Offered[] {
  const { trade, used } = need.part
  const make = need.car.make.key
  const brands = aftermarketBrands[trade.brands].filter((one) => one.partTypes.test(trade.key))
  const supplying = brands.filter(({ name }) => isSupplier(name, make))
  const others = brands.filter((one) => !supplying.includes(one))
  const articles: Record<Tier, Article[]> = {
    genuine: trade.universal ? [] : [genuineArticle(need, key, claims, random)],
    oem: supplying.length > 0 ? [brandArticle(random.pick(supplying), claims, random)] : [],
    aftermarket: others.length > 0 ? [brandArticle(random.pick(others), claims, random)] : [],
    used: [],
  }
  if (used) articles.used = articles.genuine.map((one) => ({ ...one, price: USED_PRICE }))
  if (need.offers > MANY && others.length > 1)
    articles.aftermarket.push(brandArticle(random.pick(others), claims, random))
  const tiers = (used ? usedTiers : usualTiers).filter((tier) => articles[tier].length > 0)
  return Array.from({ length: need.offers }, (_, place) => {
    const tier = tiers[place % tiers.length]!
    const choice = articles[tier]
    return { ...choice[place % choice.length]!, tier }
  })
}

function genuineArticle(
  { part, car, generation }: Need,
  key: string,
  claims: NumberClaims,
  random: Random,
): Article {
  const index = car.model.generations.indexOf(generation)
  const vehicle = { make: car.make.key, model: car.model.key, index, from: generation.from }
  const sku =
    exampleNumbers[key] ?? unclaimed(() => genuineNumber(part.trade, vehicle, random), claims)
  return { sku, brand: `${car.make.names.en} Genuine`, price: 1 }
}

function brandArticle(brand: AftermarketBrand, claims: NumberClaims, random: Random): Article {
  const [low, high] = brand.priceFactor
  const sku = unclaimed(() => brand.number(random), claims)
  return { sku, brand: brand.name, price: (low + high) / 2 }
}

function unclaimed(draw: () => string, claims: NumberClaims): string {
  for (;;) {
    const sku = draw()
    if (claims.claim(sku)) return sku
  }
}
