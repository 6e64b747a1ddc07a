import { readFile } from 'node:fs/promises'
import type { ReplyOf } from '#contract/api.ts'
import { desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { password, signIn, test } from './people.ts'
import { sideways } from './screen-faults.ts'

const address = '/my-listing/import'
// A stock list is read in a thread that has to learn the trade first.
const read = { timeout: 90_000 }
const chooser = (page: Page) => page.locator('input[type=file]')
const csvOf = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

/** Part numbers that no other test lists, so that parallel tests don't interfere. */
const numbersOf = (id: string) => [1, 2, 3].map((no) => `Z${id.slice(0, 6).toUpperCase()}-${no}`)

const untoldIn = (page: Page) => page.getByRole('main').getByText(/\b(import|account|shell):[a-z]/)

test.describe('in English', () => {
  test.slow()
  test.use({ locale: 'en', viewport: desktop })

  test('[53] a spreadsheet is imported, and its errors are listed', async ({
    page,
    people,
    request,
  }) => {
    const person = await people.join('SELLER')
    const [first, second, third] = numbersOf(person._id)
    await signIn(page, person)
    await open(page, address)
    await expect(page.getByText('No imports yet')).toBeVisible()
    await expectNoFindings(page)

    const lines = [
      'Part No.;Description;Brand;QTY;Sale Price (AED);Vehicle;Shelf',
      `${first};Front brake pads;Toyota;12;"1,245.00";Land Cruiser 08-15;A-1`,
      `${second};Oil filter;Denso;٣;AED 35;Camry 2012-2017;A-2`,
      `${third};Air filter;Denso;4;call;Camry 2012-2017;A-3`,
    ]
    await chooser(page).setInputFiles(csvOf('stock of today.csv', lines))
    const go = page.getByRole('button', { name: 'Import 2 rows' })
    await expect(go).toBeEnabled(read)
    await expect(page).toHaveURL(/\?job=[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: /Columns/ })).toBeFocused()
    const shelf = page.getByLabel('Field of column G: Shelf')
    await expect(page.getByLabel('Field of column E: Sale Price (AED)')).toHaveValue('price')
    await expect(shelf).toHaveValue('')
    const failed = page.getByRole('table', { name: 'Skipped rows' })
    const call = failed.getByRole('row').filter({ hasText: 'call' })
    await expect(call.getByRole('rowheader', { name: '4', exact: true })).toBeVisible()
    await expect(page.getByText('1 row is skipped.').last()).toBeVisible()
    await expectNoFindings(page)

    // Another column: checked again by itself, and found again after a reload.
    const checked = page.waitForResponse('**/api/listing/import')
    await shelf.selectOption('Short description')
    expect((await checked).request().postData()).toContain('shortDescription')
    await expect(go).toBeEnabled(read)
    await page.reload()
    await expect(shelf).toHaveValue('shortDescription')

    await go.click()
    await expect(page.getByText('Your stock is online', { exact: true })).toBeVisible(read)
    await expect(page.getByRole('heading', { name: /Import$/ })).toBeFocused()
    const saved = page.waitForEvent('download')
    const result = page.getByRole('group', { name: 'Skipped rows, with reasons' })
    await result.getByRole('button', { name: 'CSV' }).click()
    expect(await readFile(await (await saved).path(), 'utf8')).toContain(third)
    await expectNoFindings(page)

    const query = { data: { string: first } }
    const found = await request.post('/api/listing/search', query)
    const { listings } = (await found.json()) as ReplyOf<'searchListings'>
    expect(listings).toMatchObject([
      { partSKU: first, user: person._id, price: 1245, quantity: 12 },
    ])
    await page.getByRole('button', { name: 'Import another list' }).click()
    await expect(page.getByRole('button', { name: 'Cancel upload' })).toHaveCount(0)
    await expect(chooser(page)).toBeAttached()
    await expect(page.getByRole('link', { name: 'stock of today.csv' })).toBeVisible()
    await expect(untoldIn(page)).toHaveCount(0)
  })

  test('a lost connection shows a message, and an unreadable file can be replaced', async ({
    page,
    people,
    troubles,
  }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED/)
    await signIn(page, await people.join('SELLER'))
    await open(page, address)
    await chooser(page).setInputFiles(csvOf('old.xls', ['a,b']))
    await expect(page.getByRole('alert').getByText('save it as .xlsx or CSV')).toBeVisible()
    await expect(chooser(page)).toBeAttached()

    await page.route('**/api/listing/import-status?*', (route) =>
      route.abort('internetdisconnected'),
    )
    await chooser(page).setInputFiles(csvOf('scan.csv', ['%PDF-1.4', '%%EOF']))
    await expect(page.getByRole('status').getByText('Connection lost')).toBeVisible()
    await page.unroute('**/api/listing/import-status?*')
    const problem = page.getByRole('alert').filter({ hasText: 'scan.csv' })
    await expect(problem).toBeVisible(read)
    await expect(problem).toContainText(/Excel|column|list/)
    await expect(page.getByRole('status').getByText('Connection lost')).toHaveCount(0)
  })

  test('a garage sees whom the page is for', async ({ page, people }) => {
    await signIn(page, await people.join('BUYER'))
    await open(page, address)
    await expect(page.getByRole('heading', { name: 'This page is for sellers' })).toBeVisible()
    await expect(chooser(page)).toHaveCount(0)
  })
})

