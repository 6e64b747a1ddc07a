import { expect, test, type Page } from './fixtures.ts'

/** Numbers of several parts in the texts of a page whose parts are painted in another order than written. */
const reversed = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      if (!node.parentElement?.checkVisibility({ opacityProperty: true })) continue
      for (const { 0: number, index } of text.matchAll(/[A-Za-z\d]+(?:[-/. ][A-Za-z\d]+)+/g)) {
        if (!/\d/.test(number)) continue
        const places = [...number].map((_, at) => {
          const range = document.createRange()
          range.setStart(node, index + at)
          range.setEnd(node, index + at + 1)
          return range.getBoundingClientRect()
        })
        // Of what is wrapped, each line by itself.
        const isReversed = places.some(
          ({ left, top, width }, at) =>
            at > 0 && width > 0 && top === places[at - 1]!.top && left < places[at - 1]!.left,
        )
        if (isReversed) found.push(`${number} in "${text}"`)
      }
    }
    return found
  })

for (const path of [
  '/',
  '/all-listings?search=باترول',
  '/all-listings?search=195/65 R15&view=list',
  '/news-details/read-a-part-number',
  '/news-details/a-listing-that-sells',
  '/buy-parts',
  '/stores',
])
  test(`in Arabic every number at ${path} is displayed in its written order`, async ({ page }) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ar`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await reversed(page)).toEqual([])
  })
