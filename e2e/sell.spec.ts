import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { ReplyOf } from '#contract/api.ts'
import { alive, desktop, expect, open, phone, type Page } from './fixtures.ts'
import { expectNoFindings, expectNoFindingsByLanguage } from './no-findings.ts'
import { pdfOf, pictureOf, signIn, test } from './people.ts'
import { sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const numberOf = () => `E2E-${randomInt(1_000_000_000)}`

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.locator('.sell-submit')
const pictures = (page: Page) => page.locator('input[name="pictures"]')

/** Nothing for axe in the whole form: at its end, where the bar of the button covers nothing. */
async function formIsFine(page: Page) {
  await page.evaluate(() => document.querySelector('.sell-foot')?.scrollIntoView({ block: 'end' }))
  await expectNoFindingsByLanguage(page)
}

/** A photo as a camera makes it, with the place where it was taken. */
async function photo(name: string, background: string) {
  const size = { width: 1800, height: 1000, channels: 3 as const, background }
  const taken = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1' } }
  const image = sharp({ create: size }).withExif(taken)
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

/** Lists a part by the API and answers with it. */
async function listed(page: Page, token: string): Promise<ReplyOf<'newListing'>['listing']> {
  const reply = await page.context().request.post('/api/listing/new', {
    headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
    multipart: {
      ...{ price: '80', quantity: '4', category: 'Brake Parts', partName: 'Rear brake pads' },
      ...{ shortDescription: 'New', description: '<p>Pair</p>', partSKU: numberOf() },
      ...{ partBrand: 'Advics', fits: '[{"make":"Toyota","model":"Hilux","from":2016}]' },
      pic: await pictureOf('pads.jpg'),
    },
  })
  return ((await reply.json()) as ReplyOf<'newListing'>).listing
}

test('[48-52] a part is listed from its number, cars and photos, and can be found at once', async ({
  page,
  people,
  catalogue,
}) => {
  const { part } = catalogue
  const seller = await people.join('SELLER')
  await signIn(page, seller)
  await open(page, '/sell-your-parts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell your spare part')
  const preview = page.getByRole('complementary', { name: 'Preview for buyers' })

  // The number fills in data of other listings, which can be undone.
  await box(page, 'Part number').fill(part.partSKU)
  await expect(page.getByText(/sellers? lists? this number as/)).toBeVisible()
  await page.getByRole('button', { name: 'Use these details' }).press('Enter')
  await expect(box(page, 'Part name')).not.toHaveValue('')
  await page.locator('.proposal').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(box(page, 'Part name')).toHaveValue('')
  await box(page, 'Part name').fill('My own words')
  await page.getByRole('button', { name: 'Use these details' }).click()
  await expect(box(page, 'Part name')).toHaveValue('My own words')
  await expect(page.getByRole('combobox', { name: 'Brand' })).not.toHaveValue('')
  await expect(page.getByText(/Other sellers:/)).toBeVisible()

  // Numbers are grouped while they are typed, and the caret stays.
  await box(page, 'Price').pressSequentially('12345.509')
  await expect(box(page, 'Price')).toHaveValue('12,345.50')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(box(page, 'Price')).toHaveValue('1,345.50')
  await page.keyboard.type('7')
  await expect(box(page, 'Price')).toHaveValue('17,345.50')
  await box(page, 'Pieces in stock').pressSequentially('١٢٠٠')
  await expect(box(page, 'Pieces in stock')).toHaveValue('1,200')

  // Vehicles are read from a text; a removed make can be restored.
  await box(page, 'Enter the cars').fill('Patrol 2010-2018, zzqqxx')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added: Nissan Patrol 2010–2018')).toBeVisible()
  await expect(box(page, 'Enter the cars')).toHaveValue('zzqqxx')
  await page.getByRole('button', { name: 'Remove Nissan' }).click()
  await expect(page.getByText(/^Removed: Nissan and \d+ models?$/)).toBeVisible()
  await expect(page.locator('#fits').getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  // The part may fit others of its years.
  await expect(box(page, 'Patrol: first model year').last()).toHaveValue('2010')

  // Pictures: other files are rejected, the order changes by keyboard, the first is the cover.
  const files = [await photo('red.jpg', '#a02020'), await photo('blue.jpg', '#2020a0')]
  await pictures(page).setInputFiles([...files, pdfOf('manual.pdf')])
  await expect(page.getByText('manual.pdf: Only JPG')).toBeVisible()
  await page.getByRole('button', { name: 'Move forward: Picture 2' }).press('Enter')
  await page.getByRole('button', { name: 'Crop: Picture 1' }).press('Enter')
  await page.getByRole('slider', { name: 'Zoom' }).press('End')
  await page.getByRole('button', { name: 'Apply crop' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  // The first missing field is focused; nothing is lost; then all is sent.
  await box(page, 'Short description').fill('')
  await save(page).click()
  await expect(box(page, 'Short description')).toBeFocused()
  await box(page, 'Short description').fill('New, from Japan')
  await box(page, 'Full description').click()
  await page.keyboard.type('Made for ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('long roads')
  await expect(preview.getByText('My own words')).toBeVisible()
  await formIsFine(page)
  const sent = page.waitForRequest('**/api/listing/new')
  await save(page).click()
  expect(files.every(({ buffer }) => buffer.includes('Exif'))).toBe(true)
  expect((await sent).postDataBuffer()?.includes('Exif')).toBe(false)

  await expect(page).toHaveURL('/')
  const note = page.getByRole('region', { name: 'Your part is listed' })
  await expect(note).toBeFocused()
  await note.getByRole('link', { name: 'View listing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My own words' })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'long roads' })).toBeVisible()

  // Buyers see all pictures, each of them large.
  const large = page.locator('.part-picture img')
  const cover = await large.getAttribute('src')
  await alive(page)
  await page.getByRole('button', { name: 'Picture 2 of 2' }).click()
  await expect(large).not.toHaveAttribute('src', cover!)
  await page.getByRole('button', { name: 'Enlarge picture' }).click()
  const enlarged = page.getByRole('dialog').getByRole('img')
  const second = await enlarged.getAttribute('src')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(enlarged).not.toHaveAttribute('src', second!)
  await page.keyboard.press('Escape')
  await expect(large).toHaveAttribute('src', cover!)
  const found = await catalogue.get<ReplyOf<'getSeller'>>(`/api/users/get-seller?id=${seller._id}`)
  expect(found.sellerListings[0]).toMatchObject({ price: 17_345.5, quantity: 1200 })
  expect(found.sellerListings[0]?.images).toHaveLength(2)

  // The draft was removed, and the same number is not listed twice.
  await open(page, '/sell-your-parts')
  await expect(box(page, 'Part name')).toHaveValue('')
  await box(page, 'Part number').fill(part.partSKU)
  await expect(page.getByText('You already list this number.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit that listing' }).click()
  await expect(box(page, 'Part name')).toHaveValue('My own words')
})

test.describe('in Arabic on a phone', () => {
  test.use({ locale: 'ar-AE', viewport: phone, colorScheme: 'dark', hasTouch: true })

  test('a battery for any car is listed, and the draft survives a reload and a lost connection', async ({
    page,
    people,
    context,
    troubles,
  }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED/)
    const seller = await people.join('SELLER')
    await signIn(page, seller)
    await open(page, '/sell-your-parts')
    await box(page, 'رقم القطعة').fill(numberOf())
    await box(page, 'اسم القطعة').fill('بطارية ١٠٠ أمبير')
    await page.getByRole('combobox', { name: 'الشركة المصنّعة' }).fill('فارتا')
    await page.getByRole('combobox', { name: 'الفئة' }).selectOption({ index: 13 })
    await box(page, 'السعر').pressSequentially('٤٥٠٫٧٥')
    await expect(box(page, 'السعر')).toHaveValue('450.75')
    await box(page, 'الكمية المتوفرة').fill('٣')
    await page.getByLabel('تناسب كل السيارات').check()
    await pictures(page).setInputFiles(await photo('battery.jpg', '#303030'))
    await expect(page.getByRole('button', { name: 'قص: الصورة 1' })).toBeVisible()
    await box(page, 'وصف مختصر').fill('جديدة بضمان سنة')
    await box(page, 'الوصف الكامل').fill('بطارية جافة لا تحتاج إلى صيانة')
    await expect(page.getByText('حُفظت المسودة')).toBeVisible()
    expect(await sideways(page)).toEqual([])
    expect(await untranslated(page)).toEqual([])
    await formIsFine(page)

    await page.reload()
    await expect(box(page, 'اسم القطعة')).toHaveValue('بطارية ١٠٠ أمبير')
    await expect(page.getByRole('button', { name: 'قص: الصورة 1' })).toBeVisible()
    await expect(box(page, 'الوصف الكامل')).toContainText('بطارية جافة')

    // Emptied and taken back.
    await page.getByRole('button', { name: 'ابدأ من جديد' }).click()
    await expect(box(page, 'اسم القطعة')).toHaveValue('')
    await page.locator('.sell-foot').getByRole('button', { name: 'تراجع' }).click()
    await expect(box(page, 'اسم القطعة')).toHaveValue('بطارية ١٠٠ أمبير')

    await context.setOffline(true)
    await save(page).click()
    await expect(page.getByText('تعذّر الاتصال بالسوق')).toBeVisible()
    await context.setOffline(false)
    await save(page).click()
    await expect(page.getByRole('region', { name: 'قطعتك معروضة الآن' })).toBeVisible()
    await expectNoFindings(page)
  })
})

test('[57] a listing is changed by its differences, copied without its number, and open to its seller only', async ({
  page,
  people,
  troubles,
}) => {
  troubles.expect(/404|400/)
  const token = await signIn(page, await people.join('SELLER'))
  const { _id, slug } = await listed(page, token)
  await open(page, `/my-listing/edit/${_id}`)
  await expect(box(page, 'Part name')).toHaveValue('Rear brake pads')
  await expect(save(page)).toBeDisabled()

  // Leaving asks first.
  await box(page, 'Price').fill('95')
  await page.getByRole('link', { name: 'Sellers' }).first().click()
  await page.getByRole('dialog').getByRole('button').nth(1).click()
  const sent = page.waitForRequest('**/api/listing/update')
  await save(page).click()
  const fields = (await sent).postData()?.match(/name="(\w+)"/g)
  expect(fields).toEqual(['name="_id"', 'name="price"'])
  await expect(page.getByText('Listing saved')).toBeVisible()
  await expect(page.getByText('All changes saved.')).toBeVisible()

  // One more picture, in front of the other.
  await pictures(page).setInputFiles(await photo('new.jpg', '#a02020'))
  await page.getByRole('button', { name: 'Move forward: Picture 2' }).click()
  await save(page).click()
  await expect(page.getByText('All changes saved.')).toBeVisible()
  await formIsFine(page)

  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(box(page, 'Part name')).toHaveValue('Rear brake pads')
  await expect(box(page, 'Part number')).toHaveValue('')
  await expect(page.getByRole('img', { name: 'Rear brake pads' })).toHaveCount(2)
  await box(page, 'Part number').fill(numberOf())
  await save(page).click()
  await expect(page.getByRole('region', { name: 'Your part is listed' })).toBeVisible()

  await open(page, '/my-listing/edit/not-an-id')
  await expect(page.getByText('Listing not found')).toBeVisible()
  await signIn(page, await people.join('SELLER'))
  await open(page, `/my-listing/edit/${_id}`)
  await expect(page.getByText('Listing not found')).toBeVisible()
  await signIn(page, await people.join('BUYER'))
  await open(page, `/my-listing/edit/${_id}`)
  await expect(page.getByRole('region', { name: /.+/ }).getByRole('link')).toBeVisible()
  await expect(box(page, 'Part name')).toBeHidden()
  await open(page, '/sell-your-parts')
  await expect(page).toHaveURL('/register')
  await open(page, `/spare-part-details/${slug}`)
  await expect(page.getByText('95').first()).toBeVisible()
})
