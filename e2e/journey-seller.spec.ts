import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { ReplyOf } from '#contract/api.ts'
import { alive, desktop, expect, open, phone, type Locator, type Page } from './fixtures.ts'
import { companyName, pdfOf, signIn, type People } from './people.ts'
import { proveOneself } from './registering.ts'
import { sideways } from './screen-faults.ts'
import { test } from './api-users.ts'

// A stock list is read in a thread that has to learn the trade first.
const read = { timeout: 90_000 }

const words = {
  en: {
    ...{ account: 'Your account', add: 'Add New' },
    ...{ number: 'Part number', name: 'Part name', brand: 'Brand', category: 'Category' },
    ...{ brakes: 'Brake Parts', price: 'Price', stock: 'Pieces in stock', cars: 'Enter the cars' },
    ...{ sentence: 'Short description', text: 'Full description', listed: 'Your part is listed' },
    ...{ parts: 'Parts', bell: /^Notifications/, one: 'Notifications: 1 unread notification' },
    ...{ notifications: 'Notifications', requests: 'Filter requests', called: 'Mark as called' },
    ...{ wasCalled: 'Called', close: 'Close', closed: 'Closed: ', import: 'Import' },
    ...{ rows: 'Import 2 rows', online: 'Your stock is online', dashboard: 'Dashboard' },
    ...{ partsOnline: 'Parts online', callbacks: 'Call-backs', page: 'My public page' },
    pads: 'Front brake pads, ceramic',
  },
  ar: {
    ...{ account: 'حسابك', add: 'إضافة قطعة' },
    ...{ number: 'رقم القطعة', name: 'اسم القطعة', brand: 'الشركة المصنّعة', category: 'الفئة' },
    ...{ brakes: 'قطع الفرامل', price: 'السعر', stock: 'الكمية المتوفرة', cars: 'اكتب السيارات' },
    ...{ sentence: 'وصف مختصر', text: 'الوصف الكامل', listed: 'قطعتك معروضة الآن' },
    ...{ parts: 'القطع', bell: /^التنبيهات/, one: 'التنبيهات: تنبيه واحد غير مقروء' },
    ...{ notifications: 'التنبيهات', requests: 'تصفية الطلبات', called: 'تم الاتصال' },
    ...{ wasCalled: 'تم الاتصال', close: 'إغلاق', closed: 'أُغلق الطلب: ', import: 'استيراد' },
    ...{ rows: 'استيراد صفين', online: 'مخزونك معروض الآن', dashboard: 'لوحة المتابعة' },
    ...{ partsOnline: 'القطع المعروضة', callbacks: 'طلبات الاتصال', page: 'صفحتي العامة' },
    pads: 'فحمات أمامية سيراميك',
  },
}

