// `npm run shots -- [words]`: photographs the screens in English and Arabic, phone and desktop, light
// and dark, into shots/. Words narrow by file name ("home ar phone"). Starts a server of its own
// unless SHOTS_URL names one.
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { becomeOperator, operatorPaths, type OperatorState } from './shot-operator.ts'
import { findChromium } from './chromium.mjs'
import { buildWeb } from './web-build.mjs'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'shots')
const PORT = '3901'

const viewports = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 860 },
}
const themes = ['light', 'dark'] as const
const languages = ['en', 'ar'] as const

type Screen = {
  name: string
  path: string
  whole?: boolean
  /** Signed in as this one of the demonstration. */
  as?: 'garage' | 'seller' | 'operator'
  /** What is in session storage before the page opens. */
  draft?: object
  /** Opens what is to be seen. */
  arrange?: (page: Page) => Promise<void>
}

const garageDraft = {
  fields: {},
  accountType: 'BUYER',
  email: 'salem@example.com',
  phone: '+971501234567',
}
const companyDraft = { ...garageDraft, accountType: 'SELLER' }
const password = 'ghiyar-demo'

/** The page's scripts start late, so the first tap may find nobody. */
const openLogin = async (page: Page) => {
  for (let i = 0; i < 20 && !(await page.locator('dialog[open]').isVisible()); i++) {
    await page.locator('.for-visitors button:visible, .for-members button:visible').click()
    await page.waitForTimeout(300)
  }
}

const openBell = async (page: Page) => {
  await page.locator('.member-tools button').click()
  await page.locator('dialog[open] .notification-row').first().waitFor()
}
const openCallback = async (page: Page) => {
  await page.locator('.callback-slot button').click()
  await page.locator('dialog[open]').waitFor()
}

const loginOf = (as: string) => ({ method: 'email', email: `${as}@ghiyar.example`, password })

/** Asks the server as one of the demonstration. */
async function askAs(as: 'garage' | 'seller', url: string, path: string): Promise<unknown> {
  const reply = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(loginOf(as)),
  })
  const { token } = (await reply.json()) as { token: string }
  return (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).json()
}

/** The latest conversation of the garage, which is one of the seller's as well. */
async function talkedIn(url: string): Promise<string> {
  const rooms = await askAs('garage', url, '/api/chat-rooms/get-user-rooms')
  return (rooms as { roomInfos: { roomId: string }[] }).roomInfos[0]!.roomId
}

/** The order of the latest return on each side, where there is one. */
async function returnedOrders(url: string): Promise<Screen[]> {
  const screens = (['garage', 'seller'] as const).map(async (as): Promise<Screen[]> => {
    const { returns } = (await askAs(as, url, '/api/returns?show=open')) as {
      returns: { seller_order: string }[]
    }
    const pages = as === 'garage' ? '/orders' : '/orders/sales'
    const name = as === 'garage' ? 'order' : 'sale'
    return returns.slice(0, 1).map(({ seller_order: id }) => ({
      ...{ name, path: `${pages}/${id}`, as, whole: true },
    }))
  })
  return (await Promise.all(screens)).flat()
}

