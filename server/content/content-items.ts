import type { PageId } from '#contract/content.ts'
import type { ContentKind } from '#contract/content-kinds.ts'
import type { ContentSource } from '#contract/content-sources.ts'
import { languages } from '#contract/language.ts'
import type { Content } from './content.service.ts'
import { renderPage } from './editorial-pages.ts'
import { inEveryLanguage } from './markdown.ts'
import { renderArticle } from './news.ts'
import { renderOffice } from './office.ts'
import { renderPromises } from './promises.ts'
import { renderQuestions } from './questions.ts'

/** An article, a page, or what there is one of. */
export type Item = { kind: ContentKind; id: string }

export const keyOf = ({ kind, id }: Item): string => `${kind}/${id}`

/** The tag of the pages and replies that show an item. */
export const tagOf = ({ kind, id }: Item): string =>
  kind === 'page' ? pageTag(id) : `content:${kind}`

export const pageTag = (id: string): string => `content:page:${id}`

export const isContentTag = (tag: string): boolean => tag.startsWith('content:')

/** Throws where a text can't be read, as `renderQuestions` does. */
export const rendered = (id: string, source: ContentSource) => {
  switch (source.kind) {
    case 'article':
      return {
        kind: source.kind,
        texts: inEveryLanguage((language) => renderArticle(id, source, language)),
      }
    case 'page':
      return {
        kind: source.kind,
        texts: inEveryLanguage((language) => renderPage(id as PageId, source, language)),
      }
    case 'questions':
      return { kind: source.kind, texts: renderQuestions(source) }
    case 'promises':
      return {
        kind: source.kind,
        texts: inEveryLanguage((language) => renderPromises(source, language)),
      }
    case 'office':
      return { kind: source.kind, office: renderOffice(source) }
  }
}

export type Rendered = ReturnType<typeof rendered>

/** Everything that is shown, out of each item. */
export function contentOf(items: Iterable<Rendered>): Content {
  const content: Content = {
    news: inEveryLanguage(() => []),
    pages: inEveryLanguage(() => new Map()),
    questions: inEveryLanguage(() => []),
    promises: inEveryLanguage(() => []),
    office: { hours: [], social: [] },
  }
  for (const item of items) put(content, item)
  for (const language of languages)
    content.news[language].sort((a, b) => compare(b.date, a.date) || compare(a.id, b.id))
  return content
}

function put(content: Content, item: Rendered): void {
  if (item.kind === 'office') content.office = item.office
  else if (item.kind === 'questions') content.questions = item.texts
  else if (item.kind === 'promises') content.promises = item.texts
  else
    for (const language of languages)
      if (item.kind === 'article') content.news[language].push(item.texts[language])
      else content.pages[language].set(item.texts[language].id, item.texts[language])
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
