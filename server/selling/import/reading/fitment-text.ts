import { yearsInText, type Years } from './model-years.ts'

/** Cars that stand together, and the years said of all of them. */
export type CarsAndYears = { items: string[]; years?: Years[] }

const LONGEST = 4_000
const MOST_ITEMS = 100

const between = / ?(?:[,،，、/&+\\]|(?<!\p{L})(?:and|et|و)(?!\p{L})) ?/iu

/**
 * What a text in free form says of cars: "Hilux/Fortuner 2016+" is two cars with the same years,
 * "FJ80 93-97; Prado 120" two with their own. Years are those of the cars before them, or after them
 * where the text begins with years. `last` is the latest model year there is. What `isModel` accepts
 * is one car, whatever it looks like: "Town & Country", "2008" of Peugeot.
 */
export function carsAndYearsIn(
  text: string,
  last: number,
  isModel: (chunk: string) => boolean,
): CarsAndYears[] {
  const found = text
    .slice(0, LONGEST)
    .split(/[;|\n؛；]/)
    .flatMap((chunk) => (isModel(chunk) ? [{ items: [chunk.trim()] }] : inChunk(chunk, last)))
  let items = 0
  return found.filter((group) => (items += group.items.length) <= MOST_ITEMS)
}

type Node = { text: string } | { years: Years[] }

function inChunk(chunk: string, last: number): CarsAndYears[] {
  const nodes = nodesOf(chunk, last)
  const isYears = (node?: Node) => node !== undefined && 'years' in node
  if (isYears(nodes[0]) && !isYears(nodes.at(-1))) nodes.reverse()
  const groups: CarsAndYears[] = []
  for (const [i, node] of nodes.entries()) {
    if ('years' in node) continue
    const next = nodes[i + 1]
    const items = itemsOf(node.text)
    if (items.length > 0)
      groups.push({ items, years: next && 'years' in next ? next.years : undefined })
  }
  return groups
}

/** Texts and years by turns; years with nothing but punctuation between them are one. */
function nodesOf(chunk: string, last: number): Node[] {
  const nodes: Node[] = []
  let at = 0
  for (const { start, end, years } of [
    ...yearsInText(chunk, last),
    { start: chunk.length, end: chunk.length, years: [] },
  ]) {
    const text = chunk.slice(at, start)
    if (/[\p{L}\p{N}]/u.test(text)) nodes.push({ text })
    const before = nodes.at(-1)
    if (before && 'years' in before) before.years.push(...years)
    else if (years.length > 0) nodes.push({ years: [...years] })
    at = end
  }
  return nodes
}

export const itemsOf = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .replace(/[()[\]{}"*\s]+/g, ' ')
    .split(between)
    .map((item) => item.replace(/^[\s.:–—-]+|[\s.:–—-]+$/g, ''))
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
