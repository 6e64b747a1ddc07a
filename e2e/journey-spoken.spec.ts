import { desktop, expect, languagesShown, open, screensOf, type Page } from './fixtures.ts'
import { signIn } from './people.ts'
import { roomAbout, sendMessage, test } from './api-users.ts'

test.use({ viewport: desktop })

/** A line of what a screen reader is given. */
type Spoken = { role: string; name: string; level: number; url: string }

const loginOf = { en: 'Login', ar: 'تسجيل الدخول' }

for (const language of languagesShown)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })

    test(`[66] pages for visitors have accessible names, in ${language}`, async ({
      page,
      catalogue,
    }) => {
      const { home, browse, part } = screensOf(catalogue)
      const seen: Record<string, object> = {}
      for (const path of [home, browse, part, '/register', '/contact', '/faq']) {
        await open(page, path)
        seen[path] = await spokenOf(page)
      }
      expect(seen).toEqual(allGood(seen))
      await open(page, '/stores')
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: loginOf[language] }).click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
      expect(faultsOf(await spokenOn(page)), 'the login dialog').toEqual([])
    })

    test(`[66] pages for members have accessible names, in ${language}`, async ({
      page,
      apiUsers,
    }) => {
      const [seller, garage] = [
        await apiUsers.seller('JT-1001', 'JT-1002'),
        await apiUsers.garage(),
      ]
      const room = await roomAbout(garage, seller.parts[0]!)
      await sendMessage(garage, room, 'Is it there?')
      await sendMessage(garage, await roomAbout(garage, seller.parts[1]!), 'And this one?')
      await signIn(page, seller)
      const seen: Record<string, object> = {}
      for (const path of ['/sell-your-parts', `/chats/${room}`]) {
        await open(page, path)
        await expect(page.locator('.skeleton')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
        seen[path] = await spokenOf(page)
      }
      expect(seen).toEqual(allGood(seen))
    })
  })

/** What a whole page should have: one main part, one title, labelled regions, and nothing unnamed. */
const good = { main: 1, titles: 1, live: true, faults: [] as string[] }

const allGood = (seen: object) =>
  Object.fromEntries(Object.keys(seen).map((path) => [path, good] as const))

async function spokenOf(page: Page): Promise<typeof good> {
  const lines = await spokenOn(page)
  const titles = lines.filter(({ role, level }) => role === 'heading' && level === 1).length
  const live = await page.locator('[role="status"], [role="alert"], [aria-live]').count()
  const main = lines.filter(({ role }) => role === 'main').length
  return { main, titles, live: live > 0, faults: faultsOf(lines) }
}

const named = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'checkbox', 'radio'],
  ...['switch', 'slider', 'spinbutton', 'image', 'img', 'dialog', 'region', 'radiogroup'],
  ...['option', 'tab', 'menuitem', 'progressbar', 'heading'],
])

function faultsOf(lines: Spoken[]): string[] {
  const nameless = lines
    .filter(({ role, name }) => named.has(role) && name.trim() === '')
    .map(({ role, url }) => `a ${role} without a name ${url}`)
  const places = new Map<string, Set<string>>()
  for (const { role, name, url } of lines)
    if (role === 'link') places.set(name, (places.get(name) ?? new Set()).add(url))
  const alike = [...places]
    .filter(([, urls]) => urls.size > 1)
    .map(([name, urls]) => `"${name}" leads to ${[...urls].join(' and ')}`)
  const levels = lines.filter(({ role }) => role === 'heading')
  const skipped = levels
    .filter(({ level }, at) => at > 0 && level > levels[at - 1]!.level + 1)
    .map(({ name, level }) => `level ${level} of "${name}" has none above it`)
  return [...nameless, ...alike, ...skipped]
}

/** The accessibility tree of the page as the browser hands it on, in order. */
async function spokenOn(page: Page): Promise<Spoken[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const value = (of: string) =>
        properties.find((property) => property.name === of)?.value.value as unknown
      return {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        level: Number(value('level') ?? 0),
        url: String(value('url') ?? ''),
      }
    })
}
