import { expect, open, phone, test } from './fixtures.ts'

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
