import type { ReplyOf } from '#contract/api.ts'
import { alive, desktop, expect, open, type Page } from './fixtures.ts'
import { signIn } from './people.ts'
import {
  roomAbout,
  sendMessage,
  test,
  type ApiSeller,
  type ApiUser,
  type ApiUsers,
} from './api-users.ts'

test.use({ locale: 'en', viewport: desktop })

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notif/ })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const ask = (garage: ApiUser, seller: ApiSeller) =>
  garage.post('/api/listing/request-callback', { listing_id: seller.parts[0]!._id })

test('the bell updates by itself, links to the subject, and is marked as read', async ({
  page,
  apiUsers,
}) => {
  const [seller, garage] = [await apiUsers.seller('NT-1001'), await apiUsers.garage()]
  await signIn(page, seller)
  await open(page, '/dashboard')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')
  const room = await roomAbout(garage, seller.parts[0]!)
  await sendMessage(garage, room, 'Is it there?')
  await sendMessage(garage, room, 'Hello?')
  await ask(garage, seller)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications: 2 unread notifications')

  await bellOf(page).click()
  const asked = panelOf(page).getByRole('link', { name: /requested a call about Front brake/ })
  await expect(asked).toContainText('كراج الواحة')
  await expect(asked).toContainText('NT-1001')
  await asked.click()
  await expect(page).toHaveURL(/\/my-callbacks$/)
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'كراج الواحة' })).toBeVisible()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications: 1 unread notification')

  await bellOf(page).click()
  await panelOf(page)
    .getByRole('link', { name: /wrote to you about/ })
    .press('Enter')
  await expect(page).toHaveURL(new RegExp(`/chats/${room}$`))
  await expect(page.getByRole('group', { name: /^Messages with/ })).toContainText('Hello?')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')

  await ask(await apiUsers.garage(), seller)
  await ask(await apiUsers.garage(), seller)
  await expect(bellOf(page)).toHaveAccessibleName('Notifications: 2 unread notifications')
  await bellOf(page).click()
  await panelOf(page).getByRole('button', { name: 'Mark all read' }).click()
  await expect(panelOf(page).getByRole('heading', { name: 'Notifications' })).toBeFocused()
  await expect(panelOf(page).getByText('New:')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bellOf(page)).toBeFocused()
  await expect(bellOf(page)).toHaveAccessibleName('Notifications')

  await bellOf(page).click()
  await panelOf(page).getByRole('link', { name: 'All notifications' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('listitem')).toHaveCount(4)
})

test('a channel is a switch, and a failed change is rolled back', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/503/)
  await signIn(page, await apiUsers.seller())
  await open(page, '/settings#notifications')
  const section = page.getByRole('region', { name: 'Notification settings' })
  const byMail = section.getByRole('switch', { name: 'Call-back requests by e-mail' })
  await expect(byMail).toBeChecked()
  await byMail.press('Space')
  await expect(section.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.reload()
  await alive(page)
  await expect(byMail).not.toBeChecked()
  await expect(section.getByRole('switch', { name: 'Price drops by e-mail' })).toBeChecked()

  const message = 'The marketplace is busy'
  await page.route('**/api/notifications/change-settings', (route) =>
    route.fulfill({ status: 503, json: { code: 'server.unavailable', message } }),
  )
  await byMail.press('Space')
  await expect(section.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(byMail).not.toBeChecked()
})

test('opening the link of a mail unsubscribes nothing; an invalid one shows an error', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/40\d/)
  const [seller, garage] = [await apiUsers.seller('NT-1003'), await apiUsers.garage()]
  await ask(garage, seller)
  const link = await unsubscribeLink(apiUsers, seller.email)
  type Settings = ReplyOf<'getNotificationSettings'>
  const settings = () => seller.get<Settings>('/api/notifications/settings')
  const before = await settings()
  expect(before).toMatchObject({ callbackEmail: true, messageEmail: true, priceEmail: true })
  const stop = page.getByRole('button', { name: 'Unsubscribe' })
  await open(page, link.pathname + link.search)
  await expect(stop).toBeVisible()
  expect(await settings()).toEqual(before)
  await stop.press('Enter')
  const done = page.getByText('You will no longer get e-mails about call-back requests.')
  await expect(done).toBeFocused()
  expect(await settings()).toEqual({ ...before, callbackEmail: false })

  await open(page, `/unsubscribe?kind=callback&token=${'x'.repeat(43)}`)
  await stop.click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(stop).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /settings/i })).toBeFocused()
  await open(page, '/unsubscribe?kind=callback')
  await expect(page.getByText('This link is incomplete.')).toBeVisible()
  await expect(stop).toHaveCount(0)
})

async function unsubscribeLink({ mailTo }: ApiUsers, email: string): Promise<URL> {
  const written = async () => {
    const texts = (await mailTo(email)).map(({ text }) => text)
    return texts.join('\n').match(/https?:\/\/\S+\/unsubscribe\?\S+/)?.[0] ?? ''
  }
  await expect.poll(written).toContain('kind=callback')
  return new URL(await written())
}
