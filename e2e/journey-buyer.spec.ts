import { randomInt } from 'node:crypto'
import { alive, desktop, expect, open, phone, type Locator, type Page } from './fixtures.ts'
import { pdfOf } from './people.ts'
import { proveOneself } from './registering.ts'
import { sideways } from './screen-faults.ts'
import { sendMessage, test } from './api-users.ts'

const words = {
  en: {
    ...{ search: 'front brake pads land cruiser', newest: 'New to Old', parts: 'Parts' },
    ...{ toChat: 'Log in to chat', login: 'Login', first: 'Please login first' },
    ...{ register: 'Register', asGarage: 'Register as a buyer', name: 'Garage name' },
    ...{ type: 'Garage type', emirate: 'Emirate', address: 'Address' },
    ...{ opens: 'Opens at', closes: 'Closes at', licence: 'Trade licence number' },
    ...{ owner: 'Owner or manager', receiver: 'Goods receiver' },
    ...{ create: 'Create account', account: 'Your account', chat: 'Start Chat' },
    ...{ message: 'Message', send: 'Send', sent: 'Sent', messages: /^Messages with/ },
    ...{ save: /^Save .* favourites/, saved: /^Saved to/, favourites: 'Favourites' },
    ...{ mine: 'My favourites', logout: 'Log Out', garage: 'Al Noor Garage' },
    ...{ question: 'Do you have two sets?', answer: 'Yes, two sets on the shelf.' },
  },
  ar: {
    ...{ search: 'فحمات أمامية لاندكروزر', newest: 'الأحدث أولاً', parts: 'القطع' },
    ...{ toChat: 'سجّل الدخول للمحادثة', login: 'تسجيل الدخول', first: 'يرجى تسجيل الدخول أولاً' },
    ...{ register: 'أنشئ حساباً', asGarage: 'التسجيل كمشترٍ', name: 'اسم الكراج' },
    ...{ type: 'نوع الكراج', emirate: 'الإمارة', address: 'العنوان' },
    ...{ opens: 'يفتح عند', closes: 'يغلق عند', licence: 'رقم الرخصة التجارية' },
    ...{ owner: 'المالك أو المدير', receiver: 'مستلم البضاعة' },
    ...{ create: 'إنشاء الحساب', account: 'حسابك', chat: 'محادثة' },
    ...{ message: 'الرسالة', send: 'إرسال', sent: 'أُرسلت', messages: /^الرسائل مع/ },
    ...{ save: /^احفظ .* في المفضلة/, saved: /^محفوظة في المفضلة/, favourites: 'المفضلة' },
    ...{ mine: 'المفضلة', logout: 'تسجيل الخروج', garage: 'كراج النور' },
    ...{ question: 'عندكم طقمين؟', answer: 'نعم، طقمان على الرف.' },
  },
}

