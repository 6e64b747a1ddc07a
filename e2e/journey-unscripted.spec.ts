import { cardsOf, chipsOf } from './browse-screen.ts'
import { sideways, untranslated } from './screen-faults.ts'
import { desktop, expect, phone, screensOf, test, type Catalogue, type Page } from './fixtures.ts'

// A browser that would run the scripts, and doesn't get them.
test.use({ locale: 'en', viewport: desktop, contextOptions: {} })

const failures = {
  'do not arrive': (page: Page) => page.route('**/*.js', (route) => route.abort()),
  'throw at the start': (page: Page) =>
    page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ),
}

const failed = /ERR_FAILED|broken|Failed to (load|fetch)/

const placesOf = (catalogue: Catalogue) => {
  const all = screensOf(catalogue)
  return [
    ...[all.home, all.browse, all['browse category'], all['browse make'], all.part, all.stores],
    ...[all.seller, all.news, all.article, '/how-it-works', '/faq', '/contact', '/terms'],
  ]
}

test('[64] when scripts do not arrive, every public page is readable and styled', async ({
  page,
  catalogue,
  troubles,
}) => {
  troubles.expect(failed)
  await failures['do not arrive'](page)
  for (const path of placesOf(catalogue)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(text.length, path).toBeGreaterThan(200)
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(16, 36, 42)')
    await expect(page.locator('body')).toHaveCSS('font-family', /Plex/)
    await expect(page.locator('main .skeleton:visible'), path).toHaveCount(0)
    await expect(page.locator('input[name="search"]').first(), path).toBeVisible()
  }
})

for (const [how, fail] of Object.entries(failures))
  test(`[19] [64] when scripts ${how}, visitors search, filter, page and call`, async ({
    page,
    catalogue,
    troubles,
  }) => {
    troubles.expect(failed)
    await fail(page)
    await page.goto('/')
    await page.locator('input[name="search"]').fill('brake')
    await page.locator('input[name="search"]').press('Enter')
    await expect(page).toHaveURL(/\/all-listings\?search=brake$/)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.locator('input[value="toyota"]').check()
    await withoutWaiting(page)
    await filters.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/make=toyota/)
    await expect(chipsOf(page)).toContainText('Toyota')
    await cardsOf(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/buy-spare-parts\//)

    await page.goto(screensOf(catalogue).part)
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="tel:+971"]:visible').first()).toBeVisible()
    await expect(main.locator('a[href^="https://wa.me/971"]:visible').first()).toBeVisible()

    await page.goto('/contact')
    await withoutWaiting(page)
    await expect(main).toContainText('This form needs JavaScript')

    await page.setViewportSize(phone)
    await page.goto('/car-parts/toyota')
    await page.getByRole('button', { name: 'Filters' }).click()
    await withoutWaiting(page)
    await expect(filters.getByRole('button', { name: 'Apply filters' })).toBeVisible()
    await page.locator('header').getByRole('link', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.goto('/?lang=en')
  })

test.describe('scripts are switched off', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar' })

  test('[64] pages that need them say so in their language, and a car is chosen without them', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    for (const path of ['/register', '/register/seller', '/sell-your-parts', '/my-listing']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main, path).toContainText('تحتاج هذه الصفحة إلى جافاسكربت')
      await expect(main.locator('.skeleton:visible'), path).toHaveCount(0)
    }

    await page.goto('/')
    const picker = page.locator('form.vehicle-picker')
    await expect(picker.locator('select[name="model"]')).toBeHidden()
    await expect(picker).toContainText('تختار الموديل من صفحة النتائج')
    await picker.locator('select[name="make"]').selectOption('toyota')
    await picker.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/make=toyota/)
    await expect(page.locator('input[name="model"]').first()).toBeAttached()
  })
})

test.describe('the cart', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: phone, locale: 'ar' })

    test('holds what forms put in, change and take out', async ({ page, catalogue }) => {
      const main = page.getByRole('main')
      await page.goto('/cart')
      await expect(main).toContainText('سلتك فارغة')
      await page.goto(screensOf(catalogue).part)
      const sku = await main.locator('.part-number').first().innerText()
      await main.locator('.part-cart').getByRole('button').click()
      await expect(page).toHaveURL(/\/cart\?lines=[\w-]{36}\*1$/)
      const line = main.locator('.unscripted-line')
      await expect(line).toHaveCount(1)
      await expect(line).toContainText(sku)
      expect(await sideways(page)).toEqual([])
      expect(await untranslated(page)).toEqual([])

      await page.goto(screensOf(catalogue).part)
      await main.locator('.part-cart').getByRole('button').click()
      const quantity = main.getByRole('spinbutton', { name: 'كمية' })
      await expect(quantity).toHaveValue('2')
      await quantity.fill('7')
      await main.getByRole('button', { name: 'تحديث' }).click()
      await expect(page).toHaveURL(/\*7$/)
      await expect(quantity).toHaveValue('7')
      await page.goto('/cart')
      await expect(quantity).toHaveValue('7')
      await main.getByRole('button', { name: 'إزالة' }).click()
      await expect(page).toHaveURL(/\/cart$/)
      await expect(main).toContainText('سلتك فارغة')
    })
  })

  test('gets what was pressed before the scripts had loaded', async ({
    page,
    catalogue,
    troubles,
  }) => {
    troubles.expect(/ERR_FAILED|Failed to (load|fetch)/)
    // The page of the cart gets its scripts; that of the part never does, or they could run before the press.
    await page.route('**/*.js', (route) =>
      new URL(route.request().frame().url()).pathname === '/cart'
        ? route.continue()
        : route.abort(),
    )
    await page.goto(screensOf(catalogue).part)
    await page.locator('.part-cart').getByRole('button').click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })
})

/** The delay after which fallbacks replace the scripts is over. */
const withoutWaiting = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
