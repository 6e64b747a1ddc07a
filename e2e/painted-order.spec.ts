import { expect, test } from './fixtures.ts'
import { reversedNumbers } from './screen-faults.ts'

// Of the screens, `every-screen.spec.ts` looks at one of each kind.
for (const path of [
  '/all-listings?search=باترول',
  '/all-listings?search=195/65 R15&view=list',
  '/news-details/a-listing-that-sells',
])
  test(`in Arabic every number at ${path} is displayed in its written order`, async ({ page }) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ar`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await reversedNumbers(page)).toEqual([])
  })
