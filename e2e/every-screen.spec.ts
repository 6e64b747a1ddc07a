import { lookAs, patterns, screens, type Viewer } from './every-screen.ts'
import { desktop, expect, languagesShown, missingDocument, open, phone } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'
import { cutOff, sideways, untranslated } from './screen-faults.ts'
import { test } from './talkers.ts'

const AT_ONCE = 6

const names = Object.keys(screens)
const seenBy = (viewer: Viewer) => names.filter((name) => screens[name]!.viewer === viewer)
const slicesOf = (list: string[]) =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, i) =>
    list.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  )

test('every route is among the screens that are looked at', () => {
  expect(names.toSorted()).toEqual([...new Set(patterns)].toSorted())
})

for (const language of languagesShown)
  for (const viewer of ['visitor', 'garage', 'company'] as const)
    for (const slice of slicesOf(seenBy(viewer)))
      test.describe(`in ${language}`, () => {
        test.use({ locale: language, viewport: desktop })

        test(`[66] nothing is wrong, light and dark, desktop and phone, in ${language}, on ${slice.join(', ')}`, async ({
          page,
          talkers,
          catalogue,
          troubles,
          request,
        }) => {
          troubles.expect(missingDocument)
          // The conversation that nobody has.
          troubles.expect(/404 .*(get-room|conversations)\?/)
          const places = await lookAs(viewer, { page, talkers, catalogue, request })
          for (const name of slice)
            await test.step(name, async () => {
              await open(page, screens[name]!.path(places))
              await expect(page.locator('.skeleton')).toHaveCount(0)
              await expect(page.locator('h1')).toHaveCount(1)
              await expectNoFindings(page)
              expect(await untranslated(page)).toEqual([])
              expect(await cutOff(page)).toEqual([])
              await page.setViewportSize(phone)
              await expectNoFindings(page)
              expect(await cutOff(page), 'on a phone').toEqual([])
              expect(await sideways(page), 'on a phone').toEqual([])
              await page.setViewportSize(desktop)
            })
        })
      })
