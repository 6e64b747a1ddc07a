const MOST_CHARACTERS = 120
// A name may end in ".2024" without that being an extension.
const EXTENSION = /\.([a-z][a-z0-9]{0,9})$/i

/**
 * The name a visitor's file goes by: its last part, without characters that can't be seen or turn
 * the line around, cut to 120 characters with its extension kept. For showing only: no path is made
 * of it.
 */
export function fileLabel(sent: string): string {
  const seen = sent
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  const base = seen.slice(Math.max(seen.lastIndexOf('/'), seen.lastIndexOf('\\')) + 1).trim()
  return /^\.*$/.test(base) ? 'file' : cut(base)
}

/** The extension in lower case without its dot; undefined when the label has none. */
export const extensionOf = (label: string): string | undefined =>
  EXTENSION.exec(label)?.[1]!.toLowerCase()

/** The label with another extension in the place of its own. */
export const withExtension = (label: string, extension: string): string =>
  cut(`${label.replace(EXTENSION, '')}.${extension}`)

/** Cuts by code points, so that no character is torn apart, and before the extension. */
function cut(label: string): string {
  const characters = [...label]
  if (characters.length <= MOST_CHARACTERS) return label
  const extension = EXTENSION.exec(label)?.[0] ?? ''
  return characters.slice(0, MOST_CHARACTERS - extension.length).join('') + extension
}
