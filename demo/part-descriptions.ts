import type { DemoListing, Tier } from './listing.types.ts'
import { fitText } from './part-names.ts'
import type { Random } from './random.ts'

type Described = Pick<
  DemoListing,
  'partName' | 'partNameAr' | 'partSKU' | 'partBrand' | 'fits' | 'tier'
>

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

/** What a seller writes of an article, in one line and at length. */
export function describe(
  article: Described,
  random: Random,
): { shortDescription: string; description: string } {
  const { partName, partNameAr, partSKU, partBrand, fits, tier } = article
  const models = fits.map(fitText)
  const [first, second] = models
  const others = models.length > 2 ? ` and ${models.length - 2} more` : ''
  const fitting = first
    ? `for ${second ? `${first}, ${second}${others}` : first}`
    : 'for any car it suits by size or grade'
  const shortDescription = random.pick([
    `${partBrand} ${partSKU} ${fitting}`,
    `${partBrand} part number ${partSKU}`,
    `${kindOf(tier, partBrand)}, ${fitting}`,
  ])

  const [english, arabic] = random.pick(advice)
  const paragraph = `<p>${escapeHtml(`${partName}, number ${partSKU}. ${originOf(tier, partBrand)}`)}</p>`
  const facts = [
    `Brand: ${partBrand}`,
    `Part number: ${partSKU}`,
    ...models.map((model) => `Fits ${model}`),
  ]
  const list = `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`
  const arabicParagraph = `<p>${escapeHtml(`${partNameAr ?? partName}، رقم القطعة ${leftToRight(partSKU)}، ${partBrand}. ${arabic}`)}</p>`
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

function kindOf(tier: Tier, brand: string): string {
  if (tier === 'genuine') return 'Genuine part'
  if (tier === 'used') return 'Used genuine part'
  return `${tier === 'oem' ? 'OEM' : 'Aftermarket'} part by ${brand}`
}

function originOf(tier: Tier, brand: string): string {
  if (tier === 'genuine') return 'Listed under the number of the car maker.'
  if (tier === 'used') return 'Used, taken from a car here and tested.'
  if (tier === 'oem') return `Made by ${brand}, a supplier of the car makers.`
  return `Aftermarket part by ${brand}.`
}
