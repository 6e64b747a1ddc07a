import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runTool } from './packages.mjs'

const usual = [
  process.env.CHROMIUM_PATH,
  // Without windows, it is the quickest.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = () => usual.find((path) => path && existsSync(path))

function playwrights() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const apt = 'apt-get'
const debian = (...args) => spawnSync(apt, args, { stdio: 'inherit' })

/** The path of a Chromium: one that is there, else Playwright's, else Debian's package. */
export function findChromium() {
  const found = installed() ?? playwrights()
  if (found) return found
  console.log('Installing a browser for the tests (once) …')
  runTool('playwright', ['install', 'chromium'], { allowFailure: true })
  const downloaded = playwrights()
  if (downloaded) return downloaded
  debian('update', '-q')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    debian('install', '-y', '-q', '--no-install-recommends', name)
    const packaged = installed()
    if (packaged) return packaged
  }
  console.error(
    'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  )
  process.exit(1)
}
