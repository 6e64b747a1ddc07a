import StarterKit from '@tiptap/starter-kit'

/** Addresses that a text may link to; the server takes no others. */
const isSafeLink = (address: string) => /^https:\/\/[^\s/?#.]+\.[^\s]+$/i.test(address)

/** What somebody typed as a link's address, with `https://` where he left it out; undefined if unsafe. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  return isSafeLink(address) && URL.canParse(address) ? address : undefined
}

/** What a text may consist of; whatever else is pasted loses its form and keeps its words. */
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
      // "lamp.ae" in the middle of a sentence is more often a slip than a link.
      shouldAutoLink: (address) => address.startsWith('https://'),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
]

/**
 * What is pasted, with headings of other sizes as the two that there are, and without the style sheets
 * that word processors bring along. The editor itself takes in nothing but what it knows.
 */
export function tidyPaste(html: string): string {
  return cutOut(
    cutOut(html, /<!--/, /-->/),
    /<(?:style|script|xml)\b/i,
    /<\/(?:style|script|xml)\s*>/i,
  )
    .replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3')
    .replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4')
}

/** Without what stands between the two, nor what follows an opening that is never closed. */
function cutOut(html: string, opening: RegExp, closing: RegExp): string {
  const [before = '', ...pieces] = html.split(opening)
  const rests = pieces.map((piece) => {
    const end = closing.exec(piece)
    return end ? piece.slice(end.index + end[0].length) : ''
  })
  return before + rests.join('')
}

const emptyLine = '<p></p>'

/** HTML without what the editor hangs on its blocks (`dir`, `start`), and the empty line that it keeps at the end. */
export function plainHtml(html: string): string {
  let plain = html.replace(/<(p|h[34]|[ou]l|li) [^<>]*>/g, '<$1>')
  while (plain.endsWith(emptyLine)) plain = plain.slice(0, -emptyLine.length)
  return plain
}
