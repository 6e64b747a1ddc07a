const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const PLAIN = /^[\x20-\x7e]*$/
const NOT_IN_XML = /[\x00-\x08\x0b-\x1f\ufffe\uffff]/g
// A workbook takes `_x0041_` for an A.
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi

/** The text as XML can hold it: without control characters, lines ended by a line feed. */
export const storable = (text: string) =>
  PLAIN.test(text) ? text : text.toWellFormed().replace(/\r\n?/g, '\n').replace(NOT_IN_XML, '')

/** A storable text, escaped for the XML of a workbook. */
export const xmlText = (text: string) =>
  /[&<>"_]/.test(text)
    ? text.replace(LOOKS_ESCAPED, '_x005F_').replace(/[&<>"]/g, (one) => escapes[one]!)
    : text
