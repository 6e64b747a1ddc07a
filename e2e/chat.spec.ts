import { alive, desktop, expect, open, phone, type Locator, type Page } from './fixtures.ts'
import { expectNoFindingsByLanguage } from './no-findings.ts'
import { pictureOf, signIn } from './people.ts'
import { sideways, untranslated } from './screen-faults.ts'
import { placeOf, roomAbout, sendMessage, test, type ApiSeller, type ApiUser } from './api-users.ts'

test.use({ locale: 'en', viewport: desktop })

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const messagesOf = (page: Page) => page.getByRole('group', { name: /^Messages with/ })
const messageOf = (page: Page, text: string) =>
  messagesOf(page).getByRole('listitem').filter({ hasText: text })
const roomsOf = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const roomOf = (page: Page, name: string) =>
  roomsOf(page).getByRole('link').filter({ hasText: name })
const chatsOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Chats/ })
const presenceOf = (page: Page) => page.locator('.conversation-presence')

/** Watched within the page, as typing is shown for a second only. */
const presenceShown = (page: Page, text: string) =>
  page.waitForFunction(
    (text) => document.querySelector('.conversation-presence')?.textContent.trim() === text,
    text,
    { polling: 50, timeout: 20_000 },
  )

const garageName = 'كراج الواحة'
const sellerName = 'Zulal Auto Spare Parts'

async function write(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text)
  await boxOf(page).press('Enter')
}

/** The texts of a conversation, in their displayed order. */
const textsOf = (page: Page) => messagesOf(page).locator('.bubble-text').allTextContents()

/** A garage that sits in a conversation with a seller. */
async function inRoom(page: Page, garage: ApiUser, seller: ApiSeller): Promise<string> {
  const room = await roomAbout(garage, seller.parts[0]!)
  await signIn(page, garage)
  await open(page, `/chats/${room}`)
  await expect(boxOf(page)).toBeVisible()
  return room
}

test('[58] [59] [60] a question from the part is answered without reloading', async ({
  page,
  apiUsers,
  openAs,
}) => {
  const [seller, garage] = [await apiUsers.seller('CH-1001'), await apiUsers.garage()]
  const theirs = await openAs(seller)
  await open(theirs, '/my-listing')
  await expect(chatsOf(theirs)).toHaveAccessibleName('Chats')
  await signIn(page, garage)
  await open(page, placeOf(seller.parts[0]!))
  await page.getByRole('button', { name: 'Start Chat' }).first().click()
  await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/)
  const part = page
    .getByRole('main')
    .getByRole('link', { name: /CH-1001/ })
    .last()
  await expect(part).toContainText('240')

  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await write(page, '  \n ')
  await expect(messagesOf(page)).toContainText('No messages yet')
  const html = 'Is it <b>original</b>? <img src=x onerror=alert(1)>'
  await boxOf(page).fill('')
  await write(page, html)
  await expect(messageOf(page, html)).toContainText('Sent')
  await expect(boxOf(page)).toHaveValue('')
  await expect(messagesOf(page).getByText('Today', { exact: true })).toHaveCount(1)

  await expect(chatsOf(theirs)).toHaveAccessibleName('Chats: 1 unread message')
  await expect(theirs).toHaveTitle(/^\(1\) /)
  await chatsOf(theirs).click()
  await expect(roomOf(theirs, garageName)).toContainText('1 unread message')
  await expect(messageOf(page, html)).toContainText('Sent')
  await roomOf(theirs, garageName).click()
  await expect(messageOf(theirs, html)).toBeVisible()
  await expect(theirs.locator('.bubble img')).toHaveCount(0)
  await expect(messageOf(page, html)).toContainText('Read')
  await expect(chatsOf(theirs)).toHaveAccessibleName('Chats')
  await expect(theirs).not.toHaveTitle(/^\(/)

  await expect(presenceOf(theirs)).toHaveText('Online')
  await Promise.all([presenceShown(theirs, 'typing…'), boxOf(page).pressSequentially('And')])
  await expect(presenceOf(theirs)).toHaveText('Online')
  await write(theirs, 'Yes, it is: https://example.com/04465.')
  await expect(messageOf(page, 'Yes, it is')).toBeVisible()
  const link = messageOf(page, 'Yes, it is').getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://example.com/04465')
  await expect(messageOf(theirs, 'Yes, it is')).toContainText('Read')
  await expect(boxOf(page)).toHaveValue('And')

  await theirs
    .locator('.composer input[type=file]')
    .setInputFiles(await pictureOf('the-box.jpg', '#c05020'))
  await theirs.getByRole('button', { name: 'Send' }).click()
  const photo = messagesOf(page).getByRole('button', { name: 'Enlarge photo' })
  await expect(photo.getByRole('img')).toHaveJSProperty('complete', true)
  await photo.click()
  const large = page.getByRole('dialog').getByRole('img')
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()

  await expect(presenceOf(page)).toHaveText('Online')
  await theirs.close()
  await expect(presenceOf(page)).toHaveText('Away')
})

