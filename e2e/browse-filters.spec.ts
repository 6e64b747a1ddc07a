import type { ReplyOf } from '#contract/api.ts'
import {
  cardsOf,
  chipsOf,
  countOf,
  expectTotal,
  facetOf,
  filtersOf,
  pricesOf,
  valueOf,
} from './browse-screen.ts'
import { desktop, expect, open, phone, test } from './fixtures.ts'

test.use({ locale: 'en', viewport: desktop })

test.describe('beside the list', () => {
  test('[16] parts are filtered by category, make, model, year, brand and price', async ({
    page,
  }) => {
    await open(page, '/all-listings')
    for (const name of ['Category', 'Make', 'Model', 'Year', 'Quality', 'Emirate', 'Brand'])
      await expect(filtersOf(page).locator('summary', { hasText: name })).toBeVisible()
    for (const name of ['Minimum price', 'Maximum price'])
      await expect(filtersOf(page).getByRole('slider', { name })).toBeVisible()
  })

  test('[16] [17] [19] [20] a value finds as many parts as it shows, and adds a chip', async ({
    page,
  }) => {
    await open(page, '/all-listings')
    const make = facetOf(filtersOf(page), 'Make')
    const count = await countOf(valueOf(make, 'Toyota'))
    await make.getByRole('checkbox', { name: 'Toyota' }).check()
    await expectTotal(page, count)
    await expect(page).toHaveURL(/make=toyota/)
    await expect(chipsOf(page).getByRole('link', { name: 'Remove Toyota' })).toBeVisible()
    await expect(page.getByRole('status').getByText(/parts? found/)).toBeVisible()

    const category = facetOf(filtersOf(page), 'Category')
    const both = await countOf(valueOf(category, 'Engine Cooling'))
    await category.getByRole('checkbox', { name: 'Engine Cooling' }).check()
    await expectTotal(page, both)
    expect(both).toBeLessThan(count)

    await chipsOf(page).getByRole('link', { name: 'Remove Engine Cooling' }).click()
    await expectTotal(page, count)
    await expect(category.getByRole('checkbox', { name: 'Engine Cooling' })).not.toBeChecked()
  })

  test('[20] Back unticks what it takes back, and the next choice leaves it out', async ({
    page,
  }) => {
    await open(page, '/all-listings')
    const make = facetOf(filtersOf(page), 'Make')
    const [toyota, nissan, mazda] = ['Toyota', 'Nissan', 'Mazda'].map((name) =>
      make.getByRole('checkbox', { name }),
    )
    await toyota!.check()
    await expect(page).toHaveURL(/make=toyota$/)
    await nissan!.check()
    await expect(page).toHaveURL(/make=nissan/)
    await page.goBack()
    await expect(page).toHaveURL(/make=toyota$/)
    await expect(nissan!).not.toBeChecked()
    await expect(toyota!).toBeChecked()
    await mazda!.check()
    await expect(page).toHaveURL(/make=mazda/)
    expect(new URL(page.url()).searchParams.getAll('make')).toEqual(['toyota', 'mazda'])
  })

  test('[20] a box ticked before the scripts started is applied by them', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/all-listings', { waitUntil: 'commit' })
    const mazda = facetOf(filtersOf(page), 'Make').getByRole('checkbox', { name: 'Mazda' })
    await mazda.check()
    release()
    await expect(page).toHaveURL(/\/all-listings\?make=mazda$/)
    await expect(mazda).toBeChecked()
    await expect(chipsOf(page).getByRole('link', { name: 'Remove Mazda' })).toBeVisible()
  })

  test('[20] values of one filter are combined with "or"', async ({ page, catalogue }) => {
    await open(page, '/all-listings?category=lamp-items')
    const make = facetOf(filtersOf(page), 'Make')
    const nissan = await countOf(valueOf(make, 'Nissan'))
    await make.getByRole('checkbox', { name: 'Nissan' }).check()
    await expectTotal(page, nissan)
    await make.getByRole('checkbox', { name: 'Honda' }).check()
    await expect(page).toHaveURL(/make=nissan&make=honda/)
    const query = { category: ['Lamp Items'], make: ['Nissan', 'Honda'], group: 'number' }
    const reply = await catalogue.post<ReplyOf<'searchListings'>>('/api/listing/search', query)
    await expectTotal(page, reply.total)
    expect(reply.total).toBeGreaterThan(nissan)
  })

  test('[20] every count on the screen equals the result of choosing the value', async ({
    page,
    catalogue,
  }) => {
    await open(page, '/all-listings?make=lexus&category=engine-parts')
    const labels = filtersOf(page).locator('label:has(input[type=checkbox]:not(:checked))')
    const values = await labels.evaluateAll((all) =>
      all.map((label) => {
        const { name, value } = label.querySelector('input')!
        return {
          name,
          value,
          count: Number(label.querySelector('small')!.textContent!.replaceAll(',', '')),
        }
      }),
    )
    expect(values.length).toBeGreaterThan(20)
    const key = { sub: 'subCategory' } as Record<string, string>
    for (const { name, value, count } of values) {
      const query = { make: ['lexus'], category: ['engine-parts'], limit: 1, group: 'number' }
      const body = { ...query, [key[name] ?? name]: [value] }
      const reply = await catalogue.post<ReplyOf<'searchListings'>>('/api/listing/search', body)
      expect({ name, value, count: reply.total }).toEqual({ name, value, count })
    }
  })

  test('[20] values without results are disabled, and left out of short results', async ({
    page,
  }) => {
    await open(page, '/all-listings?category=batteries-lubricants-tires')
    const none = filtersOf(page).locator('label', { has: page.locator('small:text-is("0")') })
    await expect(none.first().getByRole('checkbox')).toBeDisabled()
    // Eight of many, the one that is chosen first.
    const categories = facetOf(filtersOf(page), 'Category').getByRole('checkbox')
    await expect(categories).toHaveCount(8)
    await expect(categories.first()).toBeChecked()
    await open(page, '/all-listings?category=batteries-lubricants-tires&make=isuzu&only=in-stock')
    await expect(cardsOf(page).first()).toBeVisible()
    await expect(none).toHaveCount(0)
  })

  test('[17] "Clear all" preserves the search', async ({ page }) => {
    await open(page, '/all-listings?search=filter&make=toyota&make=nissan&min=50&sort=lowest')
    await expect(chipsOf(page).getByRole('link')).toHaveCount(4)
    await chipsOf(page).getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/all-listings\?search=filter&sort=lowest$/)
    await expect(chipsOf(page)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  test('[21] a long filter shows eight values, then all of them with a search', async ({
    page,
  }) => {
    await open(page, '/all-listings')
    const category = facetOf(filtersOf(page), 'Category')
    await expect(category.getByRole('checkbox')).toHaveCount(8)
    await category.getByRole('link', { name: 'Show all (15)' }).click()
    await expect(category.getByRole('checkbox')).toHaveCount(15)
    await category.getByRole('searchbox', { name: 'Search in Category' }).fill('BATT')
    await expect(category.getByRole('checkbox')).toHaveCount(1)
    await category.getByRole('checkbox', { name: 'Batteries' }).check()
    await expect(page).toHaveURL(/category=batteries/)
  })

  test('[22] models require a make', async ({ page }) => {
    await open(page, '/all-listings')
    await expect(filtersOf(page).getByText('Choose a make first')).toBeVisible()
    await facetOf(filtersOf(page), 'Make').getByRole('checkbox', { name: 'Toyota' }).check()
    const model = facetOf(filtersOf(page), 'Model')
    const value = model.locator('label').first()
    const count = await countOf(value)
    await value.getByRole('checkbox').check()
    await expect(page).toHaveURL(/model=/)
    await expectTotal(page, count)
    await facetOf(filtersOf(page), 'Make').getByRole('checkbox', { name: 'Toyota' }).uncheck()
    await expect(page).not.toHaveURL(/model=/)
  })

  test('[23] prices are filtered by two boxes, and sorted when swapped', async ({ page }) => {
    await open(page, '/all-listings')
    await page.getByRole('textbox', { name: 'Minimum price' }).fill('900')
    await page.getByRole('textbox', { name: 'Minimum price' }).press('Enter')
    await expect(page).toHaveURL(/min=900/)
    await page.getByRole('textbox', { name: 'Maximum price' }).fill('200')
    await page.getByRole('textbox', { name: 'Maximum price' }).press('Tab')
    await expect(page).toHaveURL(/min=200&max=900/)
    await expect(page.getByText('we swapped them')).toBeVisible()
    await expect(chipsOf(page)).toContainText('AED 200 – 900')
    await expect(page.getByText(/parts? found/)).not.toHaveText(/^6,/)
    for (const price of await pricesOf(page)) {
      expect(price).toBeGreaterThanOrEqual(200)
      expect(price).toBeLessThanOrEqual(900)
    }
  })

  test('a price with Arabic digits filters; what is no price stays, and the field says so', async ({
    page,
  }) => {
    await open(page, '/all-listings')
    const box = page.getByRole('textbox', { name: 'Maximum price' })
    await box.fill('-5')
    await box.press('Enter')
    await expect(box).toHaveValue('-5')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Enter the price in digits.')).toBeVisible()
    await box.fill('١٠٠')
    await box.press('Enter')
    await expect(page).toHaveURL(/max=100$/)
    await expect(box).toHaveAttribute('aria-invalid', 'false')
  })

  test('[23] prices are filtered by the slider with the keyboard', async ({ page }) => {
    await open(page, '/all-listings')
    const slider = page.getByRole('slider', { name: 'Maximum price' })
    await slider.focus()
    await slider.press('PageDown')
    await expect(page).toHaveURL(/max=\d+/)
    await expect(page.getByRole('textbox', { name: 'Maximum price' })).not.toHaveValue('')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true })

  test('[18] filters open as a sheet that shows the number of matches', async ({ page }) => {
    await open(page, '/all-listings')
    await expect(filtersOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const value = valueOf(facetOf(sheet, 'Make'), 'Honda')
    const count = await countOf(value)
    await value.getByRole('checkbox').check()
    const show = sheet.getByRole('button', { name: `Show ${count} parts` })
    await expect(show).toBeInViewport()
    await facetOf(sheet, 'Category').getByRole('checkbox').last().scrollIntoViewIfNeeded()
    await expect(show).toBeInViewport()
    await show.click()
    await expect(sheet).toBeHidden()
    await expectTotal(page, count)
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })

  test('[18] [19] Back returns to the parts, not to the sheet', async ({ page }) => {
    await open(page, '/all-listings')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await facetOf(sheet, 'Category').getByRole('checkbox', { name: 'Brake Parts' }).check()
    await expect(page).toHaveURL(/category=brake-parts/)
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await cardsOf(page).nth(6).getByRole('link').click()
    await expect(page.getByText('Vehicles it fits')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await expect(sheet).toBeHidden()
  })
})
