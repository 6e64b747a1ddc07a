import { join } from 'node:path'
import { z } from 'zod'
import { pageIds, type EditorialPage, type PageId } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import { html } from '../platform/http/html.ts'
import { htmlOf, inEveryLanguage, plainText, readDocument } from './markdown.ts'

const header = z.object({
  title: z.string().min(1),
  summary: z.string().min(1).max(200),
  updated: z.iso.date().optional(),
})

export type EditorialPages = Record<Language, Map<PageId, EditorialPage>>

/** Reads `<page>.<language>.md` of every fixed page; throws when one lacks a language or a header field. */
export const readEditorialPages = (folder: string): Promise<EditorialPages> =>
  inEveryLanguage(async (language) => {
    const pages = pageIds.map((id) => readPage(join(folder, `${id}.${language}.md`), id))
    return new Map((await Promise.all(pages)).map((page) => [page.id, page]))
  })

const heading = /^## (.+)$/gm

/** A heading without a text: the operator has nothing to say there yet, so readers don't see it. */
const emptySection = /^## .+\n*(?=^## |(?![\s\S]))/gm

async function readPage(path: string, id: PageId): Promise<EditorialPage> {
  const { header: head, body } = await readDocument(path)
  const { title, summary, updated } = header.parse(head)
  const sections: EditorialPage['sections'] = []
  const withIds = body.replace(emptySection, '').replace(heading, (_, words: string) => {
    const section = { id: `section-${sections.length + 1}`, title: plainText(words) }
    sections.push(section)
    return html`<h2 id="${section.id}">${section.title}</h2>`.text + '\n'
  })
  return {
    ...{ id, title, summary, sections },
    content: await htmlOf(withIds),
    ...(updated !== undefined && { updated: `${updated}T00:00:00.000Z` }),
  }
}