test('[59] offline messages wait, and are sent once and in order', async ({
  page,
  context,
  apiUsers,
  openAs,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED|ERR_NETWORK/)
  const [seller, garage] = [await apiUsers.seller('CH-1002'), await apiUsers.garage()]
  const room = await inRoom(page, garage, seller)
  await write(page, 'first')
  await expect(messageOf(page, 'first')).toContainText('Sent')
  const theirs = await openAs(seller)
  await open(theirs, `/chats/${room}`)

  await context.setOffline(true)
  await expect(
    page.getByRole('status').filter({ hasText: 'You are offline. Messages are sent' }),
  ).toBeVisible()
  for (const text of ['second', 'third', 'fourth']) await write(page, text)
  await expect(messageOf(page, 'fourth')).toContainText('Waiting')
  await context.setOffline(false)
  await expect(messageOf(theirs, 'fourth')).toBeVisible()
  expect(await textsOf(theirs)).toEqual(['first', 'second', 'third', 'fourth'])
  await expect(messageOf(page, 'fourth')).toContainText('Read')
  expect(await textsOf(page)).toEqual(['first', 'second', 'third', 'fourth'])
  await expect(
    page.getByRole('status').filter({ hasText: 'You are offline. Messages are sent' }),
  ).toHaveCount(0)
})

test('[59] queued messages survive a reload, and those above the limit are sent by themselves', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/429/)
  const [seller, garage] = [await apiUsers.seller('CH-1003'), await apiUsers.garage()]
  const room = await roomAbout(garage, seller.parts[0]!)
  await signIn(page, garage)
  // The answer is lost each time: whether it was stored can't be known.
  await page.routeWebSocket(/socket\.io/, (socket) => void socket.close())
  await page.route('**/socket.io/**', (route) => route.abort())
  troubles.expect(/socket\.io|WebSocket/)
  await open(page, `/chats/${room}`)
  await write(page, 'Keep this one')
  await expect(messageOf(page, 'Keep this one')).toContainText('Waiting')
  const waiting = 'Messages are sent automatically'
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(messageOf(page, 'Keep this one')).toContainText('Sent')

  const many = Array.from({ length: 25 }, (_, count) => sendMessage(garage, room, `again ${count}`))
  await Promise.allSettled(many)
  await write(page, 'One more')
  await expect(messageOf(page, 'One more')).toContainText('This one will be sent in')
  await expect(messageOf(page, 'One more')).toContainText('Sent', { timeout: 30_000 })
  await expect(messageOf(page, 'Keep this one')).toHaveCount(1)
})

test('two tabs of one user show the same unread count', async ({ page, context, apiUsers }) => {
  const [seller, garage] = [await apiUsers.seller('CH-1004'), await apiUsers.garage()]
  const room = await roomAbout(garage, seller.parts[0]!)
  await signIn(page, seller)
  await open(page, '/my-listing')
  await sendMessage(garage, room, 'Good morning')
  await expect(chatsOf(page)).toHaveAccessibleName('Chats: 1 unread message')
  await page.getByRole('button', { name: 'Your account' }).click()
  const menu = page.getByRole('dialog', { name: 'Your account' })
  await expect(menu.getByRole('link', { name: /^Chats/ })).toContainText('1 unread message')
  await page.keyboard.press('Escape')
  const other = await context.newPage()
  await open(other, '/chats')
  await roomOf(other, garageName).click()
  await expect(messageOf(other, 'Good morning')).toBeVisible()
  await expect(chatsOf(other)).toHaveAccessibleName('Chats')
  await expect(chatsOf(page)).toHaveAccessibleName('Chats')
  await write(other, 'Good morning to you')
  await open(page, `/chats/${room}`)
  await expect(messageOf(page, 'Good morning to you')).toBeVisible()
  await write(page, 'It is there')
  await expect(messageOf(other, 'It is there')).toContainText('Sent')
  await other.close()
})

