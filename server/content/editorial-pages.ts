import { join } from 'node:path'
import { marked, type Token, type Tokens } from 'marked'
import { pageIds, type EditorialPage, type PageId } from '#contract/content.ts'
import { pageSource, type PageSource } from '#contract/content-sources.ts'
import type { Language } from '#contract/language.ts'
import { html } from '../platform/http/html.ts'
import { htmlOfTokens, plainText } from './markdown.ts'
import { readSource } from './read-source.ts'

export type EditorialPages = Record<Language, Map<PageId, EditorialPage>>

/** Reads `<page>.<language>.md` of every fixed page; throws when one lacks a language or a header field. */
export async function readPageSources(folder: string): Promise<Map<PageId, PageSource>> {
  const read = pageIds.map(async (id) => {
    const source = await readSource(join(folder, id), pageSource, (headers, texts) => ({
      ...{ kind: 'page', updated: headers.updated ?? null, texts },
    }))
    return [id, source] as const
  })
  return new Map(await Promise.all(read))
}

export function renderPage(id: PageId, source: PageSource, language: Language): EditorialPage {
  const { updated, texts } = source
  const { title, summary, body } = texts[language]
  const [intro, ...parts] = partsOf(marked.lexer(body))
  const sections = parts
    .filter(({ tokens }) => tokens.some(({ type }) => type !== 'space'))
    .map(({ heading, tokens }, index) => {
      const section = { id: `section-${index + 1}`, title: plainText(heading) }
      const above = html`<h2 id="${section.id}">${section.title}</h2>`.text
      return { section, html: above + htmlOfTokens(tokens) }
    })
  return {
    ...{ id, title, summary, sections: sections.map(({ section }) => section) },
    content: htmlOfTokens(intro!.tokens) + sections.map((part) => part.html).join(''),
    ...(updated !== null && { updated: `${updated}T00:00:00.000Z` }),
  }
}

/**
 * The text before the first heading, then each heading with the text below it. Readers don't see a heading without a text:
 * the operator has nothing to say there yet.
 */
function partsOf(tokens: Token[]): { heading: string; tokens: Token[] }[] {
  const parts: { heading: string; tokens: Token[] }[] = [{ heading: '', tokens: [] }]
  for (const token of tokens)
    if (isHeading(token)) parts.push({ heading: token.text, tokens: [] })
    else parts.at(-1)!.tokens.push(token)
  return parts
}

const isHeading = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === 2
