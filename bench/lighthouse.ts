import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/chromium.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { startGhiyar } from './servers.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse as a mid-range phone, on the screens a visitor lands on, in both menu languages. */
export async function benchLighthouse(databaseUrl: string): Promise<void> {
  const ghiyar = await startGhiyar(databaseUrl)
  const browser = await startBrowser()
  try {
    const parts = (await (await fetch(`${ghiyar.url}/api/listing/get-home`)).json()) as {
      slug: string
    }[]
    const paths = ['/', '/all-listings', `/spare-part-details/${parts[0]!.slug}`, '/stores']
    for (const path of paths)
      for (const language of ['en', 'ar']) {
        const result = await lighthouse(`${ghiyar.url}${path}?lang=${language}`, {
          port: browser.port,
          onlyCategories: [...categories],
          logLevel: 'error',
        })
        const { audits, categories: scores } = result!.lhr
        const results = categories.map(
          (name) => `${name} ${Math.round(scores[name]!.score! * 100)}`,
        )
        const timing = [
          'largest-contentful-paint',
          'total-blocking-time',
          'cumulative-layout-shift',
        ]
          .map((name) => audits[name]!.displayValue)
          .join(', ')
        console.log(`${path} ${language}: ${results.join(', ')} (LCP, TBT, CLS: ${timing})`)
        for (const name of categories)
          for (const { id, weight } of scores[name]!.auditRefs) {
            const audit = audits[id]!
            if (weight > 0 && audit.score !== null && audit.score < 0.9)
              console.log(`    ${name}: ${audit.title} (${audit.displayValue ?? audit.score})`)
          }
      }
  } finally {
    await browser.stop()
    await ghiyar.stop()
  }
}

async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'ghiyar-lighthouse-'))
  const browser = spawn(
    findChromium(),
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // Debian's is a script that starts the browser; what ends them both is their group.
    { stdio: 'ignore', detached: true },
  )
  const ended = new Promise<void>((done) => browser.once('exit', () => done()))
  while (!(await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok)
    await new Promise((again) => setTimeout(again, 100))
  return {
    port,
    stop: async () => {
      process.kill(-browser.pid!)
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
