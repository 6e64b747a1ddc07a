import { join } from 'node:path'
import type { Content } from './content.service.ts'
import { readEditorialPages } from './editorial-pages.ts'
import { readNews } from './news.ts'
import { readOffice } from './office.ts'
import { readPromises } from './promises.ts'
import { readQuestions } from './questions.ts'

/** Reads all of a `content` folder; throws where something is missing in a language. */
export async function readContent(folder: string): Promise<Content> {
  const [news, pages, questions, promises, office] = await Promise.all([
    readNews(join(folder, 'news')),
    readEditorialPages(join(folder, 'pages')),
    readQuestions(join(folder, 'faq')),
    readPromises(join(folder, 'promises')),
    readOffice(join(folder, 'office.json')),
  ])
  return { news, pages, questions, promises, office }
}