for (const [language, device] of [
  ['en', { viewport: desktop }],
  ['ar', { viewport: phone, isMobile: true, hasTouch: true }],
] as const)
  test.describe(`in ${language}`, () => {
    test.slow()
    test.use({ locale: language, ...device, contextOptions: {} })

    test(`a new company lists, gets a call-back, imports and sees its figures, in ${language}`, async ({
      page,
      apiUsers,
      people,
    }) => {
      const texts = words[language]
      const onPhone = language === 'ar'
      const press = (target: Locator) => (onPhone ? target.tap() : target.click())
      // The English one begins with an account.
      const registers = language === 'ar'
      const company = registers ? `Marsa Parts ${randomInt(1_000_000)}` : companyName
      const digits = String(randomInt(10 ** 9, 10 ** 10))
      const number = `${digits.slice(0, 5)}-${digits.slice(5)}`
      const account = page.getByRole('banner').getByRole('button', { name: texts.account })
      const menu = page.getByRole('dialog', { name: texts.account })
      const goTo = async (name: string) => {
        await press(account)
        await press(menu.getByRole('link', { name, exact: true }))
        await expect(menu).toHaveCount(0)
      }

      await test.step(registers ? 'registers' : 'has an account', async () => {
        if (registers) await register(page, people, company)
        else {
          await signIn(page, await people.join('SELLER'))
          await open(page, '/')
        }
        await expect(account).toBeVisible()
        await expect(page).toHaveURL(registers ? '/thankyou' : '/')
        await alive(page)
      })

      await test.step('lists its first part', async () => {
        await goTo(texts.add)
        await aboutPart(page, texts, number)
        expect(await sideways(page)).toEqual([])
        await press(page.locator('.sell-submit'))
        await expect(page.getByRole('region', { name: texts.listed })).toBeVisible()
      })

      await test.step('finds it as a visitor would, by its number in another spelling', async () => {
        const box = page.locator('input[name="search"]')
        await box.fill(`${digits.slice(0, 5)} ${digits.slice(5, 8)} ${digits.slice(8)}`)
        await box.press('Enter')
        const cards = page.getByRole('region', { name: texts.parts, exact: true })
        await expect(cards.getByRole('article')).toHaveCount(1)
        await expect(cards.getByRole('article')).toContainText(number)
        await expect(cards.getByRole('article')).toContainText(company)
      })

      await test.step('is notified of a call-back, and calls', async () => {
        const bell = page.getByRole('banner').getByRole('button', { name: texts.bell })
        await expect(bell).toHaveAccessibleName(texts.notifications)
        await askedToCall(await apiUsers.garage(), number)
        await expect(bell).toHaveAccessibleName(texts.one)
        await press(bell)
        const panel = page.getByRole('dialog', { name: texts.notifications })
        await press(panel.getByRole('link', { name: texts.pads }))
        await expect(page).toHaveURL(/\/my-callbacks$/)
        const card = page.getByRole('article', { name: 'كراج الواحة' })
        await expect(card).toContainText('Two sets, today')
        await press(card.getByRole('button', { name: texts.called }))
        const requests = page.getByRole('navigation', { name: texts.requests })
        await press(requests.getByRole('link', { name: texts.wasCalled }))
        await expect(page).toHaveURL(/called/)
        await press(card.getByRole('button', { name: texts.close }))
        const notice = page.getByRole('status').filter({ hasText: texts.closed })
        await expect(notice).toBeVisible()
        expect(await sideways(page)).toEqual([])
      })

      await test.step('imports a small list', async () => {
        await goTo(texts.import)
        await page.locator('input[type=file]').setInputFiles(listOf(digits))
        const go = page.getByRole('button', { name: texts.rows })
        await expect(go).toBeEnabled(read)
        await press(go)
        await expect(page.getByText(texts.online, { exact: true })).toBeVisible(read)
      })

      await test.step('sees its figures, and its public page', async () => {
        await goTo(texts.dashboard)
        const figure = (name: string) =>
          page.locator('.figure', { has: page.getByRole('heading', { name, exact: true }) })
        await expect(figure(texts.partsOnline).locator('.figure-value')).toHaveText('3')
        await expect(figure(texts.callbacks).locator('.figure-value')).toHaveText('1')
        expect(await sideways(page)).toEqual([])
        await goTo(texts.page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(company)
        await expect(page.locator('.card-list').first().getByRole('article')).toHaveCount(3)
        expect(await sideways(page)).toEqual([])
      })
    })
  })

type Words = (typeof words)['en' | 'ar']

/** On an Arabic phone. */
async function register(page: Page, people: People, company: string) {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await open(page, '/register')
  await page.getByRole('button', { name: 'التسجيل كبائع' }).tap()
  await proveOneself(page, people, 'ar')
  await field('اسم الشركة').fill(company)
  await field('الإمارة').selectOption('Ajman')
  await field('العنوان').fill('Shop 4, New Industrial Area')
  await field('رقم الرخصة التجارية').fill('AJ-77120')
  await page.locator('input[name="trade_license_expiry"]').fill('2031-03-31')
  await page.locator('input[name="trade_license_upload"]').setInputFiles(pdfOf('licence.pdf'))
  await page.getByRole('checkbox', { name: /أوافق على/ }).check()
  await page.getByRole('button', { name: 'إنشاء الحساب' }).tap()
}

async function aboutPart(page: Page, texts: Words, number: string) {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box(texts.number).fill(number)
  await box(texts.name).fill(texts.pads)
  await page.getByRole('combobox', { name: texts.brand }).fill('Advics')
  await page.getByRole('combobox', { name: texts.category, exact: true }).selectOption(texts.brakes)
  await box(texts.price).fill('245')
  await box(texts.stock).fill('6')
  await box(texts.cars).fill('Land Cruiser 2016-2021')
  await box(texts.cars).press('Enter')
  const years = page.getByRole('textbox', { name: /^(Land Cruiser|لاند ?كروزر)/ })
  await expect(years.first()).toHaveValue('2016')
  await page.locator('input[name="pictures"]').setInputFiles(await photo())
  await expect(page.locator('.sell-section img').first()).toBeVisible()
  await box(texts.sentence).fill('New, in its box')
  await box(texts.text).fill('A set for both sides, with shims.')
}

async function photo() {
  const size = { width: 800, height: 600, channels: 3 as const, background: '#a02020' }
  const buffer = await sharp({ create: size }).jpeg().toBuffer()
  return { name: 'pads.jpg', mimeType: 'image/jpeg', buffer }
}

/** Two parts beside the first one, as a shop's program writes them. */
function listOf(digits: string) {
  const lines = [
    'Part No.;Description;Brand;QTY;Price (AED);Vehicle',
    `${digits}-A;Oil filter;Denso;12;35.00;Camry 2012-2017`,
    `${digits}-B;Air filter;Denso;4;60.00;Camry 2012-2017`,
  ]
  return { name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

type Garage = { post: <Reply>(path: string, data: object) => Promise<Reply> }

async function askedToCall(garage: Garage, number: string) {
  const query = { string: number }
  const found = await garage.post<ReplyOf<'searchListings'>>('/api/listing/search', query)
  const ask = { listing_id: found.listings[0]!._id, note: 'Two sets, today' }
  await garage.post('/api/listing/request-callback', ask)
}
