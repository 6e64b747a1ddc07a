import type { ReplyOf } from '#contract/api.ts'
import type { Suggestions } from '#contract/suggest.ts'
import { cardsOf, chipsOf, expectTotal, totalOn } from './browse-screen.ts'
import {
  alive,
  aliveAt,
  type Catalogue,
  desktop,
  expect,
  open,
  phone,
  test,
  type Page,
} from './fixtures.ts'
import { expectNoFindingsNow } from './no-findings.ts'
import { sideways } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const at = (search: string, more = '') =>
  `/all-listings?${new URLSearchParams({ search })}${more && `&${more}`}`

const understoodOn = (page: Page) => page.getByRole('list', { name: 'We understood:' })
const accord = '1HGCM82633A004352'

/** A Toyota whose number has neither the model nor the year. */
const someToyota = 'JTMXXXXX704012345'

/** Notes at the root with what the results came first. */
function watchForResults() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.results')) return
    observer.disconnect()
    const isUnderstood = document.querySelector('.understood') !== null
    document.documentElement.dataset.resultsCame = isUnderstood ? 'understood' : 'alone'
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

test.describe('the understood text', () => {
  test('comes with the results, which do not move when it is shown', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(watchForResults)
    await page.locator('input[name="search"]').fill('fahmat patrol')
    await page.locator('input[name="search"]').press('Enter')
    await expect(understoodOn(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-results-came', 'understood')
  })

  test('is shown as chips with the typed words, which can be removed', async ({ page }) => {
    await open(page, at('fahmat patrol', 'sort=lowest'))
    const chips = understoodOn(page).getByRole('listitem')
    await expect(chips).toHaveCount(2)
    await expect(chips.first()).toContainText('brake pad')
    await expect(chips.first()).toContainText('“fahmat”')
    await expect(chips.last()).toContainText('Patrol')
    await expect(chips.last()).not.toContainText('“patrol”')
    const both = await totalOn(page)

    await page.getByRole('link', { name: /^Remove: Part .*fahmat/ }).click()
    await expect(page).toHaveURL(/search=patrol/)
    await expect(page).toHaveURL(/sort=lowest/)
    await expect(chips).toHaveCount(1)
    expect(await totalOn(page)).toBeGreaterThan(both)
  })

  test('is in the language of the page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'ar', viewport: phone, baseURL })
    const page = await context.newPage()
    await open(page, at('brake pads باترول'))
    const chips = page.getByRole('list', { name: 'فهمنا من بحثك:' }).getByRole('listitem')
    await expect(chips).toHaveCount(2)
    await expect(chips.first()).toContainText('فحمات')
    await expect(chips.first()).toContainText('«brake pads»')
    await expect(chips.last()).toContainText('باترول')
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    await expectNoFindingsNow(page)
    await chips.first().getByRole('link').click()
    await expect(chips).toHaveCount(1)
    await context.close()
  })

  test('shows the words that were not understood', async ({ page }) => {
    await open(page, at('front brake pads land cruiser zzzzqqq'))
    await expect(understoodOn(page).getByText('not found: zzzzqqq')).toBeVisible()
    await expect(page.getByRole('link', { name: /zzzzqqq/ })).toHaveCount(0)
    await expect(cardsOf(page).first()).toBeVisible()
    // Not the whole page: at its lower edge the notice about cookies covers what happens to be there.
    await expectNoFindingsNow(page, '.understood')
  })

  test('several part types are offered one by one', async ({ page }) => {
    await open(page, at('lamp toyota'))
    const kinds = page.getByRole('list', { name: 'This could be:' })
    await expect(kinds.getByRole('link').first()).toBeVisible()
    const shown = await kinds.getByRole('link').count()
    expect(shown).toBeGreaterThan(1)
    expect(shown).toBeLessThanOrEqual(8)
    await page.getByText(/^\d+ more$/).click()
    await expect(page.locator('.understood-rest').getByRole('link').first()).toBeVisible()
    await expectNoFindingsNow(page)
    const all = await totalOn(page)
    const kind = await kinds.getByRole('link').first().innerText()
    await kinds.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(kind)
    await expect.poll(() => totalOn(page)).toBeLessThan(all)
    await expect(understoodOn(page)).toContainText('Toyota')
  })

  // Wrapped, not in a line that scrolls: a reading is only checked, and removed, where it is seen.
  for (const [language, text] of [
    ['en', 'bosch front brake pads patrol y61 2008 genuine'],
    ['ar', 'فحمات كامري 2015'],
  ] as const)
    test(`shows every chip whole on a phone, in ${language}`, async ({ page }) => {
      await page.setViewportSize(phone)
      await open(page, `${at(text)}&lang=${language}`)
      const chips = page.locator('.understood-chip')
      await expect.poll(() => chips.count()).toBeGreaterThan(1)
      const cut = await chips.evaluateAll((all) =>
        all
          .flatMap((chip) => [...chip.children, chip])
          .map((element) => element.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth),
      )
      expect(cut).toEqual([])
      expect(await sideways(page)).toEqual([])
    })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a chip is a link', async ({ page }) => {
      await page.goto(at('fahmat patrol'))
      await understoodOn(page).getByRole('link').last().click()
      await expect(page).toHaveURL(/search=fahmat$/)
      await expect(understoodOn(page).getByRole('listitem')).toHaveCount(1)
    })

    test('no button without a function is shown', async ({ page }) => {
      await page.goto('/all-listings')
      await expect(page.locator('.vehicle-bar')).toBeVisible()
      await expect(page.getByText('Choose vehicle')).toBeHidden()
    })
  })

  test('[66] the focus moves to the heading when its chip is removed', async ({ page }) => {
    await open(page, at('patrol', 'sort=lowest&make=nissan'))
    await chipsOf(page).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(chipsOf(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await understoodOn(page).getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(understoodOn(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('shows how many parts are of another year or side', async ({ page }) => {
    let contradicting = 2
    await page.route('**/api/listing/search', async (route) => {
      const reply = (await (await route.fetch()).json()) as ReplyOf<'searchListings'>
      const total = 9
      const understood = { ...reply.understood, contradicting }
      await route.fulfill({ json: { ...reply, total, offers: total, understood } })
    })
    await open(page, '/all-listings')
    const search = async (text: string) => {
      await page.getByRole('combobox', { name: 'Search parts' }).fill(text)
      await page.keyboard.press('Enter')
    }
    const status = page.locator('.browse-head').getByRole('status')
    await search('patrol 2008')
    await expect(status).toHaveText('9 parts found · 2 for another year or side')
    contradicting = 9
    await search('patrol 2009')
    await expect(status).toHaveText(/ · no exact match; showing the closest$/)
    contradicting = 0
    await search('patrol')
    await expect(status).toHaveText('9 parts found')
  })
})

for (const width of [phone.width, desktop.width])
  test(`a long word does not widen the page at ${width} px`, async ({ page }) => {
    const word = 'Donaudampfschifffahrtskapitaen'.repeat(3).slice(0, 85)
    const reply: Suggestions = {
      skus: [{ sku: word, name: word, brand: word, slug: word }],
      parts: [{ text: word, label: word, count: 1 }],
      categories: [],
      makes: [{ make: { _id: 'a', name: word, label: word }, text: word, count: 1 }],
    }
    await page.route('**/api/listing/suggest?*', (route) => route.fulfill({ json: reply }))
    await page.setViewportSize({ width, height: phone.height })
    const widened = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)
    for (const search of [word, `brake ${word}`]) {
      await open(page, at(search, 'make=toyota'))
      expect(await widened()).toBeLessThanOrEqual(0)
    }
    await page.getByRole('combobox', { name: 'Search parts' }).first().fill('do')
    await expect(page.getByRole('listbox')).toBeVisible()
    expect(await widened()).toBeLessThanOrEqual(0)
    const row = await page.getByRole('listbox').getByRole('option').first().boundingBox()
    expect(row!.x + row!.width).toBeLessThanOrEqual(width)
  })

test.describe('a vehicle number', () => {
  test('[4] names the vehicle, which can be saved', async ({ page }) => {
    await open(page, at(accord))
    const card = page.getByRole('region', { name: 'Honda Accord' })
    await expect(card).toContainText(accord)
    await expect(card).toContainText('2003')
    await expect(card).toContainText('United States')
    await expect(card).not.toContainText('check digit')
    await expect(page.getByRole('button', { name: 'Choose vehicle' })).toHaveCount(0)
    const save = card.getByRole('button', { name: 'Save as my vehicle' })
    await aliveAt(save)
    await save.click()
    await expect(card.getByRole('button', { name: 'Saved as my vehicle' })).toBeVisible()
    await expect(page.locator('.vehicle-bar')).toContainText('Honda Accord 2003')
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(stored).toContain('Accord')
    expect(stored).not.toContain(accord)
    await expectNoFindingsNow(page)
  })

  test('[4] with a wrong check digit gets a hint, not a refusal', async ({ page }) => {
    await open(page, at(accord.replace('3A', '4A')))
    const card = page.locator('.vin')
    await expect(card).toContainText('The check digit doesn’t match')
    await expect(card).toContainText('Honda')
  })

  test('[4] without a model offers those that have parts', async ({ page }) => {
    await open(page, at(`${someToyota} brake`, 'sort=lowest'))
    const card = page.getByRole('region', { name: 'Toyota', exact: true })
    await expect(card).toContainText('Not stated in this number')
    const models = card.getByRole('list', { name: /doesn’t identify the model/ }).first()
    const model = await models.getByRole('link').first().innerText()
    await models.getByRole('link').first().click()
    await expect(page).toHaveURL(/search=brake&make=toyota&model=[\w-]+&sort=lowest$/)
    await expect(chipsOf(page)).toContainText(model)
    await expect(cardsOf(page).first()).toBeVisible()
  })

  test('[4] asks for open details before a vehicle is saved', async ({ page }) => {
    await open(page, at(someToyota))
    const save = page.getByRole('button', { name: 'Save as my vehicle' })
    await aliveAt(save)
    await save.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Make')).toHaveValue('toyota')
    await expect(dialog.getByRole('status')).toContainText('choose yours')
    await dialog.getByLabel('Model').selectOption('Hilux')
    await dialog.getByLabel('Year').selectOption('2016')
    await dialog.getByRole('button', { name: 'Choose vehicle' }).click()
    await expect(page.locator('.vehicle-bar')).toContainText('Toyota Hilux 2016')
    await expect(page.getByRole('button', { name: 'Saved as my vehicle' })).toBeFocused()
  })

  test('a make without parts is named as such', async ({ page }) => {
    await open(page, at('ZFF65LJA0A0123456'))
    await expect(page.getByText('No parts for Ferrari are listed yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save as my vehicle' })).toHaveCount(0)
    await expectNoFindingsNow(page)
  })
})

test.describe('my vehicle', () => {
  test('[10] is filled in from a VIN, which is not stored', async ({ page, troubles }) => {
    troubles.expect(/400/)
    await open(page, '/all-listings')
    await page.getByRole('button', { name: 'Choose vehicle' }).click()
    const dialog = page.getByRole('dialog')
    const box = dialog.getByLabel(/VIN/)
    await box.fill('12345')
    await box.press('Enter')
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expectNoFindingsNow(page)
    await box.fill(accord.toLowerCase())
    await box.press('Enter')
    await expect(dialog.getByLabel('Make')).toHaveValue('honda')
    await expect(dialog.getByLabel('Model')).toHaveValue('accord')
    await expect(dialog.getByLabel('Year')).toHaveValue('2003')
    await expect(dialog.getByRole('status')).toContainText('Honda Accord 2003')
    await expectNoFindingsNow(page)
    await dialog.getByRole('button', { name: 'Choose vehicle' }).click()
    await expect(page.locator('.vehicle-bar')).toContainText('Honda Accord 2003')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(accord)
  })

  test('[10] is the car of the search, once it is saved', async ({ page }) => {
    await open(page, at('front brake pads prado 2015'))
    const bar = page.getByRole('region', { name: 'My vehicle' })
    await expect(bar).toContainText('Toyota Land Cruiser Prado 2015')
    const save = bar.getByRole('link', { name: 'Save as my vehicle' })
    await aliveAt(save)
    await save.click()
    await expect(page).toHaveURL(
      /search=front\+brake\+pads&make=toyota&model=land-cruiser-prado&year=2015/,
    )
    await expect(bar).toContainText('Only parts that fit')
    await expect(chipsOf(page).getByText('Land Cruiser Prado')).toBeVisible()
    await open(page, at('oil filter prado 2015'))
    await expect(bar).toContainText('Toyota Land Cruiser Prado 2015')
    await expect(save).toBeHidden()
  })

  test('[10] filters a search in one step', async ({ page, catalogue }) => {
    const { fits, partName } = catalogue.part
    const [make, model] = [fits[0]!.make, fits[0]!.models[0]!]
    const vehicle = { make, model, year: model.from, language: 'en' }
    await page.addInitScript(
      (text) => localStorage.setItem('ghiyar.vehicle', text),
      JSON.stringify(vehicle),
    )
    await open(page, at(partName.split(',')[0]!))
    const all = await totalOn(page)
    await page.getByRole('link', { name: /^Only parts for my/ }).click()
    await expect(page).toHaveURL(/search=.*&make=.*&model=.*&year=/)
    await expect(chipsOf(page)).toContainText(String(model.from))
    await expect(page.getByText('Only parts that fit')).toBeVisible()
    expect(await totalOn(page)).toBeLessThanOrEqual(all)
    await expect(cardsOf(page).first()).toContainText(/Fits|Check fit/)
  })
})

/** A sensible search that finds nothing, and the first way on from it. */
async function searchInVain({ post }: Catalogue) {
  for (const part of ['front brake pads', 'wiper blade', 'spark plug', 'radiator cap'])
    // Makes without parts: of others there would be something near.
    for (const car of ['tahoe 2016', 'sportage 2014', 'golf 2012']) {
      const search = `${part} ${car}`
      const { help } = await post<ReplyOf<'searchListings'>>('/api/listing/search', {
        string: search,
        group: 'number',
      })
      const way = help?.lift[0]
      if (way) return { search, way }
    }
  throw new Error('The demonstration has a part for every search')
}

test.describe('nothing found', () => {
  test('[30] suggests what to leave out, with its results', async ({ page, catalogue }) => {
    const { search, way } = await searchInVain(catalogue)
    await open(page, at(search))
    await expect(
      page.getByRole('heading', {
        name: "Sorry, we can't find any spare parts for your search",
      }),
    ).toBeVisible()
    const link = page.getByRole('list', { name: 'Remove a term:' }).getByRole('link').first()
    await expect(link).toContainText(way.label)
    await expectNoFindingsNow(page)
    await link.click()
    await expectTotal(page, way.total)
  })

  test('[30] nonsense gets three ways to search', async ({ page }) => {
    await page.goto(at('zzzzqqq'))
    await alive(page)
    const examples = page.locator('.how').getByRole('link')
    await expect(examples).toHaveCount(3)
    await expectNoFindingsNow(page)
    await examples.first().click()
    await expect(cardsOf(page).first()).toBeVisible()
  })

  test('[4] [30] a mistyped VIN gets an example of one', async ({ page }) => {
    await open(page, at('1HGCM82633A00435'))
    await expect(page.locator('.no-results')).toContainText('A VIN has 17 characters')
    await open(page, at('zzzzqqq'))
    await expect(page.locator('.no-results')).not.toContainText('VIN has')
  })

  test('[30] leaving something out preserves the filters', async ({ page, catalogue }) => {
    const { search } = await searchInVain(catalogue)
    await open(page, at(search, 'max=100000'))
    await page.getByRole('list', { name: 'Remove a term:' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/max=100000/)
    await expect(chipsOf(page)).toContainText('100,000')
  })
})
