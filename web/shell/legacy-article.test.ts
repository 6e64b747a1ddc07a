import { expect, test } from 'vitest'
import { articlePathOf } from './legacy-article.ts'

test.each([
  ['/news-details7', '/news-details/7'],
  ['/news-detailssummer-cooling', '/news-details/summer-cooling'],
  ['/news-details', undefined],
  ['/news-details/7', undefined],
  ['/news', undefined],
])('%s leads to %s', (pathname, path) => {
  expect(articlePathOf(pathname)).toBe(path)
})
