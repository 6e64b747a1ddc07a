import type { Language } from '#contract/language.ts'
import { languages } from '#contract/language.ts'
import { cardsOf, expectTotal } from './browse-screen.ts'
import {
  alive,
  expect,
  languagesShown,
  missingDocument,
  open,
  phone,
  screenNames,
  screensOf,
  test,
} from './fixtures.ts'
import { expectNoFindingsByLanguage } from './no-findings.ts'
import { agree } from './people.ts'
import { sideways, untranslated } from './screen-faults.ts'

const greetings: Record<Language, RegExp> = {
  en: /Find the part/,
  ar: /قطع الغيار|القطعة/,
  fr: /pièce/i,
  zh: /零件|配件/,
}

test.describe('the first response', () => {
  const asked: [string, string, Record<string, string>, Language][] = [
    ['nothing', '/', {}, 'en'],
    ['Accept-Language ar-AE', '/', { 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.8' }, 'ar'],
    ['Accept-Language pt-BR', '/', { 'accept-language': 'pt-BR' }, 'fr'],
    [
      'Accept-Language of a language without texts',
      '/',
      { 'accept-language': 'ru,zh;q=0.5' },
      'zh',
    ],
    ['the cookie', '/', { cookie: 'i18nextLng=ar', 'accept-language': 'en' }, 'ar'],
    ['a cookie of pt', '/', { cookie: 'a=b; i18nextLng=pt' }, 'fr'],
    ['?lang=', '/?lang=en', { cookie: 'i18nextLng=ar', 'accept-language': 'zh' }, 'en'],
    ['?lang=sw', '/?lang=sw', {}, 'fr'],
    ['?lang= of nonsense', '/?lang=%3Cb%3E', { cookie: 'i18nextLng=zh' }, 'zh'],
    ['a broken cookie', '/', { cookie: 'i18nextLng=</html>; i18nextLng' }, 'en'],
  ]

  for (const [by, path, headers, language] of asked)
    test(`[7] is in ${language} when requested by ${by}`, async ({ request }) => {
      const reply = await request.get(path, { headers })
      const html = await reply.text()
      const direction = language === 'ar' ? 'rtl' : 'ltr'
      expect(html.slice(0, 300)).toMatch(new RegExp(`<html lang="${language}" dir="${direction}"`))
      expect(html).toMatch(greetings[language])
      expect(reply.headers().vary).toMatch(/accept-language.*cookie/)
    })
})

test.describe('switching', () => {
  test.use({ locale: 'en' })

  test('[7] [8] preserves address and query, and is remembered in storage and cookie', async ({
    page,
    context,
  }) => {
    await open(page, '/all-listings?make=toyota&sort=lowest&view=list')
    await page.getByRole('button', { name: /Language/ }).click()
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
    await page.getByRole('link', { name: 'العربية' }).click()

    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(new URL(page.url()).search).toBe('?make=toyota&sort=lowest&view=list')
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ar')
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'i18nextLng', value: 'ar', path: '/' }),
    )

    await open(page, '/stores')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })

  test('[8] languages are listed in their own script, without flags', async ({ page }) => {
    await open(page, '/?lang=ar')
    await page.locator('[popovertarget="language-menu"]').click()
    const menu = page.locator('#language-menu')
    await expect(menu.getByRole('link')).toHaveText(['English', 'العربية'])
    await expect(menu.locator('img, svg')).toHaveCount(0)
  })

  test('[7] a language in the address gives way to the chosen one', async ({ page }) => {
    await open(page, '/news?lang=ar')
    await page.locator('[popovertarget="language-menu"]').click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(new URL(page.url()).search).toBe('')
  })

  test('[7] who chose none keeps the language of a link; a choice stays', async ({ page }) => {
    const language = page.locator('html')
    await open(page, '/news?lang=ar')
    await open(page, '/stores')
    await expect(language).toHaveAttribute('lang', 'ar')
    await open(page, '/news?lang=en')
    await expect(language).toHaveAttribute('lang', 'en')
    await open(page, '/stores')
    await expect(language).toHaveAttribute('lang', 'ar')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: phone })

    test('[7] preserves the scroll position', async ({ page }) => {
      await open(page, '/car-parts/nissan')
      await page.evaluate(() => scrollTo(0, 1500))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
      // Not by the pointer, which would scroll up to it first.
      await page.locator('header').getByRole('link', { name: 'العربية' }).dispatchEvent('click')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await alive(page)
      const at = () => page.evaluate(() => scrollY)
      await expect.poll(at).toBeGreaterThan(1300)
      expect(await at()).toBeLessThan(1700)
    })
  })
})

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: phone })

    // Of the languages that are offered, `every-screen.spec.ts` looks at the others.
    const isOffered = languagesShown.some((shown) => shown === language)
    const screens = isOffered ? (['browse empty'] as const) : screenNames

    test(`[65] [66] screens in ${language} are translated, and fit 360 and 320 px`, async ({
      page,
      context,
      baseURL,
      catalogue,
      troubles,
    }) => {
      troubles.expect(missingDocument)
      await agree(context, baseURL)
      for (const screen of screens)
        await test.step(screen, async () => {
          await page.setViewportSize(phone)
          await open(page, screensOf(catalogue)[screen])
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          if (isOffered) await expectNoFindingsByLanguage(page)
          expect(await untranslated(page)).toEqual([])
          expect(await sideways(page), 'at 360 px').toEqual([])
          await page.setViewportSize({ width: 320, height: 640 })
          expect(await sideways(page), 'at 320 px').toEqual([])
        })
    })
  })

