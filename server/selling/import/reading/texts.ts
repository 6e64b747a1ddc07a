import { listingLengths, mostPictures } from '#contract/limits.ts'
import type { FittedVehicle, Reference } from './knowledge.ts'

/** The beginning of a text, at most so many UTF-16 units, up to the end of a word where one ends near there. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const end = /\s/.test(text.charAt(most))
    ? most
    : Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'))
  return start
    .slice(0, end > most / 2 ? end : most)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()
}

/** The same of a description: without its HTML, so that no element is left open. */
export function shortenedHtml(text: string, most: number): string {
  const plain = text.replace(/<[^<>]*>/g, ' ')
  // Signs that are escaped take several places.
  for (let length = most; ; length = Math.floor(length * 0.8)) {
    const made = descriptionHtml(shortened(plain, length))
    if (made.length <= most) return made
  }
}

const html =
  /<\/?(?:p|br|b|strong|i|em|u|s|ul|ol|li|h[1-6]|a|table|thead|tbody|t[rdh]|div|span|font|img)(?:\s[^<>]*)?\/?>/i

/** A description as HTML: text without any is escaped, an empty line parts paragraphs. */
export function descriptionHtml(text: string): string {
  if (html.test(text)) return text
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s+/g, lineBreak)}</p>`)
    .join('')
}

const lineBreak = (spaces: string) => (spaces.includes('\n') ? '<br>' : spaces)

const ownPicture =
  /^(?:https?:\/\/[^/\s]+)?\/media\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})(?:\/\S*)?$/i

/** The ids of pictures of ours among addresses, and the first address that is elsewhere. */
export function picturesOf(cell: string): { ids: string[]; elsewhere?: string } {
  const addresses = cell.split(/[|;,،\s]+/).filter((address) => address !== '')
  const read = addresses.map((address) => ({
    address,
    id: ownPicture.exec(address)?.[1]?.toLowerCase(),
  }))
  return {
    ids: [...new Set(read.flatMap(({ id }) => id ?? []))].slice(0, mostPictures),
    elsewhere: read.find(({ id }) => id === undefined)?.address,
  }
}

type Described = { partName: string; brand?: string; vehicles?: FittedVehicle[]; others: string[] }

/**
 * Name, brand and cars in a sentence that isn't one: "Front brake pads, TRW, Toyota Prado 2010–2018";
 * in Arabic where the name is. Further numbers of the part come last.
 */
export function shortDescriptionOf(
  { partName, brand, vehicles = [], others }: Described,
  reference: Reference,
): string {
  const language = /\p{Script=Arabic}/u.test(partName) ? 'ar' : 'en'
  const comma = language === 'ar' ? '، ' : ', '
  let text = [partName, ...(brand && !partName.includes(brand) ? [brand] : [])].join(comma)
  let make: number | undefined
  for (const { model: no, from, to } of vehicles) {
    const model = reference.model(no)!
    const named = [
      ...(model.makeNo === make ? [] : [reference.make(model.makeNo)!.names[language]]),
      model.names[language],
    ].join(' ')
    make = model.makeNo
    const next = `${text}${comma}${[named, yearsText(from, to)].filter(Boolean).join(' ')}`
    if (next.length > listingLengths.shortDescription) break
    text = next
  }
  for (const number of others)
    if (`${text}${comma}${number}`.length <= listingLengths.shortDescription)
      text += `${comma}${number}`
  return text
}

function yearsText(from?: number, to?: number): string {
  if (from === undefined) return to === undefined ? '' : `–${to}`
  if (from === to) return String(from)
  return to === undefined ? `${from}+` : `${from}–${to}`
}
