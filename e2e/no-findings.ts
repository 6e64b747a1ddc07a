import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './fixtures.ts'

/** axe has nothing to say of the page as it is, or of a part of it, light and dark. */
export async function expectNoFindings(page: Page, part?: string): Promise<void> {
  // What a theme changes is colours: the other rules are asked once.
  await inTheme(page, 'light')
  await expectNoFindingsNow(page, part)
  await inTheme(page, 'dark')
  const colours = axeOn(page, part)
    .options(brief)
    .withRules(['color-contrast', 'link-in-text-block'])
  expect(findingsOf(await colours.analyze()), 'in the dark').toEqual([])
}

/** axe has nothing to say in the theme of the moment. */
export async function expectNoFindingsNow(page: Page, part?: string): Promise<void> {
  const rules = { 'target-size': { enabled: true } }
  const whole = axeOn(page, part).options({ ...brief, rules })
  expect(findingsOf(await whole.analyze())).toEqual([])
}

// What is right is not told: on a long page that takes longer than to find it out.
const brief = { resultTypes: ['violations' as const] }

function axeOn(page: Page, part?: string): AxeBuilder {
  // It would open another window, to bring together what is found in frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  return part ? axe.include(part) : axe
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  const moving = () => document.getAnimations().some(({ playState }) => playState === 'running')
  await expect.poll(() => page.evaluate(moving)).toBe(false)
}

function findingsOf({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message)
      return `${id}: ${target.join(' ')}: ${why.join('; ')}`
    }),
  )
}
