import { foldWords } from './fold-words.ts'
import type { Reference } from './knowledge.ts'

/** Brands of parts that stand in the names of parts, as they are written on the box. */
const brands =
  'Aisin, Akebono, Asimco, Bando, Behr, Bendix, Bilstein, Blue Print, Bosch, Brembo, Castrol, Champion, Corteco, CTR, Daikin, Dayco, Delphi, Denso, Depo, DYG, Elring, Exedy, Febest, Febi, Ferodo, Fleetguard, Gabriel, Gates, GMB, GSP, Hankook, Hella, Ishino, JTEKT, Kashiyama, Koito, Koyo, Koyorad, KYB, Lemforder, Liqui Moly, Luk, Mahle, Mann-Filter, Meyle, Mitsuboshi, Mobil, Moog, Motul, MTC, Musashi, Nachi, NGK, Nissens, NOK, NSK, NTN, Osram, Payen, Philips, RBI, Sachs, Sakura, Sangsin, Seiken, SKF, Spal, Stanley, Taiho, TRW, TYC, Valeo, Varta, VIC, Victor Reinz, Wix, Yokohama, Yuasa, ZF, 555'

const spelled = new Map(brands.split(', ').map((name) => [foldWords(name), name]))
spelled.set('mann', 'Mann-Filter').set('kayaba', 'KYB').set('reinz', 'Victor Reinz')

const anyBrand = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...spelled.keys()].map((name) => name.replaceAll(' ', '[ -]')).join('|')})(?![\p{L}\p{N}])`,
  'giu',
)

/** Whether a word, folded, is a brand of parts. */
export const isBrand = (word: string): boolean => spelled.has(word)

/** A name without the brands in it. */
export const withoutBrands = (name: string): string =>
  name.replace(anyBrand, ' ').replace(/\s+/g, ' ').trim()

const genuine =
  /(?<!\p{L})(?:genuine|original|o\.?e\.?m?|geniune|orginal|[اأ]صلي[ةه]?|وكال[ةه]|جنيون|d['’]origine)(?!\p{L})|原厂|正品/iu

const MOST_WORDS = 2

/** The brand that a name says: "Front brake pads Brembo"; the maker's own of a single make. */
export function brandInName(
  name: string,
  makes: number[],
  reference: Reference,
): string | undefined {
  const words = foldWords(name).split(' ')
  for (let length = MOST_WORDS; length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const brand = spelled.get(words.slice(at, at + length).join(' '))
      if (brand) return brand
    }
  return genuine.test(name) ? ownBrand(makes, reference) : undefined
}

/** The brand of a column: as it is written, makes of cars by their name here, "genuine" with its make. */
export function brandOfCell(cell: string, makes: number[], reference: Reference): string {
  const make = reference.findMake(cell)
  if (make) return make.names.en
  const isGenuine = cell.replace(genuine, '').replace(/[^\p{L}]|parts?/giu, '') === ''
  return (isGenuine && ownBrand(makes, reference)) || cell
}

function ownBrand([make, ...others]: number[], reference: Reference): string | undefined {
  const isOne = make !== undefined && others.length === 0
  return isOne ? `${reference.make(make)!.names.en} Genuine` : undefined
}
