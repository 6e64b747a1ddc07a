import type { ReplyOf } from '#contract/api.ts'
import { pageIds } from '#contract/content.ts'
import { languages } from '#contract/language.ts'
import { alive, desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { signIn, test } from './people.ts'
import { groupsIn, pageIn } from './content-replies.ts'

const fixedPages = pageIds.map((id) => `/${id}`)
const h1Of = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const moreMenu = (page: Page) => page.locator('#more-menu')

test.use({ locale: 'en', viewport: desktop })

for (const language of languages)
  test(`[7] every fixed page exists in ${language}, for search engines too`, async ({
    request,
  }) => {
    for (const path of [...fixedPages, '/faq']) {
      const reply = await request.get(`${path}?lang=${language}`)
      expect(reply.status(), path).toBe(200)
      const text = await reply.text()
      expect(text).toContain(`<html lang="${language}"`)
      const address = language === 'en' ? path : `${path}?lang=${language}`
      expect(text).toMatch(new RegExp(`rel="canonical" href="https?://[^/]+${escaped(address)}"`))
      expect(text).toContain('"@type":"BreadcrumbList"')
      if (path === '/faq') continue
      const { title, sections } = await pageIn(request, path.slice(1), language)
      expect(text.replaceAll(/<!--.*?-->/g, '')).toMatch(
        new RegExp(`<h1[^>]*>${escaped(title)}</h1>`),
      )
      expect(text).toContain(`id="${sections.at(-1)!.id}"`)
    }
  })

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#x27;')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('[64] an address below a fixed page is not found', async ({ request }) => {
  for (const path of ['/how-it-works/x', '/faq/x', '/terms/2026'])
    expect((await request.get(path)).status(), path).toBe(404)
})

for (const language of ['fr', 'zh'])
  test(`[66] the longest pages fit a small phone in ${language}`, async ({ page }) => {
    for (const path of ['/become-seller', '/privacy', '/faq']) {
      await open(page, `${path}?lang=${language}`)
      await expectGood(page, path)
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[64] the pages, the answers and "More" work', async ({ page }) => {
    for (const path of ['/how-it-works', '/terms']) {
      await page.goto(path)
      await expect(h1Of(page)).toBeVisible()
      await expect(page.getByRole('main').locator('section').first()).toBeVisible()
    }
    await page.goto('/faq?q=zzzz')
    await expect(page.getByRole('main').locator('a[href="/contact"]')).toBeVisible()
    await page.goto('/faq')
    const first = page.locator('.question').first()
    await expect(first.locator('.answer')).toBeHidden()
    await first.locator('summary').click()
    await expect(first.locator('.answer')).toBeVisible()
    await page.getByRole('button', { name: 'More' }).click()
    await moreMenu(page).getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL(/\/about-us$/)
  })
})

test.describe('the contents of a page', () => {
  test('[64] link to its sections', async ({ page }) => {
    await open(page, '/terms')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const last = contents.getByRole('link').last()
    await last.click()
    await expect(page).toHaveURL(/#section-\d+$/)
    await expect(page.getByRole('heading', { name: await last.innerText() })).toBeInViewport()
  })

  test('[64] are collapsed on a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/terms')
    const entry = page.locator('.contents-fold a').first()
    await expect(entry).toBeHidden()
    await page.locator('.contents-fold summary').click()
    await expect(entry).toBeVisible()
    await expect(page.getByText(/^Last updated on \d+ [A-Z][a-z]+ 20\d\d$/)).toBeVisible()
  })

  test('[64] an anchor within the text does not reload the page', async ({ page }) => {
    await open(page, '/how-it-works')
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.getByRole('main').locator('.prose a[href="/become-buyer"]').first().click()
    await expect(page).toHaveURL(/\/become-buyer$/)
    await expect(page.locator('body[data-same]')).toBeAttached()
    await expect(h1Of(page)).toBeInViewport()
  })
})

test('[42] "Register as a seller" opens the first step', async ({ page }) => {
  await open(page, '/become-seller')
  const ways = page.getByRole('main').getByRole('link', { name: 'Register as a seller' })
  await expect(ways).toHaveCount(2)
  await ways.first().click()
  await expect(page).toHaveURL(/\/register\/verify-email$/)
})

test('[1] the search box below a page searches', async ({ page }) => {
  await open(page, '/buy-parts')
  await page.getByRole('main').locator('input[name="search"]').fill('04465-60320')
  await page.getByRole('main').locator('input[name="search"]').press('Enter')
  await expect(page).toHaveURL(/\/all-listings\?search=04465-60320$/)
})

