import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { freePort } from '../scripts/free-port.mjs'
import { expect, languagesShown, screensOf, test } from './fixtures.ts'

// Speed is measured by `npm run bench -- lighthouse`: on a busy machine its score means nothing.
// Its rules of accessibility are axe's, which `every-screen.spec.ts` asks on every page.
const categories = ['best-practices', 'seo'] as const
const flags: Flags = {
  onlyCategories: [...categories],
  logLevel: 'error',
  // The line as it is: a phone on a slow one is for the mark of speed.
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  // Nothing is timed, so nothing has to come to rest first.
  ...{
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 0,
    cpuQuietThresholdMs: 0,
  },
}

const places = { en: ['home', 'part'], ar: ['browse', 'seller'] } as const

for (const language of languagesShown)
  test(`[67] Lighthouse reports no faults on landing screens, in ${language}`, async ({
    catalogue,
    baseURL,
  }) => {
    test.slow()
    const port = await freePort()
    const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {}
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...args, `--remote-debugging-port=${port}`],
    })
    const screens: Record<string, string> = screensOf(catalogue)
    const faults: string[] = []
    for (const place of places[language])
      await test.step(place, async () => {
        const url = new URL(screens[place] ?? place, baseURL)
        if (language !== 'en') url.searchParams.set('lang', language)
        const { audits, categories: results } = (await lighthouse(url.href, { ...flags, port }))!
          .lhr
        for (const name of categories)
          for (const { id, weight } of results[name]!.auditRefs)
            if (weight > 0 && audits[id]!.score !== null && audits[id]!.score < 1)
              faults.push(`${place}: ${name}: ${audits[id]!.title}`)
      })
    await browser.close()
    expect(faults).toEqual([])
  })
