import { languageOf, type Language } from '#contract/language.ts'
import type { Place } from './addresses.ts'

/** What is known of a cached page without parsing it again. */
export type PageFacts = Place & {
  language: Language
  title: string
  /** Of a part. */
  number?: string
  /** ms since 1970. */
  saved: number
}

type StructuredData = { '@type': string; name?: string; sku?: string }

/** Extracts language and title from a page, for parts also name and number. */
export function factsOf(html: string, place: Place, saved: number): PageFacts {
  const language = languageOf(/<html lang="(\w+)"/.exec(html)?.[1]) ?? 'en'
  const product = structuredData(html).find((data) => ['Product', 'Car'].includes(data['@type']))
  if (product?.name) return { ...place, language, title: product.name, number: product.sku, saved }
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return { ...place, language, title: unescaped(title).replace(/ · [^·]*$/, ''), saved }
}

/** The built files that a page refers to: scripts, styles and fonts. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

function structuredData(html: string): StructuredData[] {
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  if (!json) return []
  return [JSON.parse(json) as StructuredData | StructuredData[]].flat()
}

const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

// The characters that React escapes.
const unescaped = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => characters[entity]!)