test.describe('"More"', () => {
  test('[66] works by keyboard alone', async ({ page }) => {
    await open(page, '/stores')
    const opener = page.getByRole('button', { name: 'More' })
    const links = moreMenu(page).getByRole('link')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(moreMenu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(moreMenu(page)).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(moreMenu(page)).toBeHidden()
  })

  test('[66] closes when the focus leaves and on a click outside', async ({ page }) => {
    await open(page, '/stores')
    const opener = page.getByRole('button', { name: 'More' })
    await opener.press('ArrowUp')
    await expect(moreMenu(page).getByRole('link').last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(moreMenu(page)).toBeHidden()
    await opener.click()
    await expect(moreMenu(page)).toBeVisible()
    await opener.click()
    await expect(moreMenu(page)).toBeHidden()
    await opener.click()
    await page.mouse.click(900, 700)
    await expect(moreMenu(page)).toBeHidden()
  })

  for (const language of ['en', 'fr', 'ar'])
    test(`[66] fits the header in ${language}, and opens below its entry`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 800 })
      await open(page, `/stores?lang=${language}`)
      const opener = page.locator('[popovertarget="more-menu"]')
      await opener.click()
      const [above, below] = [await opener.boundingBox(), await moreMenu(page).boundingBox()]
      expect(below!.y).toBeGreaterThan(above!.y + above!.height / 2)
      const near =
        language === 'ar' ? (b: typeof above) => b!.x + b!.width : (b: typeof above) => b!.x
      expect(Math.abs(near(below) - near(above))).toBeLessThan(24)
      await expectGood(page, 'the menu')
    })

  test('[6] is a level of the phone’s menu', async ({ page }) => {
    await page.setViewportSize(phone)
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'More' }).click()
    await menu.getByRole('button', { name: 'Back' }).click()
    await menu.getByRole('button', { name: 'More' }).click()
    await menu.getByRole('link', { name: 'Questions' }).click()
    await expect(page).toHaveURL(/\/faq$/)
    await expect(menu).toBeHidden()
  })
})

test('[64] popular posts are beside the news, their titles cut at 30', async ({
  page,
  catalogue: { get },
}) => {
  const popular = await get<ReplyOf<'getPopularNews'>['items']>('/api/content/popular-news?limit=4')
  for (const path of ['/news', '/news-details/read-a-part-number']) {
    await open(page, path)
    const aside = page.getByRole('complementary', { name: 'Popular posts' })
    await expect(aside.getByRole('heading', { level: 2 })).toHaveText('Popular posts')
    const links = aside.getByRole('link')
    await expect(links).toHaveCount(4)
    for (const [index, { title }] of popular.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(title)
      await expect(links.nth(index)).toHaveAttribute('title', title)
      const cut = await links.nth(index).locator('[aria-hidden]').innerText()
      expect(cut).toBe(title.length > 30 ? `${title.slice(0, 30).trimEnd()}…` : title)
    }
    expect(popular.some(({ title }) => title.length > 30)).toBe(true)
  }
})

test('[64] no link of the footer and the menus is broken', async ({ page, request }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Buy Parts' }).hover()
  await expect(page.locator('#mega-menu')).toBeVisible()
  const hrefs = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  for (const href of ['/how-it-works', '/faq', '/contact', '/terms', '/privacy', '/buy-parts'])
    expect(hrefs).toContain(href)
  const dead: string[] = []
  for (const href of new Set(hrefs)) {
    const status = (await request.get(href)).status()
    if (status !== 200) dead.push(`${status} ${href}`)
  }
  expect(dead).toEqual([])
})

test('[64] no link within the fixed pages and the answers is broken', async ({ request }) => {
  const dead: string[] = []
  const known = new Map<string, number>()
  for (const language of languages) {
    const pages = await Promise.all(pageIds.map((id) => pageIn(request, id, language)))
    const groups = await groupsIn(request, language)
    const answers = groups.flatMap(({ questions }) => questions.map(({ answer }) => answer))
    const html = [...pages.map(({ content }) => content), ...answers].join('')
    for (const [, href] of html.matchAll(/href="([^"]+)"/g)) {
      if (!known.has(href!)) known.set(href!, (await request.get(href!)).status())
      if (known.get(href!) !== 200) dead.push(`${language} ${known.get(href!)} ${href}`)
    }
  }
  expect(known.size).toBeGreaterThan(10)
  expect(dead).toEqual([])
})

test('[66] help is in the menu of the account', async ({ page, people }) => {
  await signIn(page, await people.join('BUYER'))
  await open(page, '/stores')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page
    .getByRole('dialog', { name: 'Your account' })
    .getByRole('link', { name: 'Help' })
    .click()
  await expect(page).toHaveURL(/\/help$/)
  await alive(page)
  await expect(h1Of(page)).toHaveText('Help')
})
