import type { APIRequestContext } from '@playwright/test'
import type { ReplyOf } from '#contract/api.ts'
import { alive, desktop, expect, languagesShown, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { newIdentity, pictureOf, signIn, test } from './people.ts'
import { sideways, untranslated } from './screen-faults.ts'

// The interest of robots isn't counted, and a headless browser names itself as one.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'
test.use({ locale: 'en', viewport: desktop, userAgent })

type Dashboard = ReplyOf<'getDashboard'>
type OwnListing = Dashboard['mostSeen'][number]

async function list(request: APIRequestContext, token: string, fields: object = {}) {
  const reply = await request.post('/api/listing/new', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      ...{ price: '240', quantity: '2', category: 'Brake Parts', partBrand: 'Toyota' },
      ...{ partName: 'Front brake pads', partNameAr: 'فحمات فرامل أمامية' },
      ...{ shortDescription: 'With shims', description: '<p>With shims.</p>' },
      ...{ partSKU: newIdentity().phone.slice(4), fits: '[{"model":"Land Cruiser"}]' },
      pic: await pictureOf('pads.jpg'),
      ...fields,
    },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return ((await reply.json()) as { listing: OwnListing }).listing
}

const dashboardOf = async (request: APIRequestContext, token: string, days = 7) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await (
    await request.get('/api/seller/dashboard', { headers, params: { days } })
  ).json()) as Dashboard
}

const main = (page: Page) => page.getByRole('main')
const figure = (page: Page, name: string) =>
  main(page)
    .locator('.figure')
    .filter({ has: page.getByRole('heading', { name }) })

test('[55] a new seller sees the next steps, and the menu links to all of them', async ({
  page,
  people,
}) => {
  await signIn(page, await people.join('SELLER'))
  await open(page, '/dashboard')
  await expect(main(page).getByRole('heading', { name: 'Start selling online' })).toBeVisible()
  await expect(main(page).getByRole('slider')).toHaveCount(0)
  const ways = [
    ['List a part', '/sell-your-parts'],
    ['Import a list', '/my-listing/import'],
    ['Fill in', '/my-profile#about'],
  ] as const
  for (const [name, href] of ways)
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href)
  await expectNoFindings(page)

  await page.getByRole('button', { name: 'Your account' }).click()
  const menu = page.getByRole('dialog', { name: 'Your account' })
  const account = menu.getByRole('navigation', { name: 'Account' })
  await expect(account.getByRole('link')).toHaveText([
    ...['Dashboard', 'Profile', 'Settings', 'Notifications'],
    ...['My public page', 'Favourites', 'Chats', 'Help'],
  ])
  await expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const inventory = menu.getByRole('navigation', { name: 'Inventory' })
  await expect(inventory.getByRole('link')).toHaveText([
    ...['Listings', 'Add New', 'Import', 'Discussion', 'Callbacks'],
  ])
  await inventory.getByRole('link', { name: 'Import' }).click()
  await expect(page).toHaveURL(/\/my-listing\/import$/)
})

for (const language of languagesShown)
  test(`visitors’ actions are shown in figures, plot and table in ${language}`, async ({
    page,
    people,
    browser,
    baseURL,
  }) => {
    const seller = await people.join('SELLER')
    const token = await signIn(page, seller)
    const part = await list(page.request, token)
    const offer = `/spare-part-details/${part.slug}?seller=${seller._id}`

    const context = await browser.newContext({ baseURL: baseURL!, userAgent, viewport: desktop })
    const visitor = await context.newPage()
    let recorded = 0
    visitor.on('request', (request) => {
      if (request.url().endsWith('/note-interest')) recorded++
    })
    // These links lead out of the browser.
    await visitor.addInitScript(() => {
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"], a[target]')) event.preventDefault()
      })
    })
    await open(visitor, offer)
    await expect.poll(() => recorded).toBe(1)
    const call = visitor.locator(`a[href="tel:${seller.phone}"]:visible`).first()
    await call.click()
    await call.click()
    await expect.poll(() => recorded).toBe(2)
    await visitor.reload()
    await alive(visitor)
    await visitor.locator('a[href^="https://wa.me/971"]:visible').first().click()
    await expect.poll(() => recorded).toBe(3)
    await expect
      .poll(async () => (await dashboardOf(page.request, token)).whatsapps.now, { timeout: 30_000 })
      .toBe(1)
    // Not before, as closing it ends what it is still sending.
    await context.close()

    await open(page, `/dashboard?days=7&lang=${language}`)
    const slider = main(page).getByRole('slider')
    const numbers = async () => (await slider.getAttribute('aria-valuetext'))!
    if (language === 'en') {
      await expect(figure(page, 'Parts online')).toContainText('1')
      for (const name of ['Views', 'Calls', 'WhatsApp'])
        await expect(figure(page, name).locator('.figure-value')).toHaveText('1')
      expect(await numbers()).toMatch(/: 1 view, 1 call, 1 WhatsApp message$/)
    } else expect(await numbers()).toMatch(/: مشاهدة واحدة، مكالمة واحدة، رسالة واتساب واحدة$/)

    // Time runs as the line does.
    await slider.focus()
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuenow', '6')
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuenow', '7')

    await main(page).locator('summary').click()
    const rows = main(page).getByRole('row')
    await expect(rows).toHaveCount(8)
    await expect(rows.nth(1).getByRole('cell')).toHaveText(['1', '1', '1', '0', '0', '0', '0'])
    expect(await untranslated(page)).toEqual([])
    await expectNoFindingsByLanguage(page)
    await page.setViewportSize(phone)
    expect(await sideways(page)).toEqual([])
  })

