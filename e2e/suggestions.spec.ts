import type { Suggestions } from '#contract/suggest.ts'
import { alive, desktop, expect, languagesShown, open, phone, test, type Page } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { agree } from './people.ts'

const question = '**/api/listing/suggest?*'
const rav4 = { _id: 'b', name: 'RAV4', label: 'RAV4' }
const toyota = { _id: 'a', name: 'Toyota', label: 'Toyota' }
const nothing: Suggestions = { skus: [], parts: [], categories: [], makes: [] }
const anything: Suggestions = {
  skus: [{ sku: '04465-60320', name: 'Brake pads', brand: 'Toyota', slug: 'pads-0446560320' }],
  parts: [
    { text: 'brake pads', label: 'Brake pads', count: 41 },
    { text: 'brake oil', label: 'Brake fluid', count: 14 },
  ],
  categories: [
    { ...toyota, name: 'Brake Parts', label: 'Brake Parts', slug: 'brake-parts', count: 9 },
  ],
  makes: [
    { make: toyota, count: 1947 },
    { make: toyota, model: rav4, count: 90 },
  ],
}

// A select is a combobox too.
const boxOf = (page: Page) => page.locator('input[role="combobox"]')
const statusOf = (page: Page) => page.locator('form.search-form').getByRole('status')
const listOf = (page: Page) => page.getByRole('listbox')
const rowsOf = (page: Page) => listOf(page).getByRole('option')
const groupOf = (page: Page, name: string) => listOf(page).getByRole('group', { name })

/** Answers every question with `reply`; for what the demonstration need not have. */
const answer = (page: Page, reply: Suggestions) =>
  page.route(question, (route) => route.fulfill({ json: reply }))

/** The active row by the attributes of the box. */
const activeOf = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return (id && document.getElementById(id)?.textContent) || null
  })

const expectNoFindingsInBox = (page: Page) => expectNoFindings(page, 'form.search-form')

