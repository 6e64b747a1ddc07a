import { partTypes } from '#server/catalog/reference/part-types.ts'
import type { PartType } from '#server/catalog/reference/reference.types.ts'
import { makes } from '#server/catalog/reference/vehicles.ts'
import { createNumberClaims, drawPartNumber } from './part-numbers.ts'
import type { DemoFit } from './fitted-cars.ts'
import { partTrade } from './part-trade.ts'
import type { PartTrade } from './part-trade.ts'
import { createRandom, hashText, weightedPicker } from './random.ts'
import type { Random } from './random.ts'
import { createSellerPicker, sellers } from './sellers.ts'

export type DemoListing = {
  /** Index into `sellers`. */
  seller: number
  partType: string
  partName: string
  partNameAr: string
  partSKU: string
  partBrand: string
  categoryKey: string
  subCategoryKey?: string
  priceFils: number
  /** 0 is sold out. */
  quantity: number
  shortDescription: string
  /** HTML of p, ul and li; some paragraphs are Arabic. */
  description: string
  fits: DemoFit[]
  drawing: string
  /** "label/drawing", one of three brand labels: listings with the same seed share one picture. */
  pictureSeed: string
  date: Date
}

type OfferFields = 'seller' | 'priceFils' | 'quantity' | 'shortDescription' | 'description' | 'date'

/** What all offers of one part number have in common; `aed` is what it usually costs. */
type Article = Omit<DemoListing, OfferFields> & { aed: number; genuine: boolean }

export const defaultListingCount = 6400

const hour = 3_600_000
const longestAge = 3 * 365 * 24 * hour

const namesOf = new Map(
  makes.flatMap((make) =>
    make.models.map((model) => [
      `${make.key}/${model.key}`,
      {
        en: model.names.en.startsWith(make.names.en)
          ? model.names.en
          : `${make.names.en} ${model.names.en}`,
        ar: model.names.ar.startsWith(make.names.ar)
          ? model.names.ar
          : `${make.names.ar} ${model.names.ar}`,
      },
    ]),
  ),
)

const pickPartType = weightedPicker(partTypes, (type) => partTrade[type.key]?.weight ?? 0)

/** From 0 to 1, small values more often. A product, as `**` may round differently elsewhere. */
function skewed(random: Random): number {
  const value = random.next()
  return value * value
}

const ends = [
  { en: 'Front', ar: 'أمامي', arFeminine: 'أمامية' },
  { en: 'Rear', ar: 'خلفي', arFeminine: 'خلفية' },
]
const sides = [
  { en: 'left', ar: 'يسار' },
  { en: 'right', ar: 'يمين' },
]

/** "Front left shock absorber, gas" and "مساعد أمامي يسار غاز". */
function drawName(type: PartType, trade: PartTrade, random: Random): { en: string; ar: string } {
  let { en, ar } = type.names
  const { positions, variants } = trade
  const side = positions === 'side' || positions === 'corner' ? random.pick(sides) : undefined
  const end = positions === 'axle' || positions === 'corner' ? random.pick(ends) : undefined

  const [, named, rest] = /^(?:(Front|Rear) )?(.*)$/.exec(en)!
  const words = [end?.en ?? named, side?.en, /^[A-Z][a-z]/.test(rest!) ? rest!.toLowerCase() : rest]
  en = words.filter(Boolean).join(' ')
  // The adjective follows the door where there is one ("ماكينة زجاج باب أمامي"), else the first noun.
  const feminine = !ar.includes('باب') && ar.split(' ')[0]!.endsWith('ة')
  if (end) ar += ` ${feminine ? end.arFeminine : end.ar}`
  if (side) ar += ` ${side.ar}`

  const variant = variants && random.chance(0.85) ? random.pick(variants) : undefined
  if (variant) [en, ar] = [`${en}, ${variant.en}`, `${ar} ${variant.ar}`]
  return { en: en[0]!.toUpperCase() + en.slice(1), ar }
}

function fitText({ make, model, from, to }: DemoFit): string {
  const name = namesOf.get(`${make}/${model}`)!.en
  if (from === undefined) return name
  return to === undefined ? `${name} from ${from}` : `${name} ${from}–${to}`
}

/** A few sellers write the fitted models into the name, as far as 110 characters go. */
function withModels(name: { en: string; ar: string }, fits: DemoFit[]): { en: string; ar: string } {
  let en = name.en
  for (const [place, fit] of fits.entries()) {
    const joint = place > 0 ? ',' : en.includes(',') ? ', for' : ' for'
    const longer = `${en}${joint} ${fitText(fit)}`
    if (longer.length > 110) break
    en = longer
  }
  return { en, ar: `${name.ar} ${namesOf.get(`${fits[0]!.make}/${fits[0]!.model}`)!.ar}` }
}

function drawArticle(random: Random): Article {
  const type = pickPartType(random)
  const trade = partTrade[type.key]!
  const { sku, brand, genuine, fits, priceFactor } = drawPartNumber(trade, random)
  const plainName = drawName(type, trade, random)
  const name = fits.length > 0 && random.chance(0.03) ? withModels(plainName, fits) : plainName
  const [low, high] = trade.price
  return {
    partType: type.key,
    partName: name.en,
    partNameAr: name.ar,
    partSKU: sku,
    partBrand: brand,
    categoryKey: type.category,
    subCategoryKey: type.subCategory,
    fits,
    drawing: trade.drawing,
    pictureSeed: `label-${(hashText(brand) % 3) + 1}/${trade.drawing}`,
    aed: (low + (high - low) * skewed(random)) * priceFactor,
    genuine,
  }
}

