import { expect, test } from 'vitest'
import { mixedHtml } from './mixed-html.ts'

test.for([
  [
    '<p class="x1">رقم القطعة 35218-76085 &amp; WK 987/33</p><ul><li>Number: 35218-76085</li></ul>',
    '<p class="x1">رقم القطعة [35218-76085] &amp;[ WK 987/33]</p><ul><li>Number: 35218-76085</li></ul>',
  ],
  [
    '<p>فلتر <b>WK 987/33</b> &#39;ياباني&#39; 2016</p>',
    '<p>فلتر <b>WK 987/33</b> &#39;ياباني&#39;[ 2016]</p>',
  ],
  ['', ''],
])('of HTML, only texts that have Arabic are changed: %s', ([html, isolated]) =>
  expect(
    mixedHtml(html!)
      .replace(/<bdi dir="ltr">/g, '[')
      .replaceAll('</bdi>', ']'),
  ).toBe(isolated),
)
