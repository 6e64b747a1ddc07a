import { createServer, type AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { expect, screensOf, test } from './fixtures.ts'

// Speed is measured by `npm run bench -- lighthouse`: on a busy machine its mark would say nothing.
const categories = ['accessibility', 'best-practices', 'seo'] as const

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

test('[67] Lighthouse has nothing to say of the screens that visitors land on', async ({
  catalogue,
  baseURL,
}) => {
  const port = await freePort()
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args, `--remote-debugging-port=${port}`],
  })
  const { home, browse, part, seller } = screensOf(catalogue)
  const landings = [
    home,
    `${browse}?lang=ar`,
    part,
    `${seller}?lang=ar`,
    '/faq',
    '/contact?lang=ar',
  ]
  const faults: string[] = []
  for (const path of landings)
    await test.step(path, async () => {
      const flags = { port, onlyCategories: [...categories], logLevel: 'error' as const }
      const { audits, categories: marks } = (await lighthouse(`${baseURL}${path}`, flags))!.lhr
      for (const name of categories)
        for (const { id, weight } of marks[name]!.auditRefs)
          if (weight > 0 && audits[id]!.score !== null && audits[id]!.score < 1)
            faults.push(`${path}: ${name}: ${audits[id]!.title}`)
    })
  await browser.close()
  expect(faults).toEqual([])
})
