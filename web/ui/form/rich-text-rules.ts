import StarterKit from '@tiptap/starter-kit'

/** Addresses that a text may link to; the server accepts no others. */
const isSafeLink = (address: string) => /^https:\/\/[^\s/?#.]+\.[^\s]+$/i.test(address)

/** The typed address of a link, with `https://` added if missing; undefined if unsafe. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  return isSafeLink(address) && URL.canParse(address) ? address : undefined
}

/** The allowed elements; other pasted content becomes plain text. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafeLink,
      // "lamp.ae" in the middle of a sentence is more often a typo than a link.
      shouldAutoLink: (address) => address.startsWith('https://'),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

/**
 * Pasted HTML, with other headings mapped to the two allowed sizes, and without the style sheets of
 * word processors. The editor itself accepts only what it knows.
 */
export function cleanPaste(html: string): string {
  return cutOut(
    cutOut(html, /<!--/, /-->/),
    /<(?:style|script|xml)\b/i,
    /<\/(?:style|script|xml)\s*>/i,
  )
    .replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3')
    .replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4')
}

/** Removes everything between the two, and everything after an opening without an end. */
function cutOut(html: string, opening: RegExp, closing: RegExp): string {
  const [before = '', ...pieces] = html.split(opening)
  const rests = pieces.map((piece) => {
    const end = closing.exec(piece)
    return end ? piece.slice(end.index + end[0].length) : ''
  })
  return before + rests.join('')
}

const emptyLine = '<p></p>'

/**
 * HTML without the attributes that the editor adds (`dir`, `start`), and without its trailing empty
 * line.
 */
export function plainHtml(html: string): string {
  let plain = html.replace(/<(p|h[34]|[ou]l|li) [^<>]*>/g, '<$1>')
  while (plain.endsWith(emptyLine)) plain = plain.slice(0, -emptyLine.length)
  return plain
}