const advice = [
  [
    'Compare the number on your old part before you order.',
    'قارن الرقم المكتوب على القطعة القديمة قبل الطلب.',
  ],
  [
    'Send us the VIN of the car if you are not sure that it fits.',
    'أرسل رقم الشاصي إذا لم تكن متأكداً من مطابقة القطعة.',
  ],
  ['The price is without fitting.', 'السعر لا يشمل التركيب.'],
  [
    'Ask for a call back if you need more than the quantity shown.',
    'اطلب معاودة الاتصال إذا احتجت كمية أكبر من المعروضة.',
  ],
] as const

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function describe(
  article: Article,
  random: Random,
): { shortDescription: string; description: string } {
  const { partName, partNameAr, partSKU, partBrand, fits, genuine } = article
  const models = fits.map(fitText)
  const [first, second] = models
  const others = models.length > 2 ? ` and ${models.length - 2} more` : ''
  const fitting = first
    ? `for ${second ? `${first}, ${second}${others}` : first}`
    : 'for any car it suits by size or grade'
  const shortDescription = random.pick([
    `${partBrand} ${partSKU} ${fitting}`,
    `${partBrand} part number ${partSKU}`,
    `${genuine ? 'Genuine part' : `Aftermarket part by ${partBrand}`}, ${fitting}`,
  ])

  const [english, arabic] = random.pick(advice)
  const origin = genuine
    ? 'Listed under the number of the car maker.'
    : `Aftermarket part by ${partBrand}.`
  const paragraph = `<p>${escapeHtml(`${partName}, number ${partSKU}. ${origin}`)}</p>`
  const facts = [
    `Brand: ${partBrand}`,
    `Part number: ${partSKU}`,
    ...models.map((model) => `Fits ${model}`),
  ]
  const list = `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`
  const arabicParagraph = `<p>${escapeHtml(`${partNameAr}، رقم القطعة ${leftToRight(partSKU)}، ${partBrand}. ${arabic}`)}</p>`
  const description = random.pick([
    `${paragraph}${list}<p>${english}</p>`,
    `${list}<p>${english}</p>`,
    `${paragraph}<p>${english}</p>`,
    paragraph,
    `${paragraph}${list}${arabicParagraph}`,
    `${arabicParagraph}${list}`,
  ])
  return { shortDescription, description }
}

/** In Arabic text the pieces of "35218-76085" would change places without a mark on both sides. */
function leftToRight(number: string): string {
  return `\u200e${number}\u200e`
}

/** Whole dirhams mostly; small amounts in halves and quarters, large ones in fives and tens. */
function priceStep(aed: number, random: Random): number {
  if (aed < 20) return random.pick([0.25, 0.5, 0.5, 1])
  if (aed < 200) return random.pick([0.5, 1, 1, 1, 0.25])
  return aed < 1500 ? random.pick([1, 1, 5]) : random.pick([5, 10, 50])
}

function drawQuantity(aed: number, random: Random): number {
  if (random.chance(0.06)) return 0
  const most = aed < 100 ? 400 : aed < 500 ? 80 : aed < 3000 ? 20 : 4
  return 1 + Math.floor(skewed(random) * most)
}

/** Listed within the last 48 hours, or spread over three years with more of late. */
function drawDate(now: Date, joined: string, fresh: boolean, random: Random): Date {
  const newest = fresh ? 0 : 48 * hour
  const reach = Math.min(longestAge, now.getTime() - Date.parse(joined))
  const age = fresh
    ? random.next() * 47 * hour
    : newest + skewed(random) * Math.max(0, reach - newest)
  return new Date(Math.floor((now.getTime() - age) / 1000) * 1000)
}

/** How many sellers offer a number: one in five is offered by two to six. */
function drawOfferCount(random: Random): number {
  return random.chance(0.2) ? random.pick([2, 2, 2, 3, 3, 4, 5, 6]) : 1
}

/**
 * The listings of the demo marketplace, offers of one part number one after the other. The same
 * `count` and `now` give the same listings; memory does not grow with `count`. One in 33 is
 * younger than 48 hours at `now`. Prices are integer fils.
 */
export function* generateListings({
  count,
  now,
}: {
  count: number
  now: Date
}): Generator<DemoListing> {
  const random = createRandom('Ghiyar')
  const claims = createNumberClaims()
  const pickSeller = createSellerPicker(now)
  let made = 0
  while (made < count) {
    const { aed, genuine, ...article } = drawArticle(random)
    if (!claims.claim(article.partSKU)) continue
    const offers = Math.min(drawOfferCount(random), count - made)
    const offering = new Set<number>()
    const prices = new Set<number>()
    while (offering.size < offers) {
      const seller = pickSeller(article.fits[0]?.make, article.categoryKey, random)
      if (offering.has(seller)) continue
      offering.add(seller)
      const step = priceStep(aed, random)
      let price = Math.max(step, Math.round((aed * (0.88 + random.next() * 0.27)) / step) * step)
      while (prices.has(price)) price += step
      prices.add(price)
      yield {
        ...article,
        ...describe({ ...article, aed, genuine }, random),
        seller,
        priceFils: Math.round(price * 100),
        quantity: drawQuantity(aed, random),
        date: drawDate(now, sellers[seller]!.joined, made % 33 === 0, random),
      }
      made++
    }
  }
}
