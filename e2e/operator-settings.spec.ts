import { desktop, expect, open } from './fixtures.ts'
import { asOperator, test } from './operators.ts'

test.use({ locale: 'en', viewport: desktop })

test('an operator changes the commission of a seller in a category, and reads who did', async ({
  page,
  named,
  troubles,
}) => {
  troubles.expect(/404/)
  await asOperator(page, named)
  const nav = page.getByRole('navigation', { name: 'Operator pages' })
  await nav.getByRole('link', { name: 'Settings' }).click()
  const form = page.getByRole('region', { name: 'Change a rate' })
  await expect(form).toContainText(/Now: .?8 %/)
  await form.getByRole('button', { name: 'Choose a seller' }).click()
  await form.getByRole('textbox', { name: /^Seller’s name/ }).fill('a')
  await form.getByRole('button', { name: 'Find' }).click()
  await form
    .getByRole('button', { name: /^Choose / })
    .nth(1)
    .click()
  await form.getByLabel('Category').selectOption('Brake Parts')
  await form.getByRole('button', { name: 'Change the rate' }).click()
  await expect(form).toContainText('Enter 0 to 50')
  await form.getByLabel('Per cent of the price').fill('6.5')
  await form.getByLabel('Reason').fill('Agreed for brakes.')
  await form.getByRole('button', { name: 'Change the rate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change this rate?' })
  await expect(dialog).toContainText(/Brake Parts.? of .+ would pay .?6\.5 %/)
  await dialog.getByRole('button', { name: 'Change the rate' }).click()
  const rates = page.getByRole('list', { name: 'Rates' })
  await expect(rates).toContainText('6.5 %')
  await expect(form.getByLabel('Reason')).toHaveValue('')
  await page.getByRole('link', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history).toContainText('Agreed for brakes.')
  await expect(history).toContainText('Mariam Al Suwaidi')
})

test('an operator changes a rule, and takes it back', async ({ page, named, troubles }) => {
  troubles.expect(/404/)
  await asOperator(page, named)
  await open(page, '/operator/settings/rules')
  const rule = page.getByRole('region', { name: 'Time for returns' })
  await expect(rule).toContainText('7 days')
  await rule.getByRole('button', { name: 'Change' }).click()
  await rule.getByLabel('Days').fill('0')
  await rule.getByLabel('Reason').fill('As other shops have it.')
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(rule.getByLabel('Days')).toHaveAttribute('aria-invalid', 'true')
  await rule.getByLabel('Days').fill('14')
  await rule.getByRole('button', { name: 'Save' }).click()
  await expect(rule).toContainText('14 days')
  await rule.getByRole('button', { name: 'History' }).click()
  await expect(rule).toContainText('As other shops have it.')
  await rule.getByRole('button', { name: 'Change' }).click()
  await rule.getByLabel('Reason').fill('Not yet.')
  await rule.getByRole('button', { name: 'Back to the default' }).click()
  await expect(rule.locator('.settings-value')).toHaveText('7 days')
})

test('a banner for everyone is on every page until it is closed; one for sellers is not', async ({
  page,
  named,
  browser,
  troubles,
}) => {
  troubles.expect(/404/)
  await asOperator(page, named)
  await open(page, '/operator/settings/banners')
  const form = page.getByRole('region', { name: 'New banner' })
  const show = async (word: string, audience: string) => {
    for (const language of ['English', 'Arabic', 'French', 'Chinese'])
      await form.getByLabel(`Text: ${language}`).fill(`${word} in ${language} <b>`)
    await form.getByLabel('Who sees it').selectOption(audience === '' ? '' : { label: audience })
    await form.getByLabel('Link').fill('/help')
    await expect(form.getByRole('region', { name: 'Preview' })).toContainText(`${word} in French`)
    await form.getByRole('button', { name: 'Show the banner' }).click()
    await expect(form.getByLabel('Text: English')).toHaveValue('')
  }
  await form.getByRole('button', { name: 'Show the banner' }).click()
  await expect(form).toContainText('Write the text in this language')
  await show('Sellers', 'Sellers')
  await show('Everyone', '')

  const visitor = await browser.newPage({ baseURL: named.address, locale: 'ar' })
  const faults: string[] = []
  visitor.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await visitor.goto('/')
  const banner = visitor.getByRole('complementary', { name: 'إعلان' })
  await expect(banner).toHaveCount(1)
  await expect(banner).toContainText('Everyone in Arabic <b>')
  await visitor.goto('/all-listings')
  await visitor.waitForLoadState('networkidle')
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'إغلاق' }).click()
  await expect(banner).toHaveCount(0)
  await visitor.goto('/stores')
  await expect(visitor.getByRole('main')).toBeVisible()
  await expect(banner).toHaveCount(0)
  expect(faults).toEqual([])
  await visitor.close()

  const list = page.getByRole('list', { name: 'Banners' })
  for (let left = 2; left > 0; left--) {
    await list.getByRole('button', { name: /^End/ }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await expect(list.getByRole('button', { name: /^End/ })).toHaveCount(left - 1)
  }
  await open(page, '/stores')
  await expect(page.locator('aside.site-banner')).toHaveCount(0)
})
