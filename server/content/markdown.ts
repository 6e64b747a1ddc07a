import { readdir, readFile } from 'node:fs/promises'
import { marked, type Token } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { languages, type Language } from '#contract/language.ts'

export type Document = { header: Record<string, string>; body: string }

/** A Markdown file with a header of `name: value` lines between two lines of dashes. */
export async function readDocument(path: string): Promise<Document> {
  const [, head, body] =
    (await readFile(path, 'utf8')).match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  if (head === undefined || body === undefined) throw new Error(`${path} has no header`)
  const fields = head.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
  })
  return { header: Object.fromEntries(fields) as Record<string, string>, body }
}

/** Names of the documents of a folder, `<name>.<language>.md`; each once. */
export async function documentNames(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))
  return [...new Set(files.map((file) => file.split('.')[0]!))]
}

/** Reads something for every language. */
export async function readInLanguages<Read>(
  read: (language: Language) => Promise<Read>,
): Promise<Record<Language, Read>> {
  const all = await Promise.all(
    languages.map(async (language) => [language, await read(language)] as const),
  )
  return Object.fromEntries(all) as Record<Language, Read>
}

/** Makes something for every language. */
export const inEveryLanguage = <Made>(make: (language: Language) => Made): Record<Language, Made> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Made
  >

// What Markdown makes, and the direction of a word. Pictures are those of this site. No element has an id: pages find
// their headings by them.
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'del', 'code', 'pre', 'ul', 'ol', 'li', 'blockquote', 'hr'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'img', 'bdi'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    ...{ a: ['href', 'target'], img: ['src', 'alt'], ol: ['start'], bdi: ['dir'] },
    ...{ th: ['align'], td: ['align'] },
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nestingLimit: 20,
}

/** HTML of Markdown; what isn't text, a link or a picture of this site is left out of it. */
export const htmlOf = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false }), rules)

/** As `htmlOf`, of what `marked.lexer` read. */
export const htmlOfTokens = (tokens: Token[]): string => sanitizeHtml(marked.parser(tokens), rules)

/** The text of a heading without Markdown. */
export const plainText = (markdown: string): string =>
  markdown.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim()
