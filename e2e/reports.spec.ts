import { desktop, expect, open, phone } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { asOperator, test } from './operators.ts'
import { signIn } from './people.ts'

test.use({ locale: 'en', viewport: desktop })

test('a visitor reports a part, an operator hides it, and its seller reads why', async ({
  page,
  browser,
  named,
  apiUsers,
  troubles,
}) => {
  // The server doesn’t know who opens these pages, and the hidden part has none.
  troubles.expect(/404/)
  const seller = await apiUsers.seller('RP-1001')
  const part = seller.parts[0]!
  const partPage = `/spare-part-details/${part.slug}?seller=${seller._id}`
  await open(page, partPage)
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report to Ghiyar')
  await expect(page.getByRole('region', { name: 'Report to Ghiyar' })).toContainText('RP-1001')
  const send = page.getByRole('button', { name: 'Send report' })
  await send.click()
  await expect(page.getByText('Choose what is wrong')).toBeVisible()
  await page.getByRole('radio', { name: 'Wrong part or details' }).check()
  await page.getByLabel('What did you see?').fill('The picture shows a pump')
  await expectGood(page, 'a report')
  await page.setViewportSize(desktop)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Thank you for your report' })).toBeFocused()

  await asOperator(page, named)
  const nav = page.getByRole('navigation', { name: 'Operator pages' })
  await nav.getByRole('link', { name: 'Reported listings' }).click()
  const rows = page.getByRole('list', { name: 'Reported listings' })
  await expect(rows).toContainText('RP-1001')
  await expectGood(page, 'reported listings')
  await page.setViewportSize(desktop)
  await rows.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Reports' })).toContainText('shows a pump')
  await page.getByRole('button', { name: 'Hide the listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide the listing' })
  await dialog.getByRole('textbox').fill('Another part is shown.')
  await dialog.getByRole('button', { name: 'Hide the listing' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Hidden')
  await expectGood(page, 'a hidden listing')

  const theirs = await browser.newPage({ baseURL: named.address, locale: 'en', viewport: phone })
  await signIn(theirs, seller)
  await open(theirs, partPage)
  await expect(theirs.getByRole('heading', { level: 1 })).not.toContainText(part.partName)
  await open(theirs, '/my-listing')
  await expect(theirs.getByText('Hidden by Ghiyar')).toBeVisible()
  await expect(theirs.getByText('Another part is shown.')).toBeVisible()
  await expectGood(theirs, 'a hidden listing of one’s own')
  await theirs.close()

  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Show the listing again' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('0 open reports')
})