test('sellers’ visits to their own part are not counted', async ({ page, people }) => {
  const token = await signIn(page, await people.join('SELLER'))
  const part = await list(page.request, token)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.clock.install()
  await open(page, `/spare-part-details/${part.slug}?seller=${part.user}`)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(10_000)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.locator('a[href^="tel:"]:visible').first().click()
  await page.clock.runFor(1000)
  expect(requested.filter((url) => url.endsWith('/note-interest'))).toEqual([])
})

test('a failed search leads to listing the part', async ({ page, people }) => {
  const token = await signIn(page, await people.join('SELLER'))
  const headers = { authorization: `Bearer ${token}` }
  await list(page.request, token)
  const part = await list(page.request, token)
  await page.request.post('/api/listing/set-status', {
    ...{ headers, data: { _id: part._id, status: 'paused' } },
  })
  // What is searched for is summed up only now and then.
  await page.route('**/api/seller/dashboard*', async (route) => {
    const reply = await route.fetch()
    const wanted: Dashboard['wanted'] = [
      {
        text: part.partSKU,
        searches: 9,
        last: '2026-11-20',
        why: 'paused',
        listing: part,
        label: '',
      },
      {
        text: 'دينمو',
        searches: 1,
        last: '2026-11-20',
        why: 'kind',
        listing: null,
        label: 'Brake Parts',
      },
    ]
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), wanted } })
  })
  await open(page, '/dashboard')
  const section = main(page).getByRole('region', { name: 'Unmet demand' })
  await expect(section).toContainText('searched 9 times')
  await expect(section.getByRole('link', { name: 'List this part: دينمو' })).toHaveAttribute(
    'href',
    '/sell-your-parts',
  )
  await section.getByRole('button', { name: 'Activate' }).press('Enter')
  const see = section.getByRole('link', { name: 'View', exact: true })
  await expect(see).toBeFocused()
  await see.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/spare-part-details/${part.slug}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front brake pads')
})

test('[55] [64] the period is in the address, and a failure can be retried', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/INTERNET_DISCONNECTED|ERR_FAILED/)
  const token = await signIn(page, await people.join('SELLER'))
  await list(page.request, token, { quantity: '0', fits: '[]', universal: 'true' })
  await list(page.request, token)
  await open(page, '/dashboard')
  await expect(main(page).getByText('No views of your parts')).toBeVisible()
  const todo = main(page).getByRole('region', { name: 'To do' })
  await expect(todo.getByRole('link', { name: '1 part is sold out' })).toHaveAttribute(
    'href',
    '/my-listing?view=sold_out',
  )
  await expect(main(page).getByRole('region', { name: 'Low stock' })).toContainText('2 left')

  await page.route('**/api/seller/dashboard*', (route) => route.abort())
  await main(page).getByRole('link', { name: '90 days' }).click()
  await expect(page).toHaveURL(/\/dashboard\?days=90$/)
  await expect(main(page).getByRole('alert')).toContainText('We can’t reach the marketplace')
  await page.unroute('**/api/seller/dashboard*')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('link', { name: '90 days' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(figure(page, 'Views')).toContainText('0 in the 90 days before')
})

test('a visitor logs in first, and a garage without orders sees where to begin', async ({
  page,
  people,
}) => {
  await page.goto('/dashboard')
  await expect(main(page).getByRole('heading', { name: 'Please login first' })).toBeVisible()
  await signIn(page, await people.join('BUYER'))
  await open(page, '/dashboard')
  for (const [text, name, href] of [
    ['No open orders.', 'Browse parts', '/all-listings'],
    ['Your cart is empty.', 'Quick order', '/cart'],
    ['No unread messages.', 'All chats', '/chats'],
    ['No price drops in your favourites.', 'Favourites', '/my-favorites'],
  ] as const) {
    const line = main(page).getByRole('paragraph').filter({ hasText: text })
    await expect(line.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expectNoFindings(page)
})
