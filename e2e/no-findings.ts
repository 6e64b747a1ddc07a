import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './fixtures.ts'

/** axe has nothing to say of the page as it is, light and dark. */
export async function expectNoFindings(page: Page): Promise<void> {
  // What a theme changes is colours: the other rules are asked once.
  await inTheme(page, 'light')
  const whole = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  expect(findingsOf(await whole.analyze())).toEqual([])
  await inTheme(page, 'dark')
  const colours = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])
  expect(findingsOf(await colours.analyze()), 'in the dark').toEqual([])
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
