import JsBarcode from 'jsbarcode'

const PRINTABLE = /^[\x20-\x7e]+$/
/** Of a label 55 mm wide, whose bars are then as narrow as scanners read. */
const MOST_MODULES = 280

type Drawn = { encodings: { data: string }[] }

/**
 * The widths of bars and spaces in turn, in modules, of a text in Code 128. Undefined for what it can't say and for
 * what would be too wide to print.
 */
export function barcode(text: string): number[] | undefined {
  if (!PRINTABLE.test(text)) return undefined
  const drawn = {} as Drawn
  JsBarcode(drawn, text, { format: 'CODE128' })
  const modules = drawn.encodings.map(({ data }) => data).join('')
  if (modules.length > MOST_MODULES) return undefined
  return (modules.match(/1+|0+/g) ?? []).map(({ length }) => length)
}
