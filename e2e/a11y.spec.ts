import { alive, desktop, expect, languagesShown, open, phone, screensOf, test } from './fixtures.ts'
import { expectNoFindingsByLanguage, expectNoFindingsNow } from './no-findings.ts'

// The notice at the foot of the window is looked at once, on home.
test.beforeEach(async ({ context, baseURL }, { title }) => {
  if (title.includes(' home ')) return
  await context.addCookies([{ name: 'cookieConsent', value: 'accepted', url: baseURL! }])
})

for (const language of languagesShown) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: desktop })

    // With the notice, which `every-screen.spec.ts` doesn't come by.
    test(`[66] axe finds no violations on home in ${language}`, async ({ page }) => {
      await open(page, '/')
      await expectNoFindingsByLanguage(page)
    })
  })

  test.describe(`in ${language} on a phone`, () => {
    test.use({ locale: language, viewport: phone, isMobile: true, hasTouch: true })

    test(`[6] [66] axe finds no violations in the menu of a phone in ${language}`, async ({
      page,
    }) => {
      await open(page, '/')
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Menu|القائمة)$/ })
        .click()
      const menu = page.getByRole('dialog')
      await menu.getByRole('button').nth(1).click()
      await expect(menu.getByRole('link').first()).toBeVisible()
      await expectNoFindingsByLanguage(page)
    })

    test(`[18] [66] axe finds no violations in the filter sheet in ${language}`, async ({
      page,
    }) => {
      await open(page, '/car-parts/toyota')
      await page.locator('[href="#filters-side"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindingsByLanguage(page)
    })
  })

  test.describe(`menus in ${language}`, () => {
    test.use({ locale: language, viewport: desktop })

    test(`[5] [66] axe finds no violations in the mega menu in ${language}`, async ({ page }) => {
      await open(page, '/stores')
      await page.locator('header a[aria-expanded]').press('Enter')
      await expect(page.locator('#mega-menu')).toBeVisible()
      await expectNoFindingsByLanguage(page)
    })

    test(`[35] [66] axe finds no violations in the enlarged picture in ${language}`, async ({
      page,
      catalogue,
    }) => {
      await open(page, screensOf(catalogue).part)
      await page.locator('.part-zoom').click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
      await expectNoFindingsByLanguage(page)
    })
  })
}

test('[66] the theme button overrides the system and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/stores')
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await alive(page)
  expect(await ground()).toBe(dark)
})

const pale = 'color: #bbb; background: #fff'
for (const [what, texts] of [
  ['after one of a single letter', `<p style="${pale}">7</p><p style="${pale}">12 parts</p>`],
  [
    'after a hidden one',
    `<p style="${pale}; visibility: hidden">12 parts</p><p style="${pale}">12 parts</p>`,
  ],
  [
    'on a button after a disabled one',
    `<button style="${pale}" disabled>Send all</button><button style="${pale}">Send</button>`,
  ],
  ['of its own colour in a list', '<p>Pads</p><p style="color: #bbb">Disc</p><p>Drum brakes</p>'],
  [
    'on a ground of its own',
    '<div><p>Pads</p></div><div style="background: #333"><p>Disc</p></div>',
  ],
] as const)
  test(`[66] a text that can’t be read is found, ${what}`, async ({ page }) => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Parts</title><main><h1>Parts</h1>${texts}</main>`,
    )
    await expect(expectNoFindingsNow(page)).rejects.toThrow(/color-contrast/)
    await page.addStyleTag({
      content: '* { color: #000 !important; background: #fff !important }',
    })
    await expectNoFindingsNow(page)
  })
