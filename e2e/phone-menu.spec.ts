import { expect, languagesShown, open, phone } from './fixtures.ts'
import { signIn, test } from './people.ts'

test.use({ locale: 'en', viewport: phone, isMobile: true, hasTouch: true })

test('[6] the menu has levels with rows of 44 px', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Buy Parts' }).click()
  await menu.getByRole('button', { name: 'Engine Cooling' }).click()
  const rows = menu.locator('a, button')
  for (const box of await rows.evaluateAll((all) =>
    all.map((a) => a.getBoundingClientRect().height),
  ))
    expect(box).toBeGreaterThanOrEqual(44)
  await menu.getByRole('button', { name: 'Back' }).click()
  await menu.getByRole('button', { name: 'Engine Cooling' }).click()
  await menu.getByRole('link', { name: /^See all/ }).click()
  await expect(page).toHaveURL(/\/spare-parts\/engine-cooling$/)
  await expect(menu).toBeHidden()
})

test('[6] [40] login and registration close the menu first', async ({ page }) => {
  await open(page, '/all-listings?make=toyota')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const dialog = page.getByRole('dialog', { name: 'Login' })
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.click()
  await menu.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toBeVisible()
  await expect(menu).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/all-listings\?make=toyota$/)
  await opener.click()
  await menu.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(menu).toBeHidden()
})

for (const locale of languagesShown)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(`a garage has its tools beside the logo, above the search, in ${locale}`, async ({
      page,
      people,
    }) => {
      await signIn(page, await people.join('BUYER'))
      await open(page, '/stores')
      const middleOf = async (selector: string) => {
        const box = (await page.getByRole('banner').locator(selector).boundingBox())!
        return Math.round(box.y + box.height / 2)
      }
      expect(await middleOf('.header-end')).toBe(await middleOf('.brand'))
      expect(await middleOf('.header-search')).toBeGreaterThan(await middleOf('.brand'))
    })
  })
