import AxeBuilder from '@axe-core/playwright'
import {
  alive,
  desktop,
  expect,
  languagesShown,
  missingDocument,
  open,
  phone,
  screenNames,
  screensOf,
  test,
  type Page,
} from './fixtures.ts'

// The notice at the foot of the window is looked at once, on home.
test.beforeEach(async ({ context, baseURL }, { title }) => {
  if (title.includes(' home ')) return
  await context.addCookies([{ name: 'cookieConsent', value: 'accepted', url: baseURL! }])
})

const onPhone = ['home', 'browse', 'part'] as const

for (const language of languagesShown) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: desktop })

    for (const screen of screenNames)
      test(`[66] axe finds nothing on ${screen} in ${language}, light and dark`, async ({
        page,
        catalogue,
        troubles,
      }) => {
        if (screen === 'not found') troubles.expect(missingDocument)
        await open(page, screensOf(catalogue)[screen])
        await expectNoFindings(page)
      })
  })

  test.describe(`in ${language} on a phone`, () => {
    test.use({ locale: language, viewport: phone, isMobile: true, hasTouch: true })

    for (const screen of onPhone)
      test(`[66] axe finds nothing on ${screen} in ${language} on a phone, light and dark`, async ({
        page,
        catalogue,
      }) => {
        await open(page, screensOf(catalogue)[screen])
        await expectNoFindings(page)
      })

    test(`[6] [66] axe finds nothing in the menu of a phone in ${language}`, async ({ page }) => {
      await open(page, '/')
      await page.locator('header button[aria-haspopup="dialog"]').click()
      const menu = page.getByRole('dialog')
      await menu.getByRole('button').nth(1).click()
      await expect(menu.getByRole('link').first()).toBeVisible()
      await expectNoFindings(page)
    })

    test(`[18] [66] axe finds nothing in the filter sheet in ${language}`, async ({ page }) => {
      await open(page, '/car-parts/toyota')
      await page.locator('[href="#filters-side"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page)
    })
  })

  test.describe(`menus in ${language}`, () => {
    test.use({ locale: language, viewport: desktop })

    test(`[5] [66] axe finds nothing in the mega menu in ${language}`, async ({ page }) => {
      await open(page, '/stores')
      await page.locator('header a[aria-expanded]').press('Enter')
      await expect(page.locator('#mega-menu')).toBeVisible()
      await expectNoFindings(page)
    })

    test(`[35] [66] axe finds nothing in the enlarged picture in ${language}`, async ({
      page,
      catalogue,
    }) => {
      await open(page, screensOf(catalogue).part)
      await page.locator('.part-zoom').click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
      await expectNoFindings(page)
    })
  })
}

test('[66] the theme button overrules the system and is remembered', async ({ page }) => {
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

// What a theme changes is colours: the other rules are asked once.
async function expectNoFindings(page: Page) {
  await inTheme(page, 'light')
  const whole = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  expect(findingsOf(await whole.analyze())).toEqual([])
  await inTheme(page, 'dark')
  const colours = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])
  expect(findingsOf(await colours.analyze()), 'in the dark').toEqual([])
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  const moving = () => document.getAnimations().some(({ playState }) => playState === 'running')
  await expect.poll(() => page.evaluate(moving)).toBe(false)
}

function findingsOf({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message)
      return `${id}: ${target.join(' ')}: ${why.join('; ')}`
    }),
  )
}
