import { randomInt } from 'node:crypto'
import { alive, desktop, expect, open, type Locator, type Page } from './fixtures.ts'
import { password } from './people.ts'
import { test } from './api-users.ts'

test.use({ locale: 'en', viewport: desktop })

test('[9] [40] [60] [66] by keyboard alone: a part is found, a call requested, and the user logs out', async ({
  page,
  apiUsers,
}) => {
  const number = `JK-${randomInt(10 ** 8)}`
  await apiUsers.seller(number)
  const garage = await apiUsers.garage()
  const { keyboard } = page

  // A page that replaced another one moves the focus to its main part.
  await test.step('finds the part by its number', async () => {
    await open(page, '/')
    await keyboard.press('Tab')
    await expectFocus(page, page.locator('.skip-link'))
    await tabTo(page, page.locator('input[name="search"]'))
    await keyboard.type(number.toLowerCase().replace('-', ''))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/all-listings\?search=/)
    await expect(page.locator('main')).toBeFocused()
    await tabTo(page, page.locator('.results article h3 a').first())
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front brake pads')
    await expect(page.locator('main')).toBeFocused()
  })

  await test.step('logs in on the way to a call', async () => {
    const opener = page.getByRole('button', { name: 'Log in to request a call' })
    await tabTo(page, opener)
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await expectFocus(page, dialog.getByRole('radio', { name: 'E-mail' }))
    await keyboard.press('Escape')
    await expectFocus(page, opener)
    await keyboard.press('Enter')
    await expectFocus(page, dialog.getByRole('radio', { name: 'E-mail' }))
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await expectFocus(page, dialog.getByLabel('E-mail address'))
    await keyboard.type(garage.email)
    await tabTo(page, dialog.getByLabel('Password', { exact: true }))
    await keyboard.type(password)
    const loaded = page.waitForEvent('load')
    await keyboard.press('Enter')
    await loaded
  })

  await test.step('requests the call in the dialog that opens', async () => {
    const dialog = page.getByRole('dialog', { name: 'Request a call' })
    await expect(dialog).toBeVisible()
    await expectFocusIn(page, dialog)
    await tabTo(page, dialog.getByRole('radio').first())
    await keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: /^Morning/ })).toBeChecked()
    await tabTo(page, dialog.getByLabel('Note for the seller'))
    await keyboard.type('Both sides')
    await tabTo(page, dialog.getByRole('button', { name: 'Request a call' }))
    await keyboard.press('Enter')
    const outcome = page.getByRole('main').getByRole('status').filter({ hasText: 'Requested' })
    await expectFocus(page, outcome)
  })

  await test.step('opens the menu, and logs out', async () => {
    await alive(page)
    const account = page.getByRole('banner').getByRole('button', { name: 'Your account' })
    await tabTo(page, account, 'Shift+Tab')
    await keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Your account' })
    await expectFocusIn(page, menu)
    await keyboard.press('Escape')
    await expectFocus(page, account)
    await keyboard.press('Enter')
    await tabTo(page, menu.getByRole('button', { name: 'Log Out' }))
    await keyboard.press('Enter')
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
    await expect(login).toBeVisible()
    await expect(page).toHaveURL('/')
    await alive(page)
    await tabTo(page, login)
  })
})

/** Presses a key until `target` has the focus; each stop on the way is seen. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key)
    expect(await unseenFocus(page)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} never reaches ${target}`)
}

async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  expect(await unseenFocus(page)).toBeNull()
}

async function expectFocusIn(page: Page, part: Locator): Promise<void> {
  const inside = () => part.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(inside).toBe(true)
  expect(await unseenFocus(page)).toBeNull()
}

/** What has the focus without showing it, or out of the window; null when all is well. */
function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'the focus is lost'
    const isOutlined = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    // Some marks are around the box: of a tile around its radio button, of a field around its input.
    const seen = isOutlined(focused) || isOutlined(focused.parentElement)
    const { top, bottom, width } = focused.getBoundingClientRect()
    const inSight = bottom > 0 && top < innerHeight && width > 0
    return seen && inSight ? null : `${seen} ${inSight} ${focused.outerHTML.slice(0, 160)}`
  })
}
