import type { ReplyOf } from '#contract/api.ts'
import { expectErrorPage } from './error-page.ts'
import { desktop, expect, languagesShown, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { signIn, test } from './people.ts'
import { sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const main = (page: Page) => page.getByRole('main')
const saved = (page: Page) => main(page).getByText('All changes saved.')

/** Sets a company's description by its own call. */
async function changeDetails(page: Page, token: string, changes: object) {
  const headers = { authorization: `Bearer ${token}` }
  const me = (await (await page.request.get('/api/users/me', { headers })).json()) as {
    details: object
  }
  const reply = await page.request.post('/api/users/update', {
    ...{ headers, data: { details: JSON.stringify({ ...me.details, ...changes }) } },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

test('[61] [62] a company edits its description and hours, and its page shows them', async ({
  page,
  people,
}) => {
  const seller = await people.join('SELLER')
  await signIn(page, seller)
  await open(page, '/my-profile')
  const about = main(page).getByRole('textbox', { name: /^About the company(?!, in Arabic)/ })
  await about.click()
  await page.keyboard.type('Brakes since 1998')
  await main(page).getByRole('button', { name: 'Add opening hours' }).click()
  const time = (name: string) => main(page).getByLabel(name, { exact: true })
  await time('Monday, closes').fill('07:00')
  await main(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(time('Monday, opens')).toBeFocused()
  await expect(time('Monday, closes')).toHaveAccessibleDescription(/Closing time must be after/)
  await time('Monday, closes').fill('13:00')
  await main(page).getByRole('button', { name: 'Add hours after a break: Monday' }).press('Enter')
  await expect(time('Monday after the break, opens')).toHaveValue('16:00')
  await main(page).getByRole('button', { name: 'Copy Monday to all days' }).press('Enter')
  await expect(time('Sunday after the break, closes')).toHaveValue('20:00')
  await main(page).getByRole('checkbox', { name: 'Friday' }).uncheck()
  await main(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(saved(page)).toBeVisible()
  // What is to be saved sticks to the foot of the window, and the header to its top.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoFindings(page)

  // Thursday, 19 November 2026, 12:59 in Dubai.
  await page.clock.setFixedTime('2026-11-19T08:59:00Z')
  await open(page, `/seller-details/${seller._id}`)
  await expect(main(page).getByRole('region', { name: 'About the company' })).toContainText(
    'Brakes since 1998',
  )
  const hours = main(page).getByRole('region', { name: 'Opening hours' })
  await expect(hours).toContainText('Open now, closes 13:00')
  await expect(hours.getByRole('row', { name: /Thursday/ })).toHaveAttribute('aria-current', 'date')
  await expect(hours.getByRole('row', { name: /Friday/ })).toContainText('Closed')
  await page.clock.setFixedTime('2026-11-19T16:00:00Z')
  await page.reload()
  await expect(hours).toContainText('Closed, opens Saturday 08:00')
  const map = main(page).getByRole('link', { name: 'Show on map' })
  await expect(map).toHaveAttribute('rel', 'noreferrer')
  await expect(map).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Zulal/,
  )
  await expectNoFindings(page)

  await open(page, `/seller-details/${seller._id}?lang=ar`)
  await expect(main(page).getByText('مغلق، يفتح السبت 08:00')).toHaveCount(2)
  expect(await untranslated(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await sideways(page)).toEqual([])

  await open(page, '/my-profile?lang=en')
  await main(page).getByRole('button', { name: 'Remove opening hours' }).click()
  await main(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(saved(page)).toBeVisible()
  await open(page, `/seller-details/${seller._id}`)
  await expect(main(page).getByRole('region', { name: 'Opening hours' })).toHaveCount(0)
})

test('[39] a long text is folded, safe, and each paragraph has its own direction', async ({
  page,
  people,
}) => {
  const seller = await people.join('SELLER')
  const token = await signIn(page, seller)
  const lines = Array.from({ length: 40 }, (_, line) => `<p>We keep shelf ${line} full.</p>`)
  const about = `<p>منذ 1998</p>${lines.join('')}<p><a href="https://example.com">Last</a><img src=x onerror="alert(1)"></p><script>alert(1)</script>`
  await changeDetails(page, token, { about })
  await open(page, `/seller-details/${seller._id}`)
  const text = main(page).locator('#about-text')
  const height = async () => (await text.boundingBox())!.height
  expect(await text.locator('script, img').count()).toBe(0)
  expect(await height()).toBeLessThan(300)
  await main(page).getByRole('button', { name: 'Read more' }).click()
  expect(await height()).toBeGreaterThan(600)
  await main(page).getByRole('button', { name: 'Read less' }).press('Enter')
  expect(await height()).toBeLessThan(300)
  await text.getByRole('link', { name: 'Last' }).focus()
  await expect.poll(height, 'what has the focus is seen').toBeGreaterThan(600)
})

for (const language of languagesShown)
  test(`[61] a seller’s parts are searched on the seller’s page in ${language}`, async ({
    page,
    catalogue: { get, part },
  }) => {
    const path = `/seller-details/${part.user}`
    const query = new URLSearchParams({ id: part.user, q: part.partSKU })
    const { total } = await get<ReplyOf<'getSeller'>>(`/api/users/get-seller?${query}`)
    await open(page, `${path}?lang=${language}`)
    const box = main(page).locator('input[name="q"]')
    await box.fill(part.partSKU)
    await box.press('Enter')
    await expect(page).toHaveURL(/[?&]q=/)
    await expect(main(page).getByRole('article')).toHaveCount(total)
    await expect(main(page).getByRole('article').first()).toContainText(part.partSKU)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    await expectNoFindingsByLanguage(page)
    await box.fill('zzzzqqq')
    await box.press('Enter')
    const nothing = language === 'ar' ? 'لا توجد بيانات!' : 'Data Not found!'
    await expect(main(page).getByText(nothing)).toBeVisible()
    const all = language === 'ar' ? 'عرض كل القطع' : 'Show all parts'
    await main(page).getByRole('link', { name: all }).click()
    await expect(page).toHaveURL(new RegExp(`${path}(#listings)?$`))
    await expect(box).toHaveValue('')
    expect(await main(page).getByRole('article').count()).toBeGreaterThan(0)
  })

for (const language of languagesShown)
  test(`[31] [61] on a phone a seller is reached without scrolling in ${language}`, async ({
    page,
    catalogue: { part },
  }) => {
    await page.setViewportSize(phone)
    await open(page, `/seller-details/${part.user}?lang=${language}`)
    const contact = main(page).locator('.seller-contact')
    const box = (await contact.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(phone.height)
    expect(await contact.getByRole('link').count()).toBe(4)
    await expect(contact.locator('a[href^="tel:+971"]')).toBeVisible()
    await expect(contact.locator('a[href^="https://wa.me/971"]')).toBeVisible()
    // The brand is complete on every card, on its own line where it doesn't fit.
    const cut = await main(page)
      .locator('.card-brand')
      .evaluateAll((all) => all.filter((brand) => brand.scrollWidth > brand.clientWidth).length)
    expect(cut).toBe(0)
    await contact.locator('a[href="#listings"]').click()
    await expect(main(page).getByRole('article').first()).toBeInViewport()
  })

test('[20] [61] specialities filter a seller’s parts, as counted', async ({
  page,
  catalogue: { part },
}) => {
  await open(page, `/seller-details/${part.user}`)
  const counted = main(page).getByRole('status')
  const all = await counted.innerText()
  const tile = main(page).getByRole('list', { name: 'Deals in' }).getByRole('link').first()
  const count = Number((await tile.innerText()).replaceAll(/\D/g, ''))
  await tile.click()
  await expect(page).toHaveURL(/\?category=[a-z-]+#listings$/)
  await expect(counted).toContainText(new RegExp(`^${count} parts?$`))
  await expect(tile).toHaveAttribute('aria-current', 'true')
  await main(page).getByRole('button', { name: 'Car make' }).click()
  const make = main(page).getByRole('list', { name: 'Car make' }).getByRole('link').nth(1)
  const ofMake = Number((await make.innerText()).replaceAll(/\D/g, ''))
  await make.click()
  await expect(page).toHaveURL(/\?category=[a-z-]+&make=[a-z-]+#listings$/)
  await expect(counted).toContainText(new RegExp(`^${ofMake} parts?$`))
  await main(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(counted).toHaveText(all)
})

for (const bad of ['category=zzz', `make=${'x'.repeat(300)}`])
  test(`[64] ${bad.slice(0, 12)} is no speciality of the seller`, async ({
    request,
    catalogue: { part },
  }) => {
    await expectErrorPage(request, `/seller-details/${part.user}?${bad}`, 400)
  })

test('[46] [61] an Arabic name is proposed to a company, and a cover is uploaded', async ({
  page,
  people,
}) => {
  const seller = await people.join('SELLER')
  await signIn(page, seller)
  await open(page, '/my-profile')
  const nameAr = main(page).getByLabel(/^Company name in Arabic/)
  await expect(nameAr).toHaveValue('')
  await expect(main(page).getByText('Suggestion:')).toContainText('لقطع غيار السيارات')
  await main(page).getByRole('button', { name: 'Use it' }).click()
  await expect(main(page).getByText('Suggestion:')).toHaveCount(0)
  await expect(nameAr).toHaveValue(/لقطع غيار السيارات$/)
  await nameAr.fill('زلال لقطع غيار السيارات')
  const picture = Buffer.from(
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 800, height: 300 })
      canvas.getContext('2d')!.fillRect(0, 0, 400, 300)
      return canvas.toDataURL('image/png').split(',')[1]!
    }),
    'base64',
  )
  const file = { name: 'shop.png', mimeType: 'image/png', buffer: picture }
  await main(page).locator('input[type="file"][name="cover"]').setInputFiles(file)
  await main(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(saved(page)).toBeVisible()
  await expectNoFindings(page)
  await open(page, `/seller-details/${seller._id}?lang=ar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('زلال لقطع غيار السيارات')
  const cover = main(page).locator('img.seller-cover')
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1280)
})

test('[61] names of 120 letters in one word do not break the layout', async ({ page, people }) => {
  const seller = await people.join('SELLER')
  const token = await signIn(page, seller)
  const long = { company_name: 'W'.repeat(120), company_name_ar: 'س'.repeat(120) }
  await changeDetails(page, token, long)
  await page.setViewportSize(phone)
  for (const language of languagesShown) {
    await open(page, `/seller-details/${seller._id}?lang=${language}`)
    expect(await sideways(page)).toEqual([])
    await open(page, `/stores?lang=${language}&q=${'W'.repeat(60)}`)
    await expect(main(page).getByRole('article').first()).toBeVisible()
    expect(await sideways(page)).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of a seller’s parts works, and its pages preserve it', async ({
    page,
    troubles,
    catalogue: { part },
  }) => {
    troubles.expect(/csp|Content Security Policy/)
    await page.goto(`/seller-details/${part.user}`)
    const box = main(page).locator('input[name="q"]')
    // What this seller surely has.
    await box.fill(part.partSKU)
    await box.press('Enter')
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === part.partSKU)
    await expect(box).toHaveValue(part.partSKU)
    const articles = main(page).getByRole('article')
    expect(await articles.count()).toBeGreaterThan(0)
    const next = main(page).getByRole('link', { name: 'Next' })
    if (await next.count()) await expect(next).toHaveAttribute('href', /\?q=[^&]+&page=2$/)
  })
})