for (const [language, device] of [
  ['en', { viewport: desktop }],
  ['ar', { viewport: phone, isMobile: true, hasTouch: true }],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, ...device, contextOptions: {} })

    test(`a visitor finds a part, becomes a buyer and writes to its seller, in ${language}`, async ({
      page,
      apiUsers,
      people,
      troubles,
    }) => {
      const texts = words[language]
      const onPhone = language === 'ar'
      const press = (target: Locator) => (onPhone ? target.tap() : target.click())
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const seller = await apiUsers.seller(`JB-${randomInt(1_000_000)}`)
      const { partSKU } = seller.parts[0]!

      await test.step('finds it in everyday words, among the newest', async () => {
        await open(page, '/')
        const box = page.locator('input[name="search"]')
        await box.fill(texts.search)
        await box.press('Enter')
        await expect(page).toHaveURL(/\/all-listings\?search=/)
        await narrowToToyota(page, onPhone)
        await page.locator('select[name="sort"]').selectOption(texts.newest)
        await expect(page).toHaveURL(/sort=newest/)
        await press(cardOf(page, texts.parts, partSKU).getByRole('link'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).toContainText(partSKU)
        expect(await sideways(page)).toEqual([])
      })

      await test.step('wants to chat, and registers a garage first', async () => {
        await press(button(texts.toChat))
        const dialog = page.getByRole('dialog', { name: texts.login })
        await expect(dialog.getByText(texts.first, { exact: true })).toBeVisible()
        await press(dialog.getByRole('link', { name: texts.register }))
        await expect(page).toHaveURL(/\/register$/)
        await press(button(texts.asGarage))
        await proveOneself(page, people, language)
        await aboutGarage(page, texts)
        await press(button(texts.create))
        await expect(accountOf(page, texts.account)).toBeVisible()
        // Back on the page that asked for the login.
        await expect(page).toHaveURL(/\/(spare-part-details|buy-spare-parts)\//)
        await expect(page.getByRole('main')).toContainText(partSKU)
        await alive(page)
      })

      await test.step('asks, and reads the answer', async () => {
        await press(button(texts.chat).filter({ visible: true }))
        await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/)
        const box = page.getByRole('textbox', { name: texts.message })
        await box.fill(texts.question)
        await press(button(texts.send))
        const messages = page.getByRole('group', { name: texts.messages }).getByRole('listitem')
        await expect(messages.filter({ hasText: texts.question })).toContainText(texts.sent)
        await sendMessage(seller, page.url().split('/').at(-1)!, texts.answer)
        await expect(messages.filter({ hasText: texts.answer })).toBeVisible()
        expect(await sideways(page)).toEqual([])
      })

      await test.step('saves the part, finds it among the favourites, and logs out', async () => {
        await press(page.getByRole('main').getByRole('link', { name: partSKU }).last())
        const main = page.getByRole('main')
        await press(main.getByRole('button', { name: texts.save }).first())
        await expect(main.getByRole('button', { name: texts.saved }).first()).toBeVisible()
        await press(accountOf(page, texts.account))
        const menu = page.getByRole('dialog', { name: texts.account })
        await expect(menu).toContainText(texts.garage)
        await press(menu.getByRole('link', { name: texts.favourites }))
        await expect(page).toHaveURL(/\/my-favorites$/)
        const saved = page.getByRole('list', { name: texts.mine }).getByRole('article')
        await expect(saved).toHaveCount(1)
        await expect(saved).toContainText(partSKU)
        await press(accountOf(page, texts.account))
        // What is still asked for when the session ends is refused.
        troubles.expect(/401/)
        await press(menu.getByRole('button', { name: texts.logout }))
        const banner = page.getByRole('banner')
        await expect(banner.getByRole('button', { name: texts.login })).toBeVisible()
        await expect(page).toHaveURL('/')
      })
    })
  })

const accountOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name })

const cardOf = (page: Page, parts: string, number: string) =>
  page
    .getByRole('region', { name: parts, exact: true })
    .getByRole('article')
    .filter({ hasText: number })

/** By the filters beside the list, or in the sheet of a phone. */
async function narrowToToyota(page: Page, onPhone: boolean) {
  const toyota = 'input[name="make"][value="toyota"]'
  if (!onPhone) return void (await page.locator(`aside ${toyota}`).check())
  await page.locator('[href="#filters-side"]').tap()
  const sheet = page.getByRole('dialog')
  await sheet.locator(toyota).check()
  await expect(page).toHaveURL(/make=toyota/)
  await sheet.locator('.modal-foot button').tap()
  await expect(sheet).toBeHidden()
}

async function aboutGarage(page: Page, texts: (typeof words)['en' | 'ar']) {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field(texts.name).fill(texts.garage)
  await field(texts.type).selectOption({ index: 1 })
  await field(texts.emirate).selectOption('Sharjah')
  await field(texts.address).fill('Industrial Area 6, Shop 12')
  await field(texts.opens).fill('08:00')
  await field(texts.closes).fill('20:00')
  await field(texts.licence).fill('604412')
  await page.locator('input[name="trade_license_upload"]').setInputFiles(pdfOf('licence.pdf'))
  await field(texts.owner).fill('Hamad Al Suwaidi')
  await field(texts.receiver).fill('Yusuf Rahman')
}
