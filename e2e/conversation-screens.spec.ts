import { desktop, expect, languagesShown, open, type Page } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { signIn } from './people.ts'
import { placeOf, roomAbout, sendMessage, test, type ApiUsers } from './api-users.ts'

const longNote = 'Two of them, for a Land Cruiser, with the sensor; '.repeat(9).trim()
const bellOf = (page: Page) => page.getByRole('banner').locator('.member-tools button')
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Two users with a conversation, a call-back, and a favourite with a price drop. */
async function startConversation(apiUsers: ApiUsers) {
  const numbers = ['0986AB-45678-TOYOTA-LONG-NUMBER-01', 'TS-1002']
  const [seller, garage] = [await apiUsers.seller(...numbers), await apiUsers.garage()]
  const [part, other] = seller.parts
  const room = await roomAbout(garage, part!)
  await sendMessage(garage, room, 'هل القطعة 04465-60280 متوفرة؟')
  await sendMessage(
    seller,
    room,
    `Yes: https://example.com/${'a-long-address-'.repeat(9)} ${longNote}`,
  )
  await sendMessage(garage, room, 'W'.repeat(300))
  const request = { listing_id: part!._id, note: longNote, preferred: 'evening' }
  await garage.post('/api/listing/request-callback', request)
  for (const { _id } of seller.parts)
    await garage.post('/api/listing/set-favourite', { listing_id: _id, favourite: true })
  await seller.post('/api/listing/change-many', { ids: [part!._id], action: 'price', value: -50 })
  await seller.post('/api/listing/change-many', { ids: [other!._id], action: 'remove' })
  return { seller, garage, part: part!, room }
}

for (const language of languagesShown)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: desktop })

    test(`[65] [66] the conversation of a garage with a seller in ${language}`, async ({
      page,
      apiUsers,
      catalogue,
    }) => {
      const { seller, garage, part, room } = await startConversation(apiUsers)
      await signIn(page, garage)
      await open(page, '/my-favorites')
      await expect(page.locator('.favourite')).toHaveCount(2)
      await expectGood(page, 'favourites')
      await open(page, `/chats/${room}`)
      await expect(page.locator('.bubble')).toHaveCount(3)
      await expectGood(page, 'conversation')
      await page.locator('.conversation-head .head-button').last().click()
      await page.locator('.drop-menu:popover-open button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectGood(page, 'report')
      await closeDialog(page)
      await bellOf(page).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      await expectGood(page, 'bell')
      await closeDialog(page)
      await open(page, placeOf(part))
      await expect(page.locator('.callback-outcome')).toBeVisible()
      await expectGood(page, 'a part that a call was asked for')

      await signIn(page, seller)
      await open(page, '/my-callbacks')
      await expect(page.locator('.callback-card')).toHaveCount(1)
      await expectGood(page, 'call-backs')
      await open(page, `/discussion/${room}`)
      await expect(page.locator('.bubble')).toHaveCount(3)
      await expectGood(page, 'discussion')
      await open(page, '/notifications')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expectGood(page, 'notifications')
      await open(page, '/settings#notifications')
      await expect(page.locator('#notifications .switch').first()).toBeVisible()
      await expectGood(page, 'settings')
      await open(page, `/spare-part-details/${catalogue.part.slug}?seller=${catalogue.part.user}`)
      await page.locator('.callback-slot button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectGood(page, 'asking for a call')
    })
  })
