import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageIds } from '#contract/content.ts'
import { languages } from '#contract/language.ts'
import { contentService } from './content.service.ts'
import { contentOf, rendered } from './content-items.ts'
import { readPageSources, renderPage } from './editorial-pages.ts'
import { readQuestionsSource, renderQuestions } from './questions.ts'
import { readContent } from './read-content.ts'

const folder = resolve(import.meta.dirname, '../../content')
const files = await readContent(folder)
const delivered = contentOf([...files.values()].map(({ id, source }) => rendered(id, source)))
const content = contentService(() => delivered)
const all = { page: 1, limit: 100 }

async function folderOf(files: Record<string, string>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'ghiyar-content-'))
  onTestFinished(() => rm(path, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text)
  return path
}

const inAll = (name: string, text: string) =>
  Object.fromEntries(languages.map((language) => [`${name}${language}.md`, text]))

test.each(languages)('every fixed page has a text of some length in %s', (language) => {
  for (const id of pageIds) {
    const page = content.page(id, language)
    if (!('content' in page)) throw new Error(`${id} is missing`)
    expect(page.sections.length, id).toBeGreaterThan(1)
    // One Chinese character stands for about three letters.
    expect(page.content.length, id).toBeGreaterThan(language === 'zh' ? 500 : 1_200)
    for (const section of page.sections) expect(page.content).toContain(`id="${section.id}"`)
  }
})

test('the terms and the privacy policy have their effective date', () => {
  for (const id of ['terms', 'privacy'])
    expect(content.page(id, 'ar')).toMatchObject({ updated: expect.stringMatching(/^20\d\d-/) })
})

test.each(languages)('there are 25 questions or more in %s, without duplicates', (language) => {
  const asked = content.questions(all, language).items.flatMap(({ questions }) => questions)
  expect(asked.length).toBeGreaterThanOrEqual(25)
  for (const what of ['id', 'question', 'answer'] as const)
    expect(new Set(asked.map((one) => one[what])).size, what).toBe(asked.length)
})

test.each(languages)('there are 12 articles or more in %s, four of them featured', (language) => {
  expect(content.news(all, language).total).toBeGreaterThanOrEqual(12)
  const popular = content.popularNews(all, language).items.map(({ id }) => id)
  expect(popular).toHaveLength(4)
  expect(popular).toEqual(content.popularNews(all, 'en').items.map(({ id }) => id))
})

test('links in the texts lead to existing pages of the site', () => {
  const known =
    /^\/(?:$|all-listings|stores|register|contact|faq|news|settings|my-|sell-|chats|discussion|dashboard|notifications|spare-parts\/|car-parts\/|api\/docs)|^#/
  const texts = languages.flatMap((language) => [
    ...delivered.news[language].map((article) => article.content),
    ...[...delivered.pages[language].values()].map((page) => page.content),
    ...delivered.questions[language].flatMap(({ questions }) => questions.map((q) => q.answer)),
  ])
  const links = texts.flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!))
  const pages = new Set<string>(pageIds.map((id) => `/${id}`))
  const articles = new Set(delivered.news.en.map(({ id }) => `/news-details/${id}`))
  const path = (to: string) => to.replace(/[?#].*/, '')
  const broken = links.filter(
    (to) =>
      !pages.has(path(to)) &&
      !articles.has(path(to)) &&
      !(known.test(to) && !to.includes('details')),
  )
  expect(broken).toEqual([])
})

test('a page without a language or header field is reported with its file', async () => {
  const none = await folderOf({ 'terms.en.md': '---\ntitle: Terms\nsummary: All.\n---\n## A\n' })
  await expect(readPageSources(none)).rejects.toThrow(/\.md/)
})

test('unanswered questions, and those missing in another language, are rejected', async () => {
  const readQuestions = async (from: string) => renderQuestions(await readQuestionsSource(from))
  const texts = inAll('', '## Parts\n\n### Dashes? {#dashes}\n\nNo matter.\n')
  const good = await readQuestions(await folderOf(texts))
  expect(good.ar).toEqual([
    {
      title: 'Parts',
      questions: [{ id: 'dashes', question: 'Dashes?', answer: '<p>No matter.</p>\n' }],
    },
  ])
  const more = `${texts['en.md']}\n### Why? {#why}\n\nSo.\n`
  const other = await folderOf({ ...texts, 'zh.md': more })
  await expect(readQuestions(other)).rejects.toThrow('zh')
  const empty = await folderOf({ ...texts, 'fr.md': '## Parts\n\n### Dashes? {#dashes}\n\n' })
  await expect(readQuestions(empty)).rejects.toThrow('fr.md')
})

test('headings have no formatting, and markup in them is text', async () => {
  const body = '---\ntitle: T\nsummary: S\n---\n## A `code` & **more**\n\nText.\n'
  const files = Object.assign({}, ...pageIds.map((id) => inAll(`${id}.`, body))) as Record<
    string,
    string
  >
  const sources = await readPageSources(await folderOf(files))
  expect(renderPage('terms', sources.get('terms')!, 'en')).toMatchObject({
    sections: [{ id: 'section-1', title: 'A code & more' }],
    content: '<h2 id="section-1">A code &amp; more</h2><p>Text.</p>\n',
  })
})

test('a heading of two lines becomes one', async () => {
  const body = '---\ntitle: T\nsummary: S\n---\nOne\ntwo\n---\n\nText.\n'
  const files = pageIds.map((id) => inAll(`${id}.`, body))
  const sources = await readPageSources(await folderOf(Object.assign({}, ...files)))
  expect(renderPage('terms', sources.get('terms')!, 'en').content).toBe(
    '<h2 id="section-1">One two</h2><p>Text.</p>\n',
  )
})

test('a heading without text is not shown', async () => {
  const body = '---\ntitle: T\nsummary: S\n---\n## A\n\n## B\n\n### C\n\nText.\n\n## D'
  const files = pageIds.map((id) => inAll(`${id}.`, body))
  const sources = await readPageSources(await folderOf(Object.assign({}, ...files)))
  expect(renderPage('terms', sources.get('terms')!, 'fr')).toMatchObject({
    sections: [{ id: 'section-1', title: 'B' }],
    content: '<h2 id="section-1">B</h2><h3>C</h3>\n<p>Text.</p>\n',
  })
})
