import { expect, test } from 'vitest'
import { linkAddress, plainHtml, cleanPaste } from './rich-text-rules.ts'

test.for([
  ['https://parts.ae/fit', 'https://parts.ae/fit'],
  [' parts.ae/fit?a=1 ', 'https://parts.ae/fit?a=1'],
  ['http://parts.ae', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['two words.ae', undefined],
  ['parts', undefined],
  ['', undefined],
] as const)('"%s" links to %s', ([typed, address]) => {
  expect(linkAddress(typed)).toBe(address)
})

test('headings of every size become one of two, other text stays', () => {
  expect(cleanPaste('<h1 class="a">A</h1><H2>B</H2><h3>C</h3><h6>D</h6><hr>')).toBe(
    '<h3 class="a">A</h3><h3>B</h3><h3>C</h3><h4>D</h4><hr>',
  )
})

test('blocks lose their attributes, links keep theirs, and text that looks like tags stays', () => {
  const html =
    '<p dir="auto">&lt;p dir="auto"&gt; <a href="https://a.ae">a</a></p><ol dir="auto" start="2"><li dir="auto"><p dir="rtl">ب</p></li></ol><p dir="auto"></p>'
  expect(plainHtml(html)).toBe(
    '<p>&lt;p dir="auto"&gt; <a href="https://a.ae">a</a></p><ol><li><p>ب</p></li></ol>',
  )
})

test('style sheets, scripts and comments of a word processor are dropped', () => {
  const pasted = '<style>\np{}</style><!--StartFragment--><p class="Mso">A</p><SCRIPT>x</script >'
  expect(cleanPaste(pasted)).toBe('<p class="Mso">A</p>')
})
