import type { ReplyOf } from '#contract/api.ts'
import { cardsOf, expectTotal } from './browse-screen.ts'
import { desktop, expect, languagesShown, open, phone, type Page } from './fixtures.ts'
import { test } from './api-users.ts'
import { signIn } from './people.ts'
import { sideways } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const searched = '/spare-parts/brake-parts'
const query = { category: ['Brake Parts'], group: 'number' }
const openersOf = (page: Page) => cardsOf(page).getByRole('button', { name: /\d sellers · / })
/** The same as `cardsOf`, in any language. */
const rowsOf = (page: Page) => page.locator('.results').getByRole('article')
const heightsOf = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))

test.describe('grouped by part number', () => {
  test('each number is one card that expands to its offers by keyboard', async ({
    page,
    catalogue,
  }) => {
    await open(page, searched)
    const found = await catalogue.post<ReplyOf<'searchListings'>>('/api/listing/search', query)
    await expectTotal(page, found.total)
    await expect(page.getByText(`· ${found.offers.toLocaleString('en')} offers`)).toBeVisible()
    const numbers = await cardsOf(page).locator('.card-strip').allInnerTexts()
    expect(new Set(numbers).size).toBe(numbers.length)

    const opener = openersOf(page).first()
    const sellers = Number((await opener.innerText()).split(' ')[0])
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const offers = page.getByRole('region', { name: /^Offers of / })
    await expect(offers.getByRole('list').getByRole('listitem')).toHaveCount(sellers)
    await expect(page).toHaveURL(new RegExp(`${searched}$`))
    await page.keyboard.press('Tab')
    await expect(offers.getByLabel('Sort by')).toBeFocused()

    await offers.getByRole('link', { name: 'Open the page of this part' }).click()
    await expect(page.getByText(`${sellers} sellers have this part number`)).toBeVisible()
    await page.goBack()
    await opener.click()
    await opener.click()
    await expect(offers).toHaveCount(0)
  })

  test('a seller is called from an expanded offer, whose number is shown on request', async ({
    page,
  }) => {
    await open(page, searched)
    await openersOf(page).first().click()
    const offer = page
      .getByRole('region', { name: /^Offers of / })
      .getByRole('listitem')
      .first()
    await expect(offer).not.toContainText('+971')
    await offer.getByRole('button', { name: /^Call / }).click()
    const link = offer.getByRole('link', { name: /^Call .*\+971/ })
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', /^tel:\+971\d+$/)
    await expect(offer.getByRole('link', { name: /^WhatsApp / })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/971\d+\?text=/,
    )
  })

  test('single offers are chosen in the address and remembered', async ({ page, catalogue }) => {
    await open(page, searched)
    const group = page.getByRole('group', { name: 'Results' })
    await group.getByRole('link', { name: 'Single offers' }).click()
    await expect(page).toHaveURL(/\?offers=single$/)
    const single = { ...query, group: undefined }
    const { total } = await catalogue.post<ReplyOf<'searchListings'>>('/api/listing/search', single)
    await expectTotal(page, total)
    await expect(openersOf(page)).toHaveCount(0)

    await open(page, '/car-parts/toyota')
    await expect(page).toHaveURL(/\/car-parts\/toyota\?offers=single$/)
    await group.getByRole('link', { name: 'Group by part number' }).click()
    await expect(page).toHaveURL(/\/car-parts\/toyota$/)
    await open(page, searched)
    const grouped = await catalogue.post<ReplyOf<'searchListings'>>('/api/listing/search', query)
    await expectTotal(page, grouped.total)
    expect(new URL(page.url()).search).toBe('')
  })
})

