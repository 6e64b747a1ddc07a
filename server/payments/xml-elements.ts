declare const markup: unique symbol

/** XML that is well-formed; texts become it by `element` only. */
export type Xml = string & { readonly [markup]: 'xml' }

// Neither may stand in XML, however it is written.
const UNSAYABLE = /[\p{Cc}\ufffe\uffff]+/gu
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSAYABLE, ' ')
    .trim()
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)

/** An element of a text, or of elements; nothing where it would be empty. */
export function element(
  name: string,
  content: string | (Xml | undefined)[],
  attributes: Record<string, string> = {},
): Xml | undefined {
  const inner = typeof content === 'string' ? escaped(content) : content.join('')
  if (inner === '') return undefined
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${named.join('')}>${inner}</${name}>` as Xml
}