test.describe('in Arabic, on a phone', () => {
  test.slow()
  test.use({ locale: 'ar', viewport: phone, colorScheme: 'dark' })

  test('[53] a stock system is given a key, and a price list updates prices', async ({
    page,
    people,
    request,
    troubles,
  }) => {
    troubles.expect(/400/)
    const person = await people.join('SELLER')
    await signIn(page, person)
    await open(page, address)
    await page.getByRole('button', { name: 'مفتاح وصول جديد' }).click()
    const name = page.getByLabel('لأي شيء هو؟')
    await expect(name).toBeFocused()
    await name.fill('نظام المخزون')
    const secret = page.getByLabel('كلمة المرور')
    await secret.fill('not my password')
    await secret.press('Enter')
    await expect(secret).toHaveAccessibleDescription(/كلمة المرور غير صحيحة/)
    await secret.fill(password)
    await secret.press('Enter')
    const made = page.getByRole('region', { name: 'مفتاح الوصول الجديد' })
    await expect(made).toBeVisible()
    await expectNoFindings(page)
    expect(await sideways(page)).toEqual([])
    const [key, line] = await made.locator('code').allTextContents()
    expect(line).toContain(`Bearer ${key}`)

    // What the program does with it.
    const [first, second] = numbersOf(person._id)
    const file = csvOf('stock.csv', [
      'partSKU,partName,partBrand,price,quantity,models',
      `${first},Front brake pads,Toyota,100,5,Land Cruiser`,
      `${second},Oil filter,Denso,20,9,Camry`,
    ])
    const headers = { Authorization: `Bearer ${key}` }
    const push = await request.post('/api/listing/import', {
      headers,
      multipart: { mode: 'apply', file },
    })
    expect((await push.json()) as ReplyOf<'importListings'>).toMatchObject({ created: 2 })
    expect((await request.get('/api/users/me', { headers })).status()).toBe(403)

    await made.getByRole('button', { name: 'حفظت المفتاح' }).click()
    await page.getByRole('radio', { name: 'الأسعار والكميات فقط' }).check()
    const prices = csvOf('الأسعار.csv', [
      'رقم القطعة;السعر;الكمية',
      `${first};١١٠;٤`,
      `${second};20;9`,
    ])
    await chooser(page).setInputFiles(prices)
    const go = page.getByRole('button', { name: 'استيراد صف واحد' })
    await expect(go).toBeEnabled(read)
    expect(await sideways(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sideways(page)).toEqual([])
    await expectNoFindingsByLanguage(page)
    await go.press('Enter')
    await expect(page.getByText('مخزونك معروض الآن', { exact: true })).toBeVisible(read)
    await expect(untoldIn(page)).toHaveCount(0)

    const keys = page.getByRole('region', { name: 'ربط نظام المخزون' })
    await keys.getByRole('button', { name: /إلغاء المفتاح/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'إلغاء المفتاح' }).click()
    await expect(keys.getByText('ليس لديك أي مفتاح وصول بعد.')).toBeVisible()
    expect((await request.get('/api/listing/export', { headers })).status()).toBe(401)
  })
})