test.describe('on a desktop', () => {
  test.use({ viewport: desktop, locale: 'en' })

  test('[2] [3] a part number opens its part, by mouse', async ({ page, catalogue }) => {
    const { partSKU, partBrand } = catalogue.part
    await open(page, '/stores')
    await boxOf(page).click()
    await boxOf(page).pressSequentially(partSKU.replaceAll('-', '').toLowerCase())
    const row = groupOf(page, 'Part numbers').getByRole('option').first()
    await expect(row).toContainText(partSKU)
    await expect(row).toContainText(partBrand)
    await row.click()
    await expect(page).toHaveURL(/\/buy-spare-parts\//)
    await expect(page.getByRole('main')).toContainText(partSKU)
    await expect(listOf(page)).toBeHidden()
    await expect(boxOf(page)).toHaveValue('')
  })

  test('[2] the list is navigated and chosen from by keyboard', async ({ page }) => {
    await answer(page, anything)
    await open(page, '/stores')
    const box = boxOf(page)
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await box.focus()
    await page.keyboard.type('b')
    await page.keyboard.type('ra')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(statusOf(page)).toHaveText('6 suggestions')
    expect(await listOf(page).getAttribute('id')).toBe(await box.getAttribute('aria-controls'))

    expect(await activeOf(page)).toBeNull()
    await page.keyboard.press('ArrowDown')
    expect(await activeOf(page)).toContain('04465-60320')
    await expect(rowsOf(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    expect(await activeOf(page)).toContain('RAV4')
    await page.keyboard.press('ArrowDown')
    expect(await activeOf(page)).toBeNull()
    await page.keyboard.press('ArrowUp')
    expect(await activeOf(page)).toContain('RAV4')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await activeOf(page)).toContain('brake oil')
    await expect(box).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/all-listings\?search=brake\+oil$/)
    await expect(box).toHaveValue('brake oil')
    await expect(listOf(page)).toBeHidden()
  })

  test('[2] categories and vehicles link to their pages', async ({ page }) => {
    await answer(page, anything)
    await open(page, '/stores')
    await boxOf(page).fill('bra')
    const link = (name: RegExp) => listOf(page).getByRole('option', { name })
    await expect(link(/Brake Parts 9 offers$/)).toHaveAttribute('href', '/spare-parts/brake-parts')
    await expect(link(/^Toyota 1,947/)).toHaveAttribute('href', '/car-parts/toyota')
    await link(/RAV4/).click()
    await expect(page).toHaveURL(/\/car-parts\/toyota\?model=rav4$/)
  })

  test('[2] a vehicle completes the text before it', async ({ page }) => {
    const makes = [{ make: toyota, model: rav4, text: 'فحمات راف فور', count: 5 }]
    await answer(page, { ...nothing, makes })
    await open(page, '/stores')
    await boxOf(page).fill('فحمات را')
    const row = groupOf(page, 'Vehicles').getByRole('option')
    await expect(row).toContainText('فحمات راف فور')
    await expect(row).toContainText('Toyota RAV4')
    await row.click()
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === makes[0]!.text)
    await expect(boxOf(page)).toHaveValue(makes[0]!.text)
  })

  test('[2] Escape closes, then clears; Tab closes', async ({ page }) => {
    await answer(page, anything)
    await open(page, '/stores')
    await boxOf(page).fill('bra')
    await expect(listOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(listOf(page)).toBeHidden()
    await expect(boxOf(page)).toHaveValue('bra')
    await page.keyboard.press('ArrowDown')
    await expect(listOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(boxOf(page)).toHaveValue('')

    await page.keyboard.type('brake')
    await expect(listOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(listOf(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
  })

  test('[2] one character requests nothing, and a slow reply never replaces a newer one', async ({
    page,
  }) => {
    const asked: string[] = []
    const [late, replied] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(question, async (route) => {
      const text = new URL(route.request().url()).searchParams.get('q')!
      asked.push(text)
      if (text === 'old') await late.promise
      await route
        .fulfill({ json: { ...nothing, parts: [{ text: `${text} part`, label: 'x', count: 1 }] } })
        .catch(() => {})
      if (text === 'old') replied.resolve()
    })
    await open(page, '/stores')
    await boxOf(page).fill('o')
    await page.waitForTimeout(400)
    expect(asked).toEqual([])
    await boxOf(page).fill('old')
    await expect.poll(() => asked).toContain('old')
    await boxOf(page).fill('new')
    await expect(rowsOf(page)).toContainText(['new part'])
    late.resolve()
    await replied.promise
    // Time for the page to handle a reply that it has not aborted.
    await page.waitForTimeout(200)
    await expect(rowsOf(page)).toContainText(['new part'])
    await boxOf(page).fill('n')
    await expect(listOf(page)).toBeHidden()
  })

  test('[2] a text is requested once its composition has ended', async ({ page }) => {
    const asked: string[] = []
    await page.route(question, (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q')!)
      return route.fulfill({ json: anything })
    })
    await open(page, '/stores')
    await boxOf(page).focus()
    await expect(statusOf(page)).toBeAttached()
    const keys = await page.context().newCDPSession(page)
    const composing = { text: 'sha che', selectionStart: 7, selectionEnd: 7 }
    await keys.send('Input.imeSetComposition', composing)
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
    await keys.send('Input.insertText', { text: '刹车' })
    await expect(listOf(page)).toBeVisible()
    expect(asked).toEqual(['刹车'])
  })

  test('[4] a VIN names its vehicle, and searches', async ({ page, catalogue }) => {
    const vin = 'JTEBX3FJ5F5012345'
    const { vehicle } = await catalogue.get<Suggestions>(`/api/listing/suggest?q=${vin}`)
    await open(page, '/stores')
    await boxOf(page).fill(vin.toLowerCase())
    const row = groupOf(page, 'VIN or chassis number').getByRole('option')
    await expect(row).toContainText(vehicle!.make!.label)
    await expect(row).toContainText('Japan')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/all-listings?search=${vin}`)
  })

  test('[4] what a VIN leaves open is shown', async ({ page }) => {
    const vehicle = { vin: 'X', make: toyota, region: 'Asia', checkDigit: 'wrong' } as const
    const model = { _id: 'c', name: 'Land Cruiser Prado', label: 'Land Cruiser Prado' }
    const cases: [Partial<Suggestions['vehicle']>, RegExp][] = [
      [{ model, years: [2015, 2016], region: 'JP' }, /Land Cruiser Prado 2015 or 2016 · Japan/],
      [{ year: 2015 }, /^Toyota 2015 · Asia Choose the model/],
      [{ models: [rav4, model] }, /Could be RAV4 or Land Cruiser Prado/],
      [{ make: { name: 'Volvo', label: 'Volvo' } }, /^Volvo Asia No parts for this make/],
      [{ make: undefined }, /^X Asia This number doesn’t identify the make/],
    ]
    let at = 0
    await page.route(question, (route) =>
      route.fulfill({
        json: { ...nothing, vehicle: { ...vehicle, confidence: 'low', ...cases[at]![0] } },
      }),
    )
    await open(page, '/stores')
    for (; at < cases.length; at++) {
      await boxOf(page).fill(`vin ${at}`)
      await expect(rowsOf(page)).toHaveAccessibleName(cases[at]![1])
    }
  })

  test('[2] [64] with an unavailable server the box still searches', async ({ page, troubles }) => {
    troubles.expect(/ERR_FAILED|api\/listing\/suggest/)
    await answer(page, anything)
    await open(page, '/stores')
    await boxOf(page).fill('brake')
    await expect(listOf(page)).toBeVisible()
    await page.unroute(question)
    await page.route(question, (route) => route.abort())
    await boxOf(page).fill('brake p')
    await expect(listOf(page)).toBeHidden()
    await boxOf(page).press('Enter')
    await expect(page).toHaveURL(/search=brake\+p$/)
  })

  test('[64] without its code the box still searches', async ({ page, troubles }) => {
    troubles.expect(/ERR_FAILED|search-suggestions|recent-searches/)
    await page.route(/(search-suggestions|recent-searches)[^/]*\.js$/, (route) => route.abort())
    await open(page, '/stores')
    await boxOf(page).fill('brake')
    await boxOf(page).press('Enter')
    await expect(page).toHaveURL(/search=brake$/)
    await expect(boxOf(page)).toHaveValue('brake')
  })

  test('a search sent while the last one is about to be shown stays in the box', async ({
    page,
  }) => {
    await answer(page, nothing)
    await open(page, '/stores')
    await boxOf(page).focus()
    await boxOf(page).evaluate((node) => {
      const box = node as HTMLInputElement
      const shown = new Set<string>()
      Object.assign(window, { shown })
      const send = (text: string) => {
        box.value = text
        box.dispatchEvent(new InputEvent('input', { bubbles: true }))
        box.form!.requestSubmit()
      }
      const push = history.pushState.bind(history)
      history.pushState = (...change) => {
        push(...change)
        if (/search=mirror/.test(location.search)) queueMicrotask(() => send('clutch'))
      }
      send('mirror')
      const look = () => {
        if (/search=/.test(location.search)) shown.add(box.value)
        requestAnimationFrame(look)
      }
      look()
    })
    await expect(page).toHaveTitle(/clutch/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('clutch')
    const values = await page.evaluate(() => [
      ...(window as unknown as { shown: Set<string> }).shown,
    ])
    expect(values).toEqual(['clutch'])
  })

  test('recent searches are offered, removed one by one, and cleared', async ({
    page,
    context,
    baseURL,
  }) => {
    await agree(context, baseURL)
    await answer(page, nothing)
    await open(page, '/stores')
    const search = async (text: string) => {
      await boxOf(page).fill(text)
      await boxOf(page).press('Enter')
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
      // Until then the box may be given the search of the address while it is filled.
      await alive(page)
    }
    for (const text of [
      'mirror',
      'فحمات',
      'me@example.com',
      '+971 50 123 4567',
      'MIRROR',
      'clutch',
    ])
      await search(text)
    const recent = groupOf(page, 'Recent searches')
    // A page in a process of its own may open before the browser has the last page's storage.
    await expect(async () => {
      await open(page, '/stores')
      await boxOf(page).focus()
      const searches = ['clutch', 'MIRROR', 'فحمات']
      await expect(recent.getByRole('option')).toHaveText(searches, { timeout: 5_000 })
    }).toPass()
    await expectNoFindingsInBox(page)

    await page.getByRole('button', { name: 'Remove “MIRROR”' }).click()
    await expect(recent.getByRole('option')).toHaveText(['clutch', 'فحمات'])
    await expect(boxOf(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(recent.getByRole('option')).toHaveText(['clutch'])

    await recent.getByRole('option', { name: 'clutch' }).click()
    await expect(page).toHaveURL(/search=clutch$/)
    await open(page, '/stores')
    await boxOf(page).focus()
    await expect(listOf(page)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => activeOf(page)).toBe('Clear all')
    await page.keyboard.press('Enter')
    await expect(listOf(page)).toBeHidden()
    const stored = () => page.evaluate(() => localStorage.getItem('ghiyar.searches'))
    await expect.poll(stored).toBeNull()
  })

  test('recent searches of another tab are shown too', async ({ page, context, baseURL }) => {
    await agree(context, baseURL)
    await open(page, '/stores')
    await boxOf(page).focus()
    await expect(statusOf(page)).toBeAttached()
    const other = await context.newPage()
    await open(other, '/stores')
    await boxOf(other).fill('clutch')
    await boxOf(other).press('Enter')
    await expect(other).toHaveURL(/search=clutch$/)
    await page.bringToFront()
    await boxOf(page).click()
    await expect(rowsOf(page).first()).toHaveText('clutch')
  })

  test('forbidden storage leaves the search unchanged', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await answer(page, anything)
    await open(page, '/stores')
    await boxOf(page).fill('brake')
    await expect(listOf(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=brake$/)
  })
})

for (const language of languagesShown)
  test.describe(`in ${language}`, () => {
    test.use({ viewport: desktop, locale: language })

    test(`[2] [66] axe finds no violations in the suggestions in ${language}`, async ({ page }) => {
      const vehicle = {
        vin: 'JTEBX3FJ5F5012345',
        make: toyota,
        region: 'JP',
        checkDigit: 'unused',
        confidence: 'high',
      } as const
      await answer(page, { ...anything, vehicle })
      await open(page, '/stores')
      await boxOf(page).fill('bra')
      await expect(rowsOf(page)).toHaveCount(7)
      await page.keyboard.press('ArrowDown')
      await expectNoFindingsInBox(page)
    })
  })

test.describe('in Arabic', () => {
  test.use({ viewport: desktop, locale: 'ar' })

  test('[2] [65] Arabic words are completed, and the hint follows the page', async ({ page }) => {
    await open(page, '/stores')
    const box = boxOf(page)
    const startsAt = () =>
      box.evaluate((input) => {
        const { direction, textAlign } = getComputedStyle(input)
        return `${direction} ${textAlign}`
      })
    expect(await startsAt()).toBe('rtl start')
    await box.fill('فحم')
    const row = groupOf(page, 'القطع').getByRole('option').first()
    await expect(row).toContainText(/فحم/)
    await expect(row).toContainText(/عرض|عروض/)
    // Highlights surround whole words: no letter beside one may join it.
    const torn = await listOf(page).evaluate((list) =>
      [...list.querySelectorAll('b')].some(
        (match) =>
          /\S$/.test(match.previousSibling?.textContent ?? '') ||
          /^\S/.test(match.nextSibling?.textContent ?? ''),
      ),
    )
    expect(torn).toBe(false)
    await row.click()
    await expect(page).toHaveURL(/\/all-listings\?search=/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true, locale: 'en' })

  for (const path of ['/', '/stores'])
    test(`[2] on ${path} of a phone the list has the width of the screen and rows of 44 px`, async ({
      page,
    }) => {
      await answer(page, anything)
      await open(page, path)
      await boxOf(page).tap()
      await boxOf(page).pressSequentially('bra')
      await expect(rowsOf(page)).toHaveCount(6)
      const boxes = await rowsOf(page).evaluateAll((all) =>
        all
          .map((row) => row.getBoundingClientRect())
          .map(({ width, height }) => ({ width, height })),
      )
      for (const { width, height } of boxes) {
        expect(height).toBeGreaterThanOrEqual(44)
        expect(width).toBe(phone.width)
      }
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow)).toBe(0)
      await rowsOf(page).filter({ hasText: 'brake oil' }).tap()
      await expect(page).toHaveURL(/search=brake\+oil$/)
      await expect(boxOf(page)).not.toBeFocused()
    })

  test('[2] in a low window the list scrolls to the active row, and the page stays', async ({
    page,
  }) => {
    await page.setViewportSize({ ...phone, height: 420 })
    await answer(page, anything)
    await open(page, '/')
    await boxOf(page).tap()
    await boxOf(page).pressSequentially('bra')
    await expect(rowsOf(page)).toHaveCount(6)
    const top = await page.evaluate(() => scrollY)
    await page.keyboard.press('ArrowUp')
    await expect(rowsOf(page).last()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Home')
    await expect(rowsOf(page).first()).toBeInViewport({ ratio: 1 })
    await expect(listOf(page).getByText('Part numbers')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(top)
  })

  test('[66] a recent search is removed by touch', async ({ page, context, baseURL }) => {
    await agree(context, baseURL)
    await page.addInitScript(() =>
      localStorage.setItem('ghiyar.searches', JSON.stringify(['mirror', 'x'.repeat(90)])),
    )
    await open(page, '/stores')
    await boxOf(page).tap()
    const remove = page.getByRole('button', { name: 'Remove “mirror”' })
    const size = await remove.boundingBox()
    expect(Math.min(size!.width, size!.height)).toBeGreaterThanOrEqual(44)
    const row = await rowsOf(page).first().boundingBox()
    expect(size!.y).toBeCloseTo(row!.y, 0)
    await expectNoFindingsInBox(page)
    await remove.tap()
    await expect(rowsOf(page)).toHaveCount(2)
  })
})
