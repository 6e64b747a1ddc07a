import type { ReplyOf } from '#contract/api.ts'
import type { Listing } from '#contract/listing.ts'
import { alive, desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { logInByEmail, signIn } from './people.ts'
import { sideways, untranslated } from './screen-faults.ts'
import { placeOf, test, type ApiUser } from './api-users.ts'

test.use({ locale: 'en', viewport: desktop })

/** The favourite button of the part itself; those of other parts are further down. */
const favouriteButtonOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Save|Saved to).* favourites/ })
    .first()
const savedPartsOf = (page: Page) =>
  page
    .getByRole('list', { name: 'My favourites' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('article'),
    })
const viewOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'View' }).getByRole('link', { name })
const noticeOf = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

const setFavourite = (by: ApiUser, { _id }: Pick<Listing, '_id'>, favourite = true) =>
  by.post('/api/listing/set-favourite', { listing_id: _id, favourite })

const favouritesOf = (by: ApiUser) =>
  by.get<ReplyOf<'getMyFavorites'>>('/api/listing/get-my-favorites')

test('[29] a visitor’s favourite: logs in, the part is saved, removed, and restored', async ({
  page,
  apiUsers,
}) => {
  const [{ parts }, garage] = [await apiUsers.seller('FV-1001'), await apiUsers.garage()]
  await open(page, placeOf(parts[0]!))
  await favouriteButtonOf(page).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await expect(dialog.getByText('Please login first', { exact: true })).toBeVisible()
  const pendingAction = () => page.evaluate(() => sessionStorage.getItem('wish'))
  await expect.poll(pendingAction).toContain(parts[0]!._id)
  await page.keyboard.press('Escape')
  await expect.poll(pendingAction).toBeNull()
  await favouriteButtonOf(page).click()
  await logInByEmail(page, garage.email)
  await expect(noticeOf(page, 'Saved to My favourites.')).toBeVisible()
  await expect(favouriteButtonOf(page)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Your account' }).click()
  await page
    .getByRole('dialog', { name: 'Your account' })
    .getByRole('link', { name: 'Favourites' })
    .click()
  await expect(page).toHaveURL(/\/my-favorites$/)
  await expect(savedPartsOf(page)).toHaveCount(1)
  await expect(savedPartsOf(page)).toContainText('FV-1001')
  const savedButton = savedPartsOf(page).getByRole('button', {
    name: /^Saved to my favourites: Front brake/,
  })
  await savedButton.press('Enter')
  await expect(savedPartsOf(page)).toHaveCount(0)
  await expect(noticeOf(page, 'FV-1001 removed from your favourites')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(savedPartsOf(page)).toHaveCount(1)
  await expect(savedButton).toBeFocused()
  await expect.poll(async () => (await favouritesOf(garage)).total).toBe(1)
  await page.reload()
  await expect(savedPartsOf(page)).toHaveCount(1)
  await savedButton.click()
  const empty = page.getByRole('heading', { name: 'Save the parts you may need' })
  await expect(empty).toBeVisible()
  await page.reload()
  await expect(empty).toBeVisible()
})

test('[29] a failed change is rolled back with a message', async ({ page, apiUsers, troubles }) => {
  troubles.expect(/500/)
  const [{ parts }, garage] = [await apiUsers.seller('FV-1002'), await apiUsers.garage()]
  await signIn(page, garage)
  await open(page, placeOf(parts[0]!))
  await expect(favouriteButtonOf(page)).toHaveAttribute('aria-pressed', 'false')
  const message = 'Something went wrong here'
  const failing = { status: 500, json: { code: 'server.failed', message } }
  await page.route('**/api/listing/set-favourite', (route) => route.fulfill(failing))
  await favouriteButtonOf(page).click()
  await expect(noticeOf(page, message)).toBeVisible()
  await expect(favouriteButtonOf(page)).toHaveAttribute('aria-pressed', 'false')

  await setFavourite(garage, parts[0]!)
  await open(page, '/my-favorites')
  await savedPartsOf(page)
    .getByRole('button', { name: /^Saved to/ })
    .click()
  await expect(noticeOf(page, message)).toBeVisible()
  await expect(savedPartsOf(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('[55] reduced, sold-out and removed parts are marked, and a number is searched, also in Arabic', async ({
  page,
  apiUsers,
}) => {
  const seller = await apiUsers.seller('FV-2001', 'FV-2002', 'FV-2003', 'FV-2004')
  const garage = await apiUsers.garage()
  for (const part of seller.parts) await setFavourite(garage, part)
  const change = (place: number, to: object) =>
    seller.post('/api/listing/change-many', { ids: [seller.parts[place]!._id], ...to })
  await change(0, { action: 'price', value: -50 })
  await change(1, { action: 'quantity', value: 0 })
  await change(2, { action: 'remove' })

  await signIn(page, garage)
  await open(page, '/my-favorites')
  await expect(savedPartsOf(page)).toHaveCount(4)
  const partOf = (number: string) => savedPartsOf(page).filter({ hasText: number })
  await expect(partOf('FV-2001')).toContainText('Price dropped: was AED 240, now AED 120')
  await expect(partOf('FV-2002')).toContainText('Sold out')
  await expect(partOf('FV-2003')).toContainText('No longer available')
  await expect(partOf('FV-2003').getByRole('link')).toHaveAttribute(
    'href',
    '/all-listings?search=FV-2003',
  )
  await expect(viewOf(page, 'Price dropped')).toContainText('1')
  await viewOf(page, 'Sold out').click()
  await expect(page).toHaveURL(/only=sold_out/)
  await expect(savedPartsOf(page)).toHaveCount(1)
  await expect(savedPartsOf(page)).toContainText('FV-2002')
  await page.goBack()
  await expect(savedPartsOf(page)).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Search my favourites' }).fill('fv 2004')
  await expect(savedPartsOf(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=fv\+2004/)
  await page.getByRole('searchbox', { name: 'Search my favourites' }).fill('nothing like it')
  await page.getByRole('link', { name: 'Show all my favourites' }).click()
  await expect(savedPartsOf(page)).toHaveCount(4)

  await page.setViewportSize(phone)
  await open(page, '/my-favorites?lang=ar&sort=dropped')
  const cards = page.getByRole('list', { name: 'المفضلة' }).getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(page.getByText('كان \u2066AED 240\u2069 وصار \u2066AED 120\u2069')).toBeVisible()
  expect(await sideways(page)).toEqual([])
  expect(await untranslated(page)).toEqual([])
  await expectNoFindings(page)
})

test('[29] two tabs agree, and changes on another device show on return', async ({
  page,
  context,
  apiUsers,
}) => {
  const [{ parts }, garage] = [await apiUsers.seller('FV-3001'), await apiUsers.garage()]
  await signIn(page, garage)
  await page.clock.install()
  await open(page, placeOf(parts[0]!))
  const other = await context.newPage()
  await open(other, placeOf(parts[0]!))
  await expect(favouriteButtonOf(other)).toHaveAttribute('aria-pressed', 'false')
  await favouriteButtonOf(other).click()
  await expect(favouriteButtonOf(page)).toHaveAttribute('aria-pressed', 'true')
  await other.close()

  await setFavourite(garage, parts[0]!, false)
  await page.clock.fastForward(31_000)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(favouriteButtonOf(page)).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await alive(page)
  await expect(favouriteButtonOf(page)).toHaveAttribute('aria-pressed', 'false')
})
