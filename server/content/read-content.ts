import { join } from 'node:path'
import type { ContentSource } from '#contract/content-sources.ts'
import { keyOf } from './content-items.ts'
import { readPageSources } from './editorial-pages.ts'
import { readArticleSources } from './news.ts'
import { readOfficeSource } from './office.ts'
import { readPromisesSource } from './promises.ts'
import { readQuestionsSource } from './questions.ts'

/** What the files of the release have, by the keys of the items. */
export type DeliveredContent = ReadonlyMap<string, { id: string; source: ContentSource }>

/** Reads all of a `content` folder; throws where something is missing in a language. */
export async function readContent(folder: string): Promise<DeliveredContent> {
  const [articles, pages, questions, promises, office] = await Promise.all([
    readArticleSources(join(folder, 'news')),
    readPageSources(join(folder, 'pages')),
    readQuestionsSource(join(folder, 'faq')),
    readPromisesSource(join(folder, 'promises')),
    readOfficeSource(join(folder, 'office.json')),
  ])
  const all: [id: string, source: ContentSource][] = [
    ...articles,
    ...pages,
    ...[questions, promises, office].map((source) => [source.kind, source] as const),
  ].map(([id, source]) => [id, source])
  return new Map(all.map(([id, source]) => [keyOf({ kind: source.kind, id }), { id, source }]))
}
