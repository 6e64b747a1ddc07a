import axe, { type CheckResult, type RunOptions } from 'axe-core'
import { expect, type Page } from './fixtures.ts'

// What a theme changes is colours: the other rules are asked once. What a language changes is the rest:
// screens that are looked at in several languages are asked for colours in English alone.
const colours = ['color-contrast', 'link-in-text-block']

/** axe finds nothing on the page as it is, or on a part of it, light and dark. */
export async function expectNoFindings(page: Page, part?: string): Promise<void> {
  await inTheme(page, 'light')
  await expectNoFindingsNow(page, part)
  await inTheme(page, 'dark')
  expect(await findings(page, { runOnly: colours }, part), 'in the dark').toEqual([])
}

/** axe finds nothing in the current theme. */
export async function expectNoFindingsNow(page: Page, part?: string): Promise<void> {
  const rules = { 'target-size': { enabled: true } }
  expect(await findings(page, { rules }, part)).toEqual([])
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
  expect(await findings(page, { rules })).toEqual([])
}

// What passes is not reported: on a long page that takes longer than finding it out.
const resultTypes: RunOptions['resultTypes'] = ['violations']

/**
 * What axe finds, as text. It is loaded into a page once, and runs there directly: by way of its package for
 * Playwright, which loads it for each run, that takes twice as long. A target that is partly below a bar which
 * stays in view is no finding: scrolling brings it out.
 */
async function findings(page: Page, options: RunOptions, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // None of these rules reads style sheets, which axe would load, while a page may be dropping some.
  const run = { part, options: { ...options, resultTypes, preload: false } }
  return page.evaluate(async ({ part, options }) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe
    const staysInView = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) ||
        staysInView(element.parentElement))
    const isBelowBar = ({ data, relatedNodes = [] }: CheckResult) =>
      (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured' &&
      relatedNodes.some(({ target }) => staysInView(document.querySelector(String(target[0]))))
    const { violations } = await inPage.run(part ?? document, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .map(({ target, any, all, none }) => ({ target, checks: [...any, ...all, ...none] }))
        .filter(({ checks }) => !checks.some(isBelowBar))
        .map(({ target, checks }) => {
          const why = checks.map(({ message }) => message)
          return `${id}: ${target.join(' ')}: ${why.join('; ')}`
        }),
    )
  }, run)
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  const moving = () => document.getAnimations().some(({ playState }) => playState === 'running')
  await expect.poll(() => page.evaluate(moving)).toBe(false)
}
