import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { asOperator, test } from './operators.ts'

test.use({ locale: 'en', viewport: desktop })

const UAE_MS = 4 * 3_600_000
const MINUTE_MS = 60_000

/** The next whole minute, as a field of the Emirates has it. */
const nextMinute = () =>
  new Date(Date.now() + UAE_MS + MINUTE_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)

const titleOf = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]
}

test('an article is edited, previewed, scheduled, shown by its time, and reset', async ({
  page,
  named,
  troubles,
}) => {
  troubles.expect(/404|400/)
  test.setTimeout(180_000)
  await asOperator(page, named)
  const nav = page.getByRole('navigation', { name: 'Operator pages' })
  await nav.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  const articles = page.getByRole('list', { name: 'Articles' })
  await articles.getByRole('link', { name: /^Find the VIN/ }).click()
  const form = page.getByRole('region', { name: 'Text', exact: true })
  await form.getByLabel('Title').fill('Where the VIN is <b>')
  await form.getByLabel('Text', { exact: true }).fill('## Look here\n\n**Windscreen** <script>')
  await expect(form.getByRole('tab', { name: 'English' })).toContainText('Changed')
  await expect(form.getByRole('tab', { name: 'Chinese' })).toContainText('Unchanged')

  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = form.getByRole('region', { name: 'Preview: English' })
  await expect(preview.getByRole('heading', { name: 'Where the VIN is <b>' })).toBeVisible()
  await expect(preview.locator('strong')).toHaveText('Windscreen')

  // What is missing in another language is shown there.
  await form.getByRole('tab', { name: 'English' }).press('ArrowLeft')
  await expect(form.getByRole('tab', { name: 'Chinese' })).toBeFocused()
  await form.getByLabel('Summary').fill('')
  await form.getByRole('tab', { name: 'English' }).click()
  await form.getByLabel('From').fill(nextMinute())
  await form.getByLabel('Reason').fill('Shorter.')
  await form.getByRole('button', { name: 'Schedule' }).click()
  await expect(form.getByLabel('Summary')).toBeFocused()
  await expect(form.getByRole('tab', { name: 'Chinese' })).toHaveAttribute('aria-selected', 'true')
  await form.getByLabel('Summary').fill('在哪里。')

  // What isn’t saved is not lost silently.
  await page.getByRole('link', { name: 'All texts' }).click()
  await page.getByRole('button', { name: 'Stay on this page' }).last().click()
  await form.getByRole('button', { name: 'Schedule' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history).toContainText('Shorter.')
  await expect(history).toContainText('Mariam Al Suwaidi')

  const path = '/news-details/find-the-vin'
  await expect
    .poll(() => titleOf(page, path), { timeout: 2 * MINUTE_MS })
    .toBe('Where the VIN is &lt;b&gt;')
  await open(page, path)
  await expect(page.getByRole('heading', { name: 'Look here' })).toBeVisible()

  await open(page, '/operator/settings/content/article/find-the-vin')
  const dialog = page.getByRole('dialog')
  const title = form.getByLabel('Title')
  await title.fill('Typed meanwhile')
  await page.getByRole('button', { name: /^Edit this text/ }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(title).toHaveValue('Typed meanwhile')
  await page.getByRole('button', { name: /^Edit this text/ }).click()
  await dialog.getByRole('button', { name: 'Edit this text' }).click()
  await expect(title).toHaveValue('Where the VIN is <b>')
  await title.fill('Typed meanwhile')
  await page.getByRole('button', { name: 'Back to the delivered text' }).click()
  await expect(dialog).toContainText('What you typed and didn’t save is lost.')
  await dialog.getByRole('textbox').fill('It was longer for a reason.')
  await dialog.getByRole('button', { name: 'Back to the delivered text' }).click()
  await expect(history).toContainText('It was longer for a reason.')
  expect(await titleOf(page, path)).toMatch(/^Find the VIN/)
})

test('an article is added, opens at its address, and is withdrawn', async ({
  page,
  named,
  troubles,
}) => {
  troubles.expect(/404|409/)
  await asOperator(page, named)
  await open(page, '/operator/settings/content')
  await page.getByRole('link', { name: 'New article' }).click()
  const form = page.getByRole('region', { name: 'New article' })
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByLabel('Address')).toBeFocused()
  await form.getByLabel('Address').fill('read-a-part-number')
  await form.getByLabel('Picture').selectOption('radiator')
  for (const name of ['English', 'Arabic', 'French', 'Chinese']) {
    await form.getByRole('tab', { name }).click()
    await form.getByLabel('Title').fill(`Radiators in ${name}`)
    await form.getByLabel('Topic').fill('Workshop')
    await form.getByLabel('Summary').fill('What to order.')
    await form.getByLabel('Text', { exact: true }).fill('- A radiator\n- Two hoses')
  }
  await form.getByLabel('Reason').fill('For the summer.')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form).toContainText('There is an article with this address already')
  await form.getByLabel('Address').fill('radiators')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/\/settings\/content\/article\/radiators$/)
  expect(await titleOf(page, '/news-details/radiators?lang=fr')).toBe('Radiators in French')
  await page.getByRole('button', { name: 'Withdraw the article' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Not now.')
  await dialog.getByRole('button', { name: 'Withdraw the article' }).click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Not now.')
  expect((await page.request.get('/news-details/radiators')).status()).toBe(404)
})

test('on a phone, in Arabic: a page, the promises and the office', async ({
  page,
  named,
  troubles,
}) => {
  troubles.expect(/404/)
  await asOperator(page, named)
  await page.setViewportSize(phone)
  await open(page, '/operator/settings/content/page/about-us?lang=ar')
  const form = page.locator('#content')
  await expect(form.getByRole('tab', { selected: true })).toContainText('العربية')
  const body = form.locator('[name="ar.body"]')
  await expect(body).toHaveAttribute('dir', 'rtl')
  await body.fill('## من نحن\n\nنص جديد.')
  await form.getByRole('button', { name: 'معاينة' }).click()
  await expect(form.locator('.content-preview')).toContainText('نص جديد.')
  await form.locator('[name=reason]').fill('تجربة')
  await form.locator('button[type=submit]').click()
  await expect(page.locator('#history')).toContainText('تجربة')
  const arabic = await (await page.request.get('/about-us?lang=ar')).text()
  expect(arabic).toContain('نص جديد.')

  await open(page, '/operator/settings/content/promises?lang=ar')
  await form.locator('[name="ar.title0"]').fill('رقم القطعة أولاً')
  await form.locator('[name=reason]').fill('أوضح')
  await form.locator('button[type=submit]').click()
  await expect(page.locator('#history')).toContainText('أوضح')
  expect(await (await page.request.get('/?lang=ar')).text()).toContain('رقم القطعة أولاً')

  await open(page, '/operator/settings/content/office?lang=ar')
  await form.locator('[name=day5]').fill('9-12')
  await form.locator('[name=socialName0]').fill('Instagram')
  await form.locator('[name=socialUrl0]').fill('https://instagram.example/ghiyar')
  await form.locator('[name=reason]').fill('شبكة')
  await form.locator('button[type=submit]').click()
  await expect(form.locator('[name=day5]')).toBeFocused()
  await form.locator('[name=day5]').fill('09:00-12:00 16:00-20:00')
  await form.locator('button[type=submit]').click()
  await expect(page.locator('#history')).toContainText('شبكة')
  const footer = await (await page.request.get('/stores')).text()
  expect(footer).toContain('href="https://instagram.example/ghiyar"')
})
