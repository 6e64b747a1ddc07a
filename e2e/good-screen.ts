import { desktop, expect, test, type Page } from './fixtures.ts'
import { expectNoFindingsByLanguage } from './no-findings.ts'
import { sideways, untranslated } from './screen-faults.ts'

/**
 * What holds for every screen: axe finds nothing, each text is there, nothing is wider than a phone. To be
 * called in English too, for colours.
 */
export async function expectGood(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expectNoFindingsByLanguage(page)
    expect(await untranslated(page)).toEqual([])
    const before = page.viewportSize() ?? desktop
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 720 })
      expect(await sideways(page), `at ${width} px`).toEqual([])
    }
    await page.setViewportSize(before)
  })
}
