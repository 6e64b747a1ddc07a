import { expect, test } from 'vitest'
import { breadcrumbs, inLanguage } from './page-meta.tsx'
import { withoutLanguage } from './preferences.ts'

test('English has the bare address, other languages their parameter', () => {
  expect(inLanguage('https://x.example/news', 'en')).toBe('https://x.example/news')
  expect(inLanguage('https://x.example/news', 'ar')).toBe('https://x.example/news?lang=ar')
  expect(inLanguage('https://x.example/?page=2', 'fr')).toBe('https://x.example/?page=2&lang=fr')
})

test('choosing a language only drops the one in the address', () => {
  expect(withoutLanguage('https://x.example/a?search=x&lang=ar#top')).toBe(
    'https://x.example/a?search=x#top',
  )
})

test('breadcrumbs are numbered from the top', () => {
  const way = breadcrumbs('https://x.example', [{ name: 'News', path: '/news' }])
  expect(way).toMatchObject({
    itemListElement: [{ position: 1, name: 'News', item: 'https://x.example/news' }],
  })
})