async function screens(url: string): Promise<Screen[]> {
  const get = async (path: string) => (await fetch(url + path)).json()
  const room = await talkedIn(url)
  const [part] = (await get('/api/listing/get-home')) as { slug: string; user: string }[]
  return [
    { name: 'home', path: '/', whole: true },
    { name: 'browse', path: '/all-listings', whole: true },
    { name: 'browse-category', path: '/spare-parts/brake-parts?make=toyota' },
    { name: 'browse-list', path: '/car-parts/nissan?sort=lowest&view=list' },
    { name: 'browse-empty', path: '/all-listings?search=zzzzqqq' },
    { name: 'search', path: '/all-listings?search=فحمات+امامي+برادو+2015' },
    { name: 'search-symptom', path: '/all-listings?search=gaadi+garam+ho+rahi+hai' },
    { name: 'search-vin', path: '/all-listings?search=JTEBX9FJ5FK123456' },
    { name: 'search-none', path: '/all-listings?search=kia+sportage+brake+pads' },
    { name: 'part', path: `/spare-part-details/${part!.slug}`, whole: true },
    { name: 'stores', path: '/stores' },
    { name: 'seller', path: `/seller-details/${part!.user}`, whole: true },
    { name: 'news', path: '/news' },
    { name: 'article', path: '/news-details/read-a-part-number' },
    { name: 'how-it-works', path: '/how-it-works', whole: true },
    { name: 'about-us', path: '/about-us', whole: true },
    { name: 'become-buyer', path: '/become-buyer', whole: true },
    { name: 'become-seller', path: '/become-seller', whole: true },
    { name: 'buy-parts', path: '/buy-parts', whole: true },
    { name: 'help', path: '/help', whole: true },
    { name: 'terms', path: '/terms', whole: true },
    { name: 'privacy', path: '/privacy', whole: true },
    { name: 'questions', path: '/faq', whole: true },
    { name: 'questions-none', path: '/faq?q=zzzz' },
    { name: 'not-found', path: '/no/such/page' },
    { name: 'register', path: '/register' },
    {
      name: 'verify-email',
      path: '/register/verify-email',
      draft: { accountType: 'BUYER', fields: {} },
    },
    {
      name: 'verify-phone',
      path: '/register/verify-phone',
      draft: { ...garageDraft, phone: undefined },
    },
    { name: 'choose-password', path: '/register/password', draft: garageDraft },
    {
      name: 'register-buyer',
      path: '/register/buyer',
      draft: { ...garageDraft, password },
      whole: true,
    },
    {
      name: 'register-seller',
      path: '/register/seller',
      draft: { ...companyDraft, password },
      whole: true,
    },
    { name: 'login', path: '/', arrange: openLogin },
    { name: 'account-menu', path: '/', as: 'seller', arrange: openLogin },
    { name: 'please-login', path: '/my-profile' },
    { name: 'profile-garage', path: '/my-profile', as: 'garage', whole: true },
    { name: 'profile-company', path: '/my-profile', as: 'seller', whole: true },
    { name: 'settings', path: '/settings', as: 'garage', whole: true },
    { name: 'sell', path: '/sell-your-parts', as: 'seller', whole: true },
    { name: 'listings', path: '/my-listing', as: 'seller' },
    { name: 'import', path: '/my-listing/import', as: 'seller', whole: true },
    { name: 'dashboard', path: '/dashboard', as: 'seller', whole: true },
    ...(await returnedOrders(url)),
    { name: 'returns-garage', path: '/returns?show=all', as: 'garage', whole: true },
    { name: 'returns-seller', path: '/returns?show=all', as: 'seller', whole: true },
    { name: 'payments-garage', path: '/payments', as: 'garage', whole: true },
    { name: 'payments-seller', path: '/payments', as: 'seller', whole: true },
    { name: 'credit', path: '/payments?side=credit', as: 'seller', whole: true },
    {
      name: 'credit-one',
      path: '/payments?side=credit',
      as: 'seller',
      whole: true,
      arrange: async (page) => {
        await page.locator('.money-table .link').first().click()
        await page.locator('.credit-facts').waitFor()
      },
    },
    { name: 'favourites', path: '/my-favorites', as: 'garage', whole: true },
    { name: 'callbacks', path: '/my-callbacks?view=all', as: 'seller', whole: true },
    {
      name: 'callback-dialog',
      path: `/spare-part-details/${part!.slug}`,
      as: 'garage',
      arrange: openCallback,
    },
    { name: 'chats', path: '/chats', as: 'garage' },
    { name: 'chat', path: `/chats/${room}`, as: 'garage' },
    { name: 'discussion', path: '/discussion', as: 'seller' },
    { name: 'discussion-room', path: `/discussion/${room}`, as: 'seller' },
    { name: 'bell', path: '/', as: 'garage', arrange: openBell },
    { name: 'notifications', path: '/notifications', as: 'seller', whole: true },
    { name: 'thankyou', path: '/thankyou', as: 'garage' },
    { name: 'outbox', path: '/dev/outbox' },
    ...Object.entries(operatorPaths).map(([name, path]) => ({
      ...{ name, path: `/operator${path}`, as: 'operator' as const, whole: true },
    })),
  ]
}

async function photograph(
  browser: Browser,
  { url, env }: { url: string; env: NodeJS.ProcessEnv | undefined },
  words: string[],
): Promise<number> {
  let taken = 0
  let operator: OperatorState | undefined
  for (const screen of await screens(url))
    for (const language of languages)
      for (const [device, viewport] of Object.entries(viewports))
        for (const theme of themes) {
          const name = [screen.name, language, device, theme].join('-')
          if (!words.every((word) => name.split('-').includes(word))) continue
          // The command that makes an operator needs the server's database.
          if (screen.as === 'operator' && !env) continue
          if (screen.as === 'operator') operator ??= await becomeOperator(browser, url, env!)
          const context = await browser.newContext({
            viewport,
            colorScheme: theme,
            locale: language,
            reducedMotion: 'reduce',
            ...(screen.as === 'operator' && { storageState: operator! }),
          })
          await context.addCookies([{ name: 'cookieConsent', value: '1', url }])
          const page = await context.newPage()
          await prepare(page, screen, url)
          await page.goto(url + screen.path, { waitUntil: 'networkidle' })
          await screen.arrange?.(page)
          await page.waitForLoadState('networkidle')
          if (screen.whole) await showAll(page)
          await page.screenshot({
            path: join(folder, `${name}.png`),
            fullPage: screen.whole ?? false,
          })
          await context.close()
          taken++
        }
  return taken
}

async function prepare(page: Page, { as, draft }: Screen, url: string): Promise<void> {
  if ((!as || as === 'operator') && !draft) return
  await page.goto(url)
  if (draft)
    await page.evaluate(
      (text) => sessionStorage.setItem('signup-draft', text),
      JSON.stringify(draft),
    )
  if (!as || as === 'operator') return
  await page.evaluate(async (input) => {
    const reply = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    const { user, token } = (await reply.json()) as { user: object; token: string }
    localStorage.setItem('login', JSON.stringify({ ...user, token, success: true }))
  }, loginOf(as))
}

/** Goes down the page once, so that pictures which wait to be near the screen are there. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((shown) => setTimeout(shown, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

async function ownServer() {
  buildWeb()
  const env = { ...process.env, PORT, DATA_DIR: join(root, 'data/shots'), LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  const url = `http://127.0.0.1:${PORT}`
  while (child.exitCode === null) {
    const reply = await fetch(`${url}/ready`).catch(() => undefined)
    // The link of an operator leads here.
    if (reply?.ok)
      return { url, env: { ...env, PUBLIC_URL: url }, stop: () => child.kill('SIGTERM') }
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error('The server ended by itself')
}

await mkdir(folder, { recursive: true })
const server = process.env.SHOTS_URL
  ? { url: process.env.SHOTS_URL, env: undefined, stop: () => undefined }
  : await ownServer()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const taken = await photograph(browser, server, process.argv.slice(2))
console.log(`${taken} pictures in shots/`)
await browser.close()
server.stop()
