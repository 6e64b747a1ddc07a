import { expect, test } from 'vitest'
import { splitPage } from './split-page.ts'

const page = {
  id: 'terms' as const,
  title: 'Terms',
  summary: 'What holds',
  sections: [
    { id: 'section-1', title: 'Who' },
    { id: 'section-2', title: 'What' },
  ],
}
const content =
  '<p>First</p>\n<h2 id="section-1">Who</h2>\n<p>All</p>\n<h2 id="section-2">What</h2>\n<p>Parts</p>'

test('a page is split at its headings, which are not repeated in the texts', () => {
  expect(splitPage({ ...page, content })).toEqual({
    intro: '<p>First</p>',
    sections: [
      { id: 'section-1', title: 'Who', html: '<p>All</p>' },
      { id: 'section-2', title: 'What', html: '<p>Parts</p>' },
    ],
  })
})

test('a page without headings is one introduction', () => {
  const plain = { ...page, sections: [], content: '<p>Only</p>' }
  expect(splitPage(plain)).toEqual({ intro: '<p>Only</p>', sections: [] })
})

test('a table scrolls by itself and is labelled by its section', () => {
  const wide = content.replace('<p>Parts</p>', '<table><tr><td>A</td></tr></table>')
  expect(splitPage({ ...page, content: wide }).sections[1]!.html).toBe(
    '<div class="wide-table" role="group" tabindex="0" aria-labelledby="section-2">' +
      '<table><tr><td>A</td></tr></table></div>',
  )
})
