import { desktop, expect, open, phone } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { asOperator, test } from './operators.ts'
import { logInByEmail } from './people.ts'
import { deliverTo, placeOrder } from './placed-order.ts'

test.use({ locale: 'en', viewport: desktop })

test('an operator looks an order up, suspends its garage and lets it back', async ({
  page,
  named,
  apiUsers,
  browser,
  troubles,
}) => {
  // The server doesn’t know who opens these pages; who is suspended is refused.
  troubles.expect(/404|403/)
  const [seller, garage] = [await apiUsers.seller('LU-1001'), await apiUsers.garage()]
  const { number } = await placeOrder(garage, seller)
  await asOperator(page, named)
  const nav = page.getByRole('navigation', { name: 'Operator pages' })
  await nav.getByRole('link', { name: 'Look up' }).click()
  const field = page.getByLabel('Number, address, name or reference')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByRole('main')).toContainText('Enter what you know')
  await field.fill('nothing-has-this-name')
  await field.press('Enter')
  await expect(page.getByRole('status').getByText('Nothing was found')).toBeVisible()
  await field.fill(number.toLowerCase())
  await field.press('Enter')
  const orders = page.getByRole('region', { name: 'Orders' })
  await expect(orders).toContainText(number)
  await expectGood(page, 'a look-up')
  await page.setViewportSize(desktop)
  await orders.getByRole('link', { name: number }).click()
  const part = page.getByRole('region', { name: `${number}-1 · Waiting for an answer` })
  await expect(part).toContainText('Answer due')
  await expect(page.getByRole('region', { name: 'Ledger' })).toContainText('Nothing is posted')
  await expectGood(page, 'an order that was looked up')
  await page.setViewportSize(desktop)
  await page.getByRole('region', { name: number, exact: true }).getByRole('link').first().click()

  const state = page.getByRole('heading', { level: 2 }).first()
  await expect(state).toContainText('Active')
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Write what the owner should know')
  await dialog.getByRole('textbox').fill('Three orders that nobody collected.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(state).toContainText('Suspended')
  await expect(state).toBeFocused()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('nobody collected')
  await expectGood(page, 'a suspended account')
  await page.setViewportSize(desktop)

  const visitor = await (await browser.newContext({ baseURL: named.address })).newPage()
  await open(visitor, '/')
  await visitor.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await logInByEmail(visitor, garage.email)
  const login = visitor.getByRole('dialog', { name: 'Login' })
  await expect(login.getByRole('alert')).toContainText('This account is suspended')
  await expect(login.getByRole('alert')).toContainText('Three orders that nobody collected.')

  await page.getByRole('button', { name: 'Lift the suspension' }).click()
  const lifting = page.getByRole('dialog', { name: 'Lift the suspension' })
  await lifting.getByRole('textbox').fill('Settled with the seller.')
  await lifting.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect(state).toContainText('Active')

  await page.getByRole('button', { name: 'Correct the account' }).click()
  const correcting = page.getByRole('dialog', { name: 'Correct the account' })
  await correcting.getByLabel('Contact person').fill('Hamad Al Suwaidi')
  await correcting.getByRole('button', { name: 'Correct the account' }).click()
  await expect(correcting.getByText('Write what the owner should know')).toBeVisible()
  await correcting.getByLabel(/What the owner asked for/).fill('The name was missing.')
  await expectGood(page, 'a correction')
  await page.setViewportSize(desktop)
  await correcting.getByRole('button', { name: 'Correct the account' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Corrected on request')
  await page.getByRole('button', { name: 'Send a copy of the data' }).click()
  const sending = page.getByRole('dialog', { name: 'Send a copy of the data' })
  await sending.getByRole('button', { name: 'Send a copy of the data' }).click()
  await expect(history).toContainText('Copy of the data sent')
  expect((await apiUsers.mailTo(garage.email))[0]!.text).toContain('/api/users/export-link?token=')

  await page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: number }).click()
  await expect(page.getByRole('region', { name: `${number}-1 · Cancelled` })).toContainText(
    'Ghiyar',
  )
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(visitor.getByRole('banner').getByRole('button', { name: 'Login' })).toHaveCount(0)
})

test('what a company has is read by an owner, on a phone', async ({
  page,
  named,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/404/)
  const [seller, garage] = [await apiUsers.seller('LU-2001'), await apiUsers.garage()]
  const { number } = await deliverTo(garage, seller)
  await asOperator(page, named)
  await page.setViewportSize(phone)
  await page.goto(`/operator/look-up?q=${seller._id}`)
  await page.getByRole('region', { name: 'Companies' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Ledger' }).click()
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await expect(ledger.getByRole('table')).toContainText(number)
  await expect(ledger).toContainText('Owed')
  await expectGood(page, 'the ledger of a company')
})
