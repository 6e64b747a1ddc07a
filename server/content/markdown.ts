import { readdir, readFile } from 'node:fs/promises'
import { marked } from 'marked'
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
export async function inEveryLanguage<Read>(
  read: (language: Language) => Promise<Read>,
): Promise<Record<Language, Read>> {
  const all = await Promise.all(
    languages.map(async (language) => [language, await read(language)] as const),
  )
  return Object.fromEntries(all) as Record<Language, Read>
}

/** HTML of our own Markdown, not sanitised. */
export const htmlOf = (markdown: string): Promise<string> => Promise.resolve(marked.parse(markdown))

/** The text of a heading without Markdown. */
export const plainText = (markdown: string): string => markdown.replace(/[*_`]/g, '').trim()
