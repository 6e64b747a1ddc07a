import { test } from './api-users.ts'
import { expect, open, phone } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { signIn } from './people.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'en', viewport: phone })

test('addresses are added, changed, removed and put back in the settings', async ({
  page,
  apiUsers,
}) => {
  const garage = await apiUsers.garage()
  await signIn(page, garage)
  await open(page, '/settings#addresses')
  const book = page.getByRole('region', { name: 'Address book' })
  await expect(book).toContainText('No address yet')
  await book.getByRole('button', { name: 'Add an address' }).click()
  await book.getByLabel('Name of the address').fill('Workshop')
  await book.getByLabel('Address', { exact: true }).fill('Industrial Area 5, Street 12')
  await book.getByRole('button', { name: 'Save address' }).click()
  await expect(book.getByRole('listitem')).toContainText('Industrial Area 5, Street 12')
  await book.getByRole('button', { name: /^Edit .Workshop/ }).click()
  await book.getByLabel('Emirate').selectOption('Ajman')
  await expectNoFindings(page, '#addresses')
  await book.getByRole('button', { name: 'Save address' }).click()
  await expect(book.getByRole('listitem')).toContainText('Ajman')
  expect(await sideways(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await untranslated(page)).toEqual([])
  await expectNoFindings(page, '#addresses')
  await book.getByRole('button', { name: /^Remove .Workshop/ }).click()
  await expect(book.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(book.getByRole('listitem')).toContainText('Ajman')
})
