import { randomInt } from 'node:crypto'
import { alive, desktop, expect, open, phone, type Locator, type Page } from './fixtures.ts'
import { pdfOf } from './people.ts'
import { proveOneself } from './registering.ts'
import { sideways } from './screen-faults.ts'
import { say, test } from './talkers.ts'

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
    ...{ heart: /^Save .* favourites/, kept: /^Saved to/, favourites: 'Favourites' },
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
    ...{ heart: /^احفظ .* في المفضلة/, kept: /^محفوظة في المفضلة/, favourites: 'المفضلة' },
    ...{ mine: 'المفضلة', logout: 'تسجيل الخروج', garage: 'كراج النور' },
    ...{ question: 'عندكم طقمين؟', answer: 'نعم، طقمان على الرف.' },
  },
}

for (const [language, device] of [
  ['en', { viewport: desktop }],
  ['ar', { viewport: phone, isMobile: true, hasTouch: true }],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, ...device })

    test(`a visitor finds a part, becomes a buyer and talks to its seller, in ${language}`, async ({
      page,
      talkers,
    }) => {
      const said = words[language]
      const onPhone = language === 'ar'
      const press = (target: Locator) => (onPhone ? target.tap() : target.click())
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const seller = await talkers.seller(`JB-${randomInt(1_000_000)}`)
      const { partSKU } = seller.parts[0]!

      await test.step('finds it in his own words, among the newest', async () => {
        await open(page, '/')
        const box = page.locator('input[name="search"]')
        await box.fill(said.search)
        await box.press('Enter')
        await expect(page).toHaveURL(/\/all-listings\?search=/)
        await narrowToToyota(page, onPhone)
        await page.locator('select[name="sort"]').selectOption(said.newest)
        await expect(page).toHaveURL(/sort=newest/)
        await press(cardOf(page, said.parts, partSKU).getByRole('link'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).toContainText(partSKU)
        expect(await sideways(page)).toEqual([])
      })

      await test.step('wants to chat, and registers his garage first', async () => {
        await press(button(said.toChat))
        const dialog = page.getByRole('dialog', { name: said.login })
        await expect(dialog.getByText(said.first, { exact: true })).toBeVisible()
        await press(dialog.getByRole('link', { name: said.register }))
        await expect(page).toHaveURL(/\/register$/)
        await press(button(said.asGarage))
        await proveOneself(page, language)
        await aboutGarage(page, said)
        await press(button(said.create))
        await expect(accountOf(page, said.account)).toBeVisible()
        // Back where he was asked to log in.
        await expect(page).toHaveURL(/\/(spare-part-details|buy-spare-parts)\//)
        await expect(page.getByRole('main')).toContainText(partSKU)
        await alive(page)
      })

      await test.step('asks, and reads the answer', async () => {
        await press(button(said.chat).filter({ visible: true }))
        await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/)
        const box = page.getByRole('textbox', { name: said.message })
        await box.fill(said.question)
        await press(button(said.send))
        const messages = page.getByRole('group', { name: said.messages }).getByRole('listitem')
        await expect(messages.filter({ hasText: said.question })).toContainText(said.sent)
        await say(seller, page.url().split('/').at(-1)!, said.answer)
        await expect(messages.filter({ hasText: said.answer })).toBeVisible()
        expect(await sideways(page)).toEqual([])
      })

      await test.step('keeps the part, finds it among his favourites, and logs out', async () => {
        await press(page.getByRole('main').getByRole('link', { name: partSKU }).last())
        const main = page.getByRole('main')
        await press(main.getByRole('button', { name: said.heart }).first())
        await expect(main.getByRole('button', { name: said.kept }).first()).toBeVisible()
        await press(accountOf(page, said.account))
        const menu = page.getByRole('dialog', { name: said.account })
        await expect(menu).toContainText(said.garage)
        await press(menu.getByRole('link', { name: said.favourites }))
        await expect(page).toHaveURL(/\/my-favorites$/)
        const kept = page.getByRole('list', { name: said.mine }).getByRole('article')
        await expect(kept).toHaveCount(1)
        await expect(kept).toContainText(partSKU)
        await press(accountOf(page, said.account))
        await press(menu.getByRole('button', { name: said.logout }))
        const banner = page.getByRole('banner')
        await expect(banner.getByRole('button', { name: said.login })).toBeVisible()
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

async function aboutGarage(page: Page, said: (typeof words)['en' | 'ar']) {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field(said.name).fill(said.garage)
  await field(said.type).selectOption({ index: 1 })
  await field(said.emirate).selectOption('Sharjah')
  await field(said.address).fill('Industrial Area 6, Shop 12')
  await field(said.opens).fill('08:00')
  await field(said.closes).fill('20:00')
  await field(said.licence).fill('604412')
  await page.locator('input[name="trade_license_upload"]').setInputFiles(pdfOf('licence.pdf'))
  await field(said.owner).fill('Hamad Al Suwaidi')
  await field(said.receiver).fill('Yusuf Rahman')
}
