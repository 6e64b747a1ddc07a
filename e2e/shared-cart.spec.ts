import type { ReplyOf } from '#contract/api.ts'
import { test } from './api-users.ts'
import { desktop, expect, open, phone } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'

test.use({ locale: 'ar', viewport: phone, hasTouch: true })

test('a garage shares a job cart, the car’s owner sees its prices, and the garage ends it', async ({
  page,
  openAs,
  apiUsers,
  troubles,
}) => {
  troubles.expect(/404 .*\/shared-cart|console error: Failed to load resource.*404/)
  const [seller, garage] = [await apiUsers.seller('SC-1001'), await apiUsers.garage()]
  const job = await garage.post<ReplyOf<'createCart'>>('/api/carts', {
    ...{ name: 'Mr Khan', vehicle: 'Prado 2015' },
  })
  await garage.post('/api/cart/set-line', {
    ...{ cart: job._id, listing_id: seller.parts[0]!._id, quantity: 2 },
  })
  const shop = await openAs(garage, {
    ...{ locale: 'en', viewport: desktop },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await open(shop, `/cart?cart=${job._id}`)
  const tools = shop.getByLabel('More about this cart')
  await tools.click()
  await shop.getByRole('button', { name: 'Share by link' }).click()
  const dialog = shop.getByRole('dialog', { name: 'Share this cart' })
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(shop.getByText('The link is copied')).toBeVisible()
  await expectNoFindings(shop)
  const { pathname, search } = new URL(await shop.evaluate(() => navigator.clipboard.readText()))
  const path = pathname + search
  const href = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(href!)).toContain(path)

  await open(page, path)
  const main = page.getByRole('main')
  await expect(page.getByRole('article', { name: 'SC-1001' })).toContainText('480')
  await expect(main).toContainText('Prado 2015')
  await expect(main).not.toContainText('Khan')
  await expect(main.getByRole('button')).toHaveText(['طباعة'])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await sideways(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])
  expect(await untranslated(page)).toEqual([])
  await expectNoFindings(page)

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(shop.getByText('The link no longer works')).toBeVisible()
  await open(page, path)
  await expect(page.getByText('هذا الرابط لا يفتح أي سلة')).toBeVisible()
})
