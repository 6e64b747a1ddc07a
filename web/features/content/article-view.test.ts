import { expect, test } from 'vitest'
import { dayText } from '#web/shell/format.ts'
import { relatedTo } from './article-view.ts'

const article = (id: string, industry: string) => ({
  id,
  industry,
  imgSrc: `/news/${id}.svg`,
  title: id,
  summary: '',
  date: '2026-06-09T00:00:00.000Z',
  content: '<p>Long</p>',
})

test('related articles share the topic first, and never include the article', () => {
  const all = [article('a', 'Selling'), article('b', 'Workshop'), article('c', 'Workshop')]
  const related = relatedTo(all[1]!, all, 3)
  expect(related.map(({ id }) => id)).toEqual(['c', 'a'])
  expect(related[0]).not.toHaveProperty('content')
})

test('dates have Latin digits', () => {
  expect(dayText('2026-06-09T00:00:00.000Z', 'en')).toBe('9 Jun 2026')
  expect(dayText('2026-06-09T00:00:00.000Z', 'ar')).toMatch(/2026/)
})