test.describe('as a list', () => {
  for (const language of languagesShown)
    test(`rows have room for the verdict of a chosen car, in ${language}`, async ({ page }) => {
      await page.setViewportSize(desktop)
      await open(page, `/car-parts/nissan?view=list&lang=${language}`)
      await page.locator('.vehicle-bar-action').first().click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('select').nth(0).selectOption({ value: 'nissan' })
      await dialog.locator('select').nth(1).selectOption({ index: 1 })
      await dialog.locator('.button-primary').click()
      const verdicts = page.locator('.card-facts:has(.card-fit)')
      await expect(verdicts.first()).toBeVisible()
      const cut = (all: Element[]) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length
      expect(await verdicts.evaluateAll(cut)).toBe(0)
    })

  // On a phone, a name has two lines: in one, parts of the same kind for front and rear looked alike.
  for (const language of languagesShown)
    for (const { viewport, lowest, highest } of [
      { viewport: phone, lowest: 92, highest: 120 },
      { viewport: desktop, lowest: 56, highest: 64 },
    ])
      test(`rows are ${lowest} to ${highest} px high in ${language} at ${viewport.width} px, with any content`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        const long = 'Donaudampfschifffahrtskapitaensmuetze'.repeat(4)
        await page.route('**/api/listing/search', async (route) => {
          const reply = (await (await route.fetch()).json()) as ReplyOf<'searchListings'>
          for (const listing of reply.listings.slice(0, 6)) {
            Object.assign(listing, { partName: long, partNameAr: long, partBrand: long })
            Object.assign(listing, { partSKU: long.slice(0, 40), tier: 'aftermarket' })
            listing.seller.company_name = long
          }
          await route.fulfill({ json: reply })
        })
        await open(page, `${searched}?view=list&lang=${language}`)
        await expect(rowsOf(page)).toHaveCount(24)
        for (const height of await heightsOf(page)) {
          expect(height).toBeGreaterThanOrEqual(lowest)
          expect(height).toBeLessThanOrEqual(highest)
        }
        await page.locator('select[name="sort"]').selectOption('lowest')
        await expect(rowsOf(page).first()).toContainText(long)
        expect(Math.max(...(await heightsOf(page)))).toBeLessThanOrEqual(highest)
        expect(await sideways(page)).toEqual([])
      })

  for (const language of languagesShown)
    test(`nothing in a row is cut above or below on a phone, in ${language}`, async ({ page }) => {
      await page.setViewportSize(phone)
      await open(page, `${searched}?view=list&lang=${language}`)
      const cut = await rowsOf(page).evaluateAll((rows) =>
        rows.flatMap((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return [
            ...row.querySelectorAll('.card-strip *, .card-facts *, .card-price, .card-meta *'),
          ]
            .filter((part) => {
              const box = part.getBoundingClientRect()
              return box.height > 0 && (box.top <= top || box.bottom >= bottom)
            })
            .map((part) => part.textContent)
        }),
      )
      expect(cut).toEqual([])
    })

  test('a row of one offer has its facts, a chat and a call', async ({ page }) => {
    await open(page, `${searched}?view=list&offers=single`)
    const row = cardsOf(page).first()
    await expect(row.locator('.card-stock')).toContainText(/piece/)
    await expect(row.locator('.card-cars')).toBeVisible()
    await expect(row.getByRole('button', { name: /^Chat with / })).toBeVisible()
    await row.getByRole('button', { name: /^Call / }).click()
    await expect(row.getByRole('link', { name: /^Call .*\+971/ })).toBeFocused()
  })

  test('[27] it is a garage’s default view, and the choice is remembered', async ({
    page,
    apiUsers,
  }) => {
    await signIn(page, await apiUsers.garage())
    await page.goto(searched)
    const list = page.getByRole('link', { name: 'List', exact: true })
    await expect(list).toHaveAttribute('aria-current', 'true')
    expect(Math.max(...(await heightsOf(page)))).toBeLessThanOrEqual(64)
    await page.getByRole('link', { name: 'Grid', exact: true }).click()
    await expect(page).toHaveURL(/view=grid/)
    await page.goto(searched)
    await expect(list).toHaveAttribute('aria-current', 'false')
    expect(Math.min(...(await heightsOf(page)))).toBeGreaterThan(200)
  })
})
