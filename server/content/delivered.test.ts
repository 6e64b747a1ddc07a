import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { contentOf, rendered } from './content-items.ts'
import { readContent } from './read-content.ts'

// What an operator edits, as it is delivered.
const folder = resolve(import.meta.dirname, '../../content')
const files = await readContent(folder)
const { office, pages } = contentOf(
  [...files.values()].map(({ id, source }) => rendered(id, source)),
)

test('the office opens at nine on weekdays, at ten on weekends', () => {
  expect(office.hours).toEqual([
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6, 7], opens: '10:00', closes: '18:00' },
  ])
})

test('the page for sellers has the facts about the provider', () => {
  const { content, sections } = pages.en.get('become-seller')!
  const headings = sections.map(({ title }) => title)
  expect(headings.slice(0, 3)).toEqual(['About', 'Vision', 'Mission'])
  const facts = [
    ...['Southeast Asia', 'founded in 2015', 'subscription service', 'in-house financing'],
    ...['workshop', 'roadside recovery'],
  ]
  for (const fact of facts) expect(content).toContain(fact)
  for (const language of languages) {
    const page = pages[language].get('become-seller')!
    expect([language, page.sections.length]).toEqual([language, sections.length])
    expect([language, page.content.includes('2015')]).toEqual([language, true])
  }
})

test('awards are in the file for sellers, and shown once there are some', async () => {
  for (const language of languages) {
    const file = await readFile(resolve(folder, `pages/become-seller.${language}.md`), 'utf8')
    const { sections } = pages[language].get('become-seller')!
    expect([language, file.match(/^## /gm)?.length]).toEqual([language, sections.length + 1])
  }
})