test('[65] arrows follow the writing direction, other icons never turn', async ({ page }) => {
  const turnsOf = (sign: string) =>
    page
      .locator(`main svg:has(use[href$="#${sign}"])`)
      .evaluateAll((all) =>
        all
          .filter((svg) => svg.checkVisibility())
          .map((svg) => getComputedStyle(svg).transform.startsWith('matrix(-1')),
      )
  await open(page, '/?lang=en')
  const inEnglish = { arrows: await turnsOf('chevron'), search: await turnsOf('search') }
  await open(page, '/?lang=ar')
  expect(inEnglish.arrows.length).toBeGreaterThan(0)
  expect(await turnsOf('chevron')).toEqual(inEnglish.arrows.map((turned) => !turned))
  expect(await turnsOf('search')).toEqual(inEnglish.search.map(() => false))
  expect(inEnglish.search).not.toContain(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en' })

  test('[19] home is read, searched, and left by its vehicle picker', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('input[name="search"]').fill('brake')
    await page.locator('input[name="search"]').press('Enter')
    await expect(page).toHaveURL(/\/all-listings\?search=brake$/)
    await expect(cardsOf(page).first()).toBeVisible()

    await page.goto('/')
    await page.getByLabel('Make', { exact: true }).selectOption('Toyota')
    await page.getByRole('button', { name: 'Find parts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota spare parts')
  })

  test('[19] [20] filters and order are applied by a button', async ({ page }) => {
    await page.goto('/all-listings')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const toyota = filters.locator('label', { has: page.locator('input[value="toyota"]') })
    const count = Number((await toyota.locator('small').innerText()).replaceAll(',', ''))
    await toyota.locator('input').check()
    await page.getByLabel('Sort by').selectOption('Lowest Price')
    await filters.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/make=toyota/)
    await expect(page).toHaveURL(/sort=lowest/)
    await expectTotal(page, count)
    await expect(page.getByLabel('Sort by')).toHaveValue('lowest')
    await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Toyota')
  })

  test('[26] "Load more" is a link to the next page', async ({ page }) => {
    await page.goto('/all-listings')
    const first = await cardsOf(page).first().innerText()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/[?&]page=2$/)
    await expect(cardsOf(page)).toHaveCount(24)
    expect(await cardsOf(page).first().innerText()).not.toBe(first)
  })

  test('[7] the language is changed by a link', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/car-parts/toyota?sort=lowest')
    await page.locator('header').getByRole('link', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveURL(/\/car-parts\/toyota\?sort=lowest&lang=ar$/)
  })

  test('[18] the filters are reached on a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/all-listings')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('button', { name: 'Apply filters' })).toBeVisible()
  })

  test('[64] every screen is readable', async ({ page, catalogue, troubles }) => {
    troubles.expect(missingDocument)
    for (const screen of screenNames)
      await test.step(screen, async () => {
        await page.goto(screensOf(catalogue)[screen])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      })
  })
})
