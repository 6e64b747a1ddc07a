import { lookAs, patterns, rounds, sameScreenAs, screens } from './every-screen.ts'
import {
  desktop,
  expect,
  languagesShown,
  missingDocument,
  open,
  phone,
  type Page,
} from './fixtures.ts'
import { expectNoFindings, expectNoFindingsButColours } from './no-findings.ts'
import {
  cutOff,
  reversedNumbers,
  sideways,
  unmarkedNumbers,
  untranslated,
} from './screen-faults.ts'
import { test } from './api-users.ts'

const smallPhone = { width: 320, height: 640 }

/** Gives the window another size, and waits until the page is laid out and painted by it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    (width) =>
      new Promise<void>((painted) => {
        const frame = requestAnimationFrame
        const look = () =>
          frame(() => (innerWidth === width ? frame(() => frame(() => painted())) : look()))
        look()
      }),
    size.width,
  )
}

/** Pages that do not exist, those of operators for everybody else. */
const missing = ['*', 'operator/*']

/** In a text that runs right to left every number stays as it is written, in Latin digits. */
async function expectNumbersReadable(page: Page, sku: string): Promise<void> {
  expect(await unmarkedNumbers(page, sku)).toEqual([])
  expect(await reversedNumbers(page)).toEqual([])
  expect(await page.locator('body').innerText()).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/)
}

test('every route is among the tested screens', () => {
  const named = [...Object.keys(screens), ...Object.keys(sameScreenAs)]
  expect(named.toSorted()).toEqual([...new Set(patterns)].toSorted())
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(Object.values(sameScreenAs)))
})

for (const language of languagesShown)
  for (const { viewer, names } of rounds())
    test.describe(`in ${language}`, () => {
      test.use({ locale: language, viewport: desktop })

      // What axe asks hardly depends on the language: each is asked at one size.
      const isFirst = language === languagesShown[0]

      test(`[66] no fault on a desktop and a phone, in ${language}, on ${names.join(', ')}`, async ({
        page,
        apiUsers,
        catalogue,
        troubles,
      }) => {
        troubles.expect(missingDocument)
        // A conversation, orders and links that do not exist.
        troubles.expect(/404 .*(get-room|conversations|order|driver|shared-cart|report\/subject)\?/)
        const places = await lookAs(viewer, { page, apiUsers, catalogue })
        for (const name of names)
          await test.step(name, async () => {
            await page.setViewportSize(desktop)
            await open(page, screens[name]!.path(places))
            await expect(page.locator('.skeleton')).toHaveCount(0)
            const title = page.locator('h1')
            await expect(title).toHaveCount(1)
            if (isFirst && !missing.includes(name))
              await expect(title).not.toHaveText('This page does not exist')
            if (isFirst) await expectNoFindings(page)
            expect(await untranslated(page)).toEqual([])
            expect(await cutOff(page)).toEqual([])
            if (language === 'ar' && screens[name]!.hasNumbers)
              await expectNumbersReadable(page, catalogue.part.partSKU)
            await resize(page, phone)
            if (!isFirst) await expectNoFindingsButColours(page)
            expect(await cutOff(page), 'on a phone').toEqual([])
            expect(await sideways(page), 'on a phone').toEqual([])
            await resize(page, smallPhone)
            expect(await sideways(page), 'on a small phone').toEqual([])
          })
      })
    })
