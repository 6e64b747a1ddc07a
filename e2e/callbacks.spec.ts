import type { ReplyOf } from '#contract/api.ts'
import { alive, desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { logInByEmail, signIn } from './people.ts'
import { sideways, untranslated } from './screen-faults.ts'
import { placeOf, test } from './api-users.ts'

test.use({ locale: 'en', viewport: desktop })

const askOf = (page: Page) => page.getByRole('button', { name: 'Request seller to call back' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request a call' })
const outcomeOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Requested|The seller/ })

test('[37] [56] a request sent in English is called from an Arabic phone, and both see its state', async ({
  page,
  apiUsers,
  openAs,
}) => {
  const [seller, garage] = [await apiUsers.seller('CB-1001'), await apiUsers.garage()]
  const [part] = seller.parts
  await signIn(page, garage)
  await open(page, placeOf(part!))
  await askOf(page).click()
  const dialog = dialogOf(page)
  const number = dialog.getByLabel('Your phone number')
  expect((await number.inputValue()).replace(/\D/g, '')).toBe(garage.phone.slice(1))
  await number.fill('050 12')
  await dialog.getByRole('button', { name: 'Request a call' }).click()
  await expect(number).toBeFocused()
  await expect(dialog).toContainText('Enter a phone number such as 050 123 4567')
  await number.fill('050 765 4321')
  await dialog.getByRole('radio', { name: /^Evening/ }).check()
  await dialog.getByLabel('Note for the seller').fill('Two of them, today <b>please</b>')
  await dialog.getByRole('button', { name: 'Request a call' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(outcomeOf(page)).toContainText('The seller has been notified')
  await expect(outcomeOf(page)).toBeFocused()
  await page.reload()
  await alive(page)
  await expect(outcomeOf(page)).toContainText('The seller has been notified')
  await expect(askOf(page)).toHaveCount(0)

  const ask = { listing_id: part!._id, note: 'Once more' }
  const again = await garage.post<ReplyOf<'requestCallback'>>('/api/listing/request-callback', ask)
  expect(again).toMatchObject({ repeated: true, callback: { note: /Two of them/ } })

  const desk = await openAs(seller, { locale: 'ar', viewport: phone, hasTouch: true })
  await open(desk, '/my-callbacks')
  const card = desk.getByRole('article', { name: 'كراج الواحة' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('مساءً، من 5 إلى 8')
  await expect(card).toContainText('Two of them, today <b>please</b>')
  await expect(card.getByRole('link', { name: 'اتصال' })).toHaveAttribute(
    'href',
    'tel:+971507654321',
  )
  const whatsapp = await card.getByRole('link', { name: 'واتساب' }).getAttribute('href')
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/971507654321\?text=/)
  expect(decodeURIComponent(whatsapp!)).toContain('CB-1001')
  expect(await sideways(desk)).toEqual([])
  expect(await untranslated(desk)).toEqual([])
  await expectNoFindings(desk)

  await card.getByRole('button', { name: 'تم الاتصال' }).tap()
  await expect(desk.getByRole('status').filter({ hasText: 'سُجّل أنك اتصلت' })).toBeVisible()
  await expect(card).toContainText('نُقل إلى «تم الاتصال»')
  await expectNoFindings(desk)
  await card.getByRole('button', { name: 'تراجع' }).tap()
  await card.getByRole('button', { name: 'تم الاتصال' }).tap()
  await expect(card).toContainText('نُقل إلى «تم الاتصال»')
  await page.reload()
  await expect(outcomeOf(page)).toHaveText('The seller has marked it as called')
  await open(page, '/dashboard')
  const asked = page.getByRole('region', { name: 'Call-backs' }).getByRole('listitem')
  await expect(asked).toHaveCount(1)
  await expect(asked).toContainText('Called')
  await expectNoFindings(page)
  await asked.getByRole('link').click()
  await expect(outcomeOf(page)).toHaveText('The seller has marked it as called')
  const views = desk.getByRole('navigation', { name: 'تصفية الطلبات' })
  await views.getByRole('link', { name: 'تم الاتصال' }).tap()
  await card.getByRole('button', { name: 'إغلاق' }).tap()
  await expect(desk.getByRole('status').filter({ hasText: 'أُغلق الطلب' })).toBeVisible()
  await page.reload()
  await expect(outcomeOf(page)).toContainText('The seller has closed your request.')
})

test('[37] a failure preserves the typed values', async ({ page, apiUsers, troubles }) => {
  troubles.expect(/503/)
  const [{ parts }, garage] = [await apiUsers.seller('CB-1002'), await apiUsers.garage()]
  await signIn(page, garage)
  await open(page, placeOf(parts[0]!))
  await askOf(page).click()
  const message = 'The marketplace is busy'
  const busy = { status: 503, json: { code: 'server.unavailable', message } }
  await page.route('**/api/listing/request-callback', (route) => route.fulfill(busy))
  const note = dialogOf(page).getByLabel('Note for the seller')
  await note.fill('For a Land Cruiser')
  await dialogOf(page).getByRole('button', { name: 'Request a call' }).click()
  await expect(dialogOf(page).getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(note).toHaveValue('For a Land Cruiser')
  await page.mouse.click(5, 5)
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await askOf(page).click()
  await expect(note).toHaveValue('For a Land Cruiser')
  await note.fill('For a Land Cruiser, \u2066050 123 4567\u2069\u200E')
  await page.unroute('**/api/listing/request-callback')
  await dialogOf(page).getByRole('button', { name: 'Request a call' }).click()
  await expect(outcomeOf(page)).toContainText('The seller has been notified')
})

test('[37] [38] a visitor’s request continues after logging in, and not after closing the login', async ({
  page,
  apiUsers,
}) => {
  const [{ parts }, garage] = [await apiUsers.seller('CB-1004'), await apiUsers.garage()]
  await open(page, placeOf(parts[0]!))
  await page.getByRole('button', { name: 'Log in to chat' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wish'))).toBeNull()
  await page.getByRole('button', { name: 'Log in to request a call' }).click()
  await logInByEmail(page, garage.email)
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(askOf(page)).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)

  await page.evaluate(() => localStorage.removeItem('login'))
  await open(page, placeOf(parts[0]!))
  await page.getByRole('button', { name: 'Log in to chat' }).click()
  await logInByEmail(page, garage.email)
  await expect(page).toHaveURL(/\/chats\/[-0-9a-f]{36}/)
})

test('[38] [56] sellers can’t request themselves, and garages see whom the page is for', async ({
  page,
  apiUsers,
}) => {
  const seller = await apiUsers.seller('CB-1003')
  await signIn(page, seller)
  await open(page, placeOf(seller.parts[0]!))
  await expect(askOf(page)).toBeDisabled()
  await expect(askOf(page)).toHaveAccessibleDescription('This is your own part')
  const chat = page.getByRole('button', { name: 'Start Chat' }).first()
  await expect(chat).toHaveAttribute('aria-disabled', 'true')
  await expect(chat).toHaveAccessibleDescription('This is your own part')
  await open(page, '/my-callbacks')
  await expect(page.getByRole('heading', { name: 'No open requests' })).toBeVisible()

  await signIn(page, await apiUsers.garage())
  await open(page, '/my-callbacks')
  await expect(page.getByRole('heading', { name: 'This page is for sellers' })).toBeVisible()
})
