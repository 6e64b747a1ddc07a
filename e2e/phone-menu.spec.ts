import { expect, open, phone, test } from './fixtures.ts'

test.use({ locale: 'en', viewport: phone, isMobile: true, hasTouch: true })

test('[6] the menu is drilled down in rows of 44 px', async ({ page }) => {
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