test('[58] up to 991 px there is one pane, above it two', async ({ page, apiUsers }) => {
  const [seller, garage] = [await apiUsers.seller('CH-1007'), await apiUsers.garage()]
  const room = await roomAbout(garage, seller.parts[0]!)
  await sendMessage(garage, room, 'Hello')
  await page.setViewportSize({ width: 992, height: 800 })
  await signIn(page, garage)
  await open(page, `/chats/${room}`)
  await expect(boxOf(page)).toBeVisible()
  await expect(roomsOf(page)).toBeVisible()
  await page.setViewportSize({ width: 991, height: 800 })
  await expect(roomsOf(page)).toBeHidden()
  await expect(boxOf(page)).toBeVisible()
})

test('a blocked user sees it, and a conversation is reported', async ({
  page,
  context,
  apiUsers,
  openAs,
  troubles,
}) => {
  troubles.expect(/403|ERR_INTERNET_DISCONNECTED|WebSocket/)
  const [seller, garage] = [await apiUsers.seller('CH-1005'), await apiUsers.garage()]
  const room = await inRoom(page, garage, seller)
  await write(page, 'Hello')
  const theirs = await openAs(seller)
  await open(theirs, `/chats/${room}`)
  const more = theirs.getByRole('button', { name: 'Conversation options' })
  await more.click()
  await theirs.getByRole('button', { name: 'Report' }).click()
  const report = theirs.getByRole('dialog', { name: 'Report this conversation' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByRole('alert').filter({ hasText: 'Choose a reason' })).toBeVisible()
  await report.getByRole('radio', { name: 'Insults or threats' }).check()
  await report.getByLabel('What happened?').fill('Rude words')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(theirs.getByText('Thank you. We will look into it.')).toBeVisible()

  // What is written meanwhile is refused.
  await context.setOffline(true)
  await write(page, 'Are you there?')
  await expect(messageOf(page, 'Are you there?')).toContainText('Waiting')
  await more.click()
  await theirs.getByRole('button', { name: 'Block', exact: true }).click()
  const sure = theirs.getByRole('dialog', { name: `Block ${garageName}?` })
  await sure.getByRole('button', { name: 'Block' }).click()
  await expect(theirs.getByText(`You have blocked ${garageName}.`)).toBeVisible()
  await expect(boxOf(theirs)).toHaveCount(0)
  await context.setOffline(false)
  await expect(messageOf(page, 'Are you there?')).toContainText('Not sent')
  await expect(page.getByText(`${sellerName} no longer receives your messages`)).toBeVisible()
  await expect(boxOf(page)).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Unblock' }).click()
  await expect(boxOf(theirs)).toBeVisible()
  await page.reload()
  await messageOf(page, 'Are you there?').getByRole('button', { name: 'Send again' }).click()
  await expect(messageOf(theirs, 'Are you there?')).toBeVisible()
})

test('[55] a seller’s conversations are listed under their parts; an unknown one shows a message', async ({
  page,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/404/)
  const seller = await apiUsers.seller('CH-2001', 'CH-2002')
  const [one, two] = [await apiUsers.garage(), await apiUsers.garage()]
  await sendMessage(one, await roomAbout(one, seller.parts[0]!), 'About the first')
  await sendMessage(two, await roomAbout(two, seller.parts[0]!), 'Also about the first')
  const room = await roomAbout(two, seller.parts[1]!)
  await sendMessage(two, room, 'About the second')
  await signIn(page, seller)
  await open(page, '/discussion')
  const groups = roomsOf(page).getByRole('region')
  await expect(groups).toHaveCount(2)
  const first = groups.filter({ hasText: 'CH-2001' })
  await expect(first).toContainText('2 conversations')
  await expect(first.getByRole('link')).toHaveCount(2)
  await groups.filter({ hasText: 'CH-2002' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/discussion/${room}$`))
  await expect(messageOf(page, 'About the second')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search conversations' })
  await search.fill('ch 2001')
  await expect(groups).toHaveCount(1)
  await search.fill('zzzz')
  await expect(roomsOf(page)).toContainText('No conversation matches “zzzz”.')

  const missing = page.getByRole('heading', { name: 'Conversation not found' })
  await open(page, '/chats/0b8f1d52-0000-4000-8000-000000000000')
  await expect(missing).toBeVisible()
  await open(page, '/chats/nothing')
  await expect(missing).toBeVisible()
  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page).toHaveURL(/\/chats$/)
  await signIn(page, one)
  await open(page, `/chats/${room}`)
  await expect(missing).toBeVisible()
})

test('[60] by keyboard alone a conversation is opened and a message sent', async ({
  page,
  apiUsers,
}) => {
  const [seller, garage] = [await apiUsers.seller('CH-1006'), await apiUsers.garage()]
  await sendMessage(garage, await roomAbout(garage, seller.parts[0]!), 'Hello')
  await signIn(page, seller)
  await open(page, '/chats')
  const room = roomOf(page, garageName)
  await expect(room).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search conversations' }).focus()
  await tabTo(page, room)
  await page.keyboard.press('Enter')
  await expect(messageOf(page, 'Hello')).toBeVisible()
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.type('Good morning')
  await page.keyboard.press('Enter')
  await expect(messageOf(page, 'Good morning')).toContainText('Sent')
  await expect(boxOf(page)).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Quick replies' }), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Yes, it is available.' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(boxOf(page)).toBeFocused()
  await expect(boxOf(page)).toHaveValue('Yes, it is available.')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Come by')
  await page.keyboard.press('Enter')
  await expect(messageOf(page, 'Come by')).toContainText('Sent')
  expect((await textsOf(page)).at(-1)).toBe('Yes, it is available.\nCome by')
  await tabTo(page, page.getByRole('link', { name: /CH-1006.*240/ }), 'Shift+Tab')
})

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} never reaches ${target}`)
}

test.describe('in Arabic on a phone', () => {
  test.use({ locale: 'ar', viewport: phone, hasTouch: true })

  test('[58] [60] [65] the action bar of a part opens the conversation in one pane, with a way back', async ({
    page,
    context,
    apiUsers,
    openAs,
    troubles,
  }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/)
    const [seller, garage] = [await apiUsers.seller('CH-3001'), await apiUsers.garage()]
    await signIn(page, garage)
    await open(page, placeOf(seller.parts[0]!))
    await page.locator('.part-bar').getByRole('button', { name: 'محادثة' }).tap()
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/)
    const box = page.getByRole('textbox', { name: 'الرسالة' })
    await box.fill('هل القطعة 04465-60280 أصلية؟')
    await box.press('Enter')
    await expect(box).toHaveValue(/\n$/)
    await page.getByRole('button', { name: 'إرسال' }).tap()
    const messages = page.getByRole('group', { name: /^الرسائل مع/ })
    const message = (text: string) => messages.getByRole('listitem').filter({ hasText: text })
    await expect(message('أصلية؟')).toContainText('أُرسلت')
    await expect(messages.getByText('اليوم', { exact: true })).toHaveCount(1)
    await expect(box).toBeInViewport({ ratio: 1 })

    const theirs = await openAs(seller, { locale: 'ar', viewport: phone, hasTouch: true })
    await open(theirs, '/chats')
    const rooms = theirs.getByRole('navigation', { name: 'المحادثات' })
    await expect(rooms.getByRole('link', { name: /رسالة غير مقروءة/ })).toHaveCount(1)
    expect(await sideways(theirs)).toEqual([])
    await rooms.getByRole('link').first().tap()
    await expect(rooms).toBeHidden()
    await expect(message('أصلية؟')).toContainText('قُرئت')
    const theirBox = theirs.getByRole('textbox', { name: 'الرسالة' })
    await Promise.all([presenceShown(page, 'يكتب الآن…'), theirBox.fill('نعم، وكالة')])
    await theirs.getByRole('button', { name: 'إرسال' }).tap()
    await expect(message('نعم، وكالة')).toBeVisible()

    await context.setOffline(true)
    await box.fill('متى أستلمها؟')
    await page.getByRole('button', { name: 'إرسال' }).tap()
    await expect(message('متى أستلمها؟')).toContainText('بانتظار الإرسال')
    const offline = page.getByRole('status').filter({ hasText: 'لا يوجد اتصال بالإنترنت' })
    await expect(offline).toBeVisible()
    await page.getByRole('link', { name: 'رجوع إلى المحادثات' }).tap()
    await expect(page).toHaveURL(/\/chats$/)
    await context.setOffline(false)
    await page.getByRole('navigation', { name: 'المحادثات' }).getByRole('link').first().tap()
    await expect(message('متى أستلمها؟')).toHaveCount(1)
    await expect(message('متى أستلمها؟')).toContainText('قُرئت')
    expect(await sideways(page)).toEqual([])
    expect(await untranslated(page)).toEqual([])
    await expectNoFindingsByLanguage(page)

    await page.goBack()
    await expect(page.getByRole('navigation', { name: 'المحادثات' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/)
    await alive(page)
  })
})
