import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './fixtures.ts'

// What a theme changes is colours: the other rules are asked once. What a language changes is the rest:
// screens that are looked at in several languages are asked for colours in English alone.
const colours = ['color-contrast', 'link-in-text-block']

/** axe finds nothing on the page as it is, or on a part of it, light and dark. */
export async function expectNoFindings(page: Page, part?: string): Promise<void> {
  await inTheme(page, 'light')
  await expectNoFindingsNow(page, part)
  await inTheme(page, 'dark')
  const axe = axeOn(page, part).options(brief).withRules(colours)
  expect(findingsOf(await axe.analyze()), 'in the dark').toEqual([])
}

/** axe finds nothing in the current theme. */
export async function expectNoFindingsNow(page: Page, part?: string): Promise<void> {
  const axe = axeOn(page, part).options({ ...brief, rules: { 'target-size': { enabled: true } } })
  expect(findingsOf(await axe.analyze())).toEqual([])
}

/** The same as `expectNoFindings` in English; in other languages without colours. */
export async function expectNoFindingsByLanguage(page: Page): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === 'en') await expectNoFindings(page)
  else await expectNoFindingsButColours(page)
}

/** axe finds nothing in the current theme; colours, which take most of its time, are not looked at. */
export async function expectNoFindingsButColours(page: Page): Promise<void> {
  const others = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]))
  const rules = { 'target-size': { enabled: true }, ...others }
  const axe = axeOn(page).options({ ...brief, rules })
  expect(findingsOf(await axe.analyze())).toEqual([])
}

// What passes is not reported: on a long page that takes longer than finding it out.
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
