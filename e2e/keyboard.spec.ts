import { cardsOf, expectTotal } from './browse-screen.ts'
import { expectFocusSeen } from './focus.ts'
import {
  desktop,
  expect,
  languagesShown,
  open,
  phone,
  test,
  type Locator,
  type Page,
} from './fixtures.ts'

test.use({ viewport: desktop })

/** Presses Tab until `target` has the focus; each stop on the way has to be seen. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key)
    await expectFocusSeen(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} never reaches ${target}`)
}

for (const language of languagesShown)
  test(`[5] [9] [19] [66] from the menu to a part and back, by keyboard alone, in ${language}`, async ({
    page,
  }) => {
    const inArabic = language === 'ar'
    await open(page, `/?lang=${language}`)
    const skip = page.locator('.skip-link')
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()

    const opener = page.locator('header nav a[aria-expanded]')
    await open(page, `/?lang=${language}`)
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const menu = page.locator('#mega-menu')
    await expect(menu).toBeVisible()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    const category = menu.locator('a[href="/spare-parts/engine-cooling"]').first()
    await expect(category).toBeVisible()
    await tabTo(page, category)
    const subs = menu.locator('a[href^="/spare-parts/engine-cooling?sub="]')
    await expect(subs.first()).toBeVisible()
    expect(await subs.count()).toBeLessThanOrEqual(10)
    await expect(menu.locator('a[href="/spare-parts/engine-cooling"]')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/spare-parts\/engine-cooling$/)
    await expect(menu).toBeHidden()

    const make = page.locator('aside input[name="make"][value="toyota"]')
    await tabTo(page, make)
    const count = await make.locator('xpath=..').locator('small').innerText()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/make=toyota/)
    await expect(make).toBeFocused()
    await expect(page.locator('.browse-head [role="status"]')).toContainText(count)

    const part = page.locator('.results article h3 a').first()
    await tabTo(page, part)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/buy-spare-parts\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const zoom = page.locator('.part-zoom')
    await tabTo(page, zoom)
    await page.keyboard.press('Enter')
    await expectTrapped(page)
    await page.keyboard.press('Escape')
    await expect(zoom).toBeFocused()

    await page.goBack()
    await expect(page).toHaveURL(/engine-cooling\?make=toyota$/)
    await expect(make).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('dir', inArabic ? 'rtl' : 'ltr')
  })

test('[5] the menu also opens on hover, after a delay, and on click', async ({ page }) => {
  await open(page, '/stores?lang=en')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Buy Parts' })
  const menu = page.locator('#mega-menu')
  await opener.hover()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Body Parts' }).hover()
  await expect(menu.getByRole('link', { name: 'See all (11)' })).toBeVisible()
  await expect(menu.locator('a[href*="body-parts?sub="]')).toHaveCount(10)
  await page.mouse.move(640, 840)
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu).toBeVisible()
  await page.mouse.click(640, 840)
  await expect(menu).toBeHidden()
})

test('[18] [66] the filter sheet traps the focus, and returns it', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/all-listings?lang=en')
  const opener = page.getByRole('button', { name: 'Filters' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await expectTrapped(page)
  const box = sheet.getByRole('checkbox', { name: 'Honda' })
  await tabTo(page, box)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/make=honda/)
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
})

test('[18] a button opens the sheet by the space bar too', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/all-listings?lang=en')
  await page.getByRole('button', { name: 'Filters' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

test('[6] [66] the menu of a phone traps the focus, and returns it', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/stores?lang=en')
  const opener = page.getByRole('button', { name: 'Menu' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectTrapped(page)
  await tabTo(page, menu.getByRole('button', { name: 'Buy Parts' }))
  await page.keyboard.press('Enter')
  await expectFocusInside(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[23] [66] a focused slider shows it on its thumb', async ({ page }) => {
  await open(page, '/all-listings?lang=en')
  const slider = page.getByRole('slider', { name: 'Minimum price' })
  await slider.scrollIntoViewIfNeeded()
  const before = await slider.screenshot()
  await tabTo(page, slider)
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  expect((await slider.screenshot()).equals(before)).toBe(false)
})

test('[10] the vehicle dialog traps the focus, and returns it', async ({ page, catalogue }) => {
  await open(page, `/spare-part-details/${catalogue.part.slug}?lang=en`)
  const opener = page.getByRole('button', { name: 'Choose vehicle' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Make')).toBeVisible()
  await expectTrapped(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('[17] [19] removing a chip leaves the focus at the filters', async ({ page }) => {
  await open(page, '/all-listings?make=toyota&category=fuel-parts&lang=en')
  const chips = page.getByRole('list', { name: 'Applied filters' })
  await chips.getByRole('link', { name: 'Remove Toyota' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/toyota/)
  await expect(cardsOf(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expectFocusSeen(page)
  const top = await page.evaluate(() => document.activeElement!.closest('header, .skip-link'))
  expect(top, 'the focus fell back to the top of the page').toBeNull()
})

test('[26] after "Load more" the focus continues with the added parts', async ({ page }) => {
  await open(page, '/all-listings?lang=en')
  await page.getByRole('link', { name: 'Load more' }).focus()
  await page.keyboard.press('Enter')
  await expect(cardsOf(page)).toHaveCount(48)
  await page.keyboard.press('Shift+Tab')
  const added = cardsOf(page).last()
  expect(await added.evaluate((card) => card.contains(document.activeElement))).toBe(true)
})

test('[64] a page is announced once: by the browser at first, then by a polite region', async ({
  page,
}) => {
  await open(page, '/news?lang=en')
  const region = page.locator('body > p[role="status"].sr-only')
  await expect(region).toBeEmpty()
  await page.getByRole('banner').getByRole('link', { name: 'Sellers' }).press('Enter')
  await expect(region).toContainText('Spare Parts Stores')
  await page.goBack()
  await expect(region).toContainText('News')
})

test('[1] a search by keyboard alone', async ({ page, catalogue }) => {
  await open(page, '/stores?lang=en')
  await tabTo(page, page.getByRole('banner').locator('input[name="search"]'))
  await page.keyboard.type(catalogue.part.partSKU)
  await page.keyboard.press('Enter')
  await expect(cardsOf(page).first()).toContainText(catalogue.part.partSKU)
  await expectTotal(page, 1)
  await expect(page.getByText(`· ${catalogue.offers.length + 1} offers`)).toBeVisible()
})

/** The open dialog holds the focus, whichever way one tabs; the browser's own bar is no escape. */
async function expectTrapped(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expectFocusInside(page)
  }
}

async function expectFocusInside(page: Page): Promise<void> {
  const isInside = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at === document.body || document.querySelector('dialog[open]')!.contains(at)
    })
  await expect.poll(isInside).toBe(true)
}
