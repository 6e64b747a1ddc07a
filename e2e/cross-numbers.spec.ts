import { randomInt } from 'node:crypto'
import { desktop, expect, open, phone } from './fixtures.ts'
import { test } from './api-users.ts'
import { expectNoFindings } from './no-findings.ts'
import { sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'en', viewport: desktop })

const numberOf = () => `77${randomInt(100, 999)}-${randomInt(10_000, 99_999)}`

test('a seller names other numbers of a part; buyers find it by them and see why', async ({
  page,
  apiUsers,
  openAs,
}) => {
  const [own, older, same] = [numberOf(), numberOf(), numberOf()]
  const seller = await apiUsers.seller(own)
  const form = await openAs(seller, { locale: 'en', viewport: desktop })
  await open(form, `/my-listing/edit/${seller.parts[0]!._id}`)
  await form.getByRole('textbox', { name: /^Replaces/ }).fill(older)
  const others = form.getByRole('textbox', { name: /^Same as/ })
  await others.fill('no number')
  await form.locator('.sell-submit').click()
  await expect(form.getByText('“no number” is not a part number')).toBeVisible()
  await others.fill(`Bosch ${same}`)
  await form.locator('.sell-submit').click()
  await expect(form.getByText('All changes saved.')).toBeVisible()
  await form.reload()
  await expect(others).toHaveValue(`Bosch: ${same}`)

  for (const [number, reason] of [
    [older, `Replaces ${older}`],
    [same, `Same as Bosch ${same}`],
  ] as const) {
    await open(page, `/all-listings?search=${number.replace('-', ' ')}`)
    const card = page.locator('.card')
    await expect(card).toHaveCount(1)
    await expect(card.locator('.part-number')).toHaveText(own)
    await expect(card.locator('.card-match')).toHaveText(reason)
  }
  await expectNoFindings(page)
  await page.locator('.card-name a').click()
  const row = page.getByRole('row', { name: /^Same as/ })
  await expect(row).toContainText(`Bosch ${same}`)
  await expect(page.getByRole('row', { name: /^Replaces/ })).toContainText(older)
  await expectNoFindings(page)
  await row.getByRole('link', { name: same }).click()
  await expect(page.locator('.card-match')).toHaveText(`Same as Bosch ${same}`)
})

test.describe('in Arabic on a phone', () => {
  test.use({ locale: 'ar', viewport: phone })

  test('a part found by another number says so, and nothing is cut off', async ({
    page,
    apiUsers,
    openAs,
  }) => {
    const [own, same] = [numberOf(), numberOf()]
    const seller = await apiUsers.seller(own)
    const form = await openAs(seller, { locale: 'ar', viewport: phone })
    await open(form, `/my-listing/edit/${seller.parts[0]!._id}`)
    await form.getByRole('textbox', { name: /^يطابق/ }).fill(`Bosch ${same}`)
    await form.locator('.sell-submit').click()
    await expect(form.getByText('حُفظت كل التغييرات.')).toBeVisible()
    expect(await sideways(form)).toEqual([])
    await open(page, `/all-listings?search=${same}`)
    await expect(page.locator('.card-match')).toHaveText(`يطابق Bosch ${same}`)
    expect(await sideways(page)).toEqual([])
    expect(await untranslated(page)).toEqual([])
    await page.locator('.card-name a').click()
    await expect(page.getByRole('row', { name: /^يطابق/ })).toContainText(same)
    expect(await sideways(page)).toEqual([])
  })
})
