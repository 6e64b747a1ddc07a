import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { CheckResult, Result, RunOptions } from 'axe-core'
import { expect, type Page } from './fixtures.ts'

/** A call of axe on the page or a part of it; `ofTexts` asks only for texts that differ in their looks. */
type Run = { ofTexts: boolean; options: RunOptions }

// What the package offers as its source is more than twice as long.
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// What passes is not reported: on a long page that takes longer than finding it out. None of these rules reads style
// sheets, which axe would load, while a page may be dropping some.
const reported: RunOptions = { resultTypes: ['violations'], preload: false }

// What a theme changes is colours: the other rules are asked once. What a language changes is the rest:
// screens that are looked at in several languages are asked for colours in English alone.
const colours: Run[] = [
  { ofTexts: true, options: { ...reported, runOnly: ['color-contrast'] } },
  { ofTexts: false, options: { ...reported, runOnly: ['link-in-text-block'] } },
]
const rules = {
  'target-size': { enabled: true },
  'color-contrast': { enabled: false },
  'link-in-text-block': { enabled: false },
}
const allButColours: Run[] = [{ ofTexts: false, options: { ...reported, rules } }]

/** axe finds nothing on the page as it is, or on a part of it, light and dark. */
export async function expectNoFindings(page: Page, part?: string): Promise<void> {
  await inTheme(page, 'light')
  await expectNoFindingsNow(page, part)
  await inTheme(page, 'dark')
  expect(await findings(page, colours, part), 'in the dark').toEqual([])
}

/** axe finds nothing in the current theme. */
export async function expectNoFindingsNow(page: Page, part?: string): Promise<void> {
  expect(await findings(page, [...allButColours, ...colours], part)).toEqual([])
}

/** The same as `expectNoFindings` in English; in other languages without colours. */
export async function expectNoFindingsByLanguage(page: Page): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === 'en') await expectNoFindings(page)
  else await expectNoFindingsButColours(page)
}

/** axe finds nothing in the current theme; colours, which take most of its time, are not looked at. */
export async function expectNoFindingsButColours(page: Page): Promise<void> {
  expect(await findings(page, allButColours)).toEqual([])
}

/**
 * What axe finds, as text. It is loaded into a page once, and runs there directly: by way of its package for
 * Playwright, which loads it for each run, that takes twice as long. A target that is partly below a bar which
 * stays in view is no finding: scrolling brings it out.
 */
async function findings(page: Page, runs: Run[], part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ part, runs }) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe
      const staysInView = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) ||
          staysInView(element.parentElement))
      const isBelowBar = ({ data, relatedNodes = [] }: CheckResult) =>
        (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured' &&
        relatedNodes.some(({ target }) => staysInView(document.querySelector(String(target[0]))))

      // A list has a hundred texts that look alike, each of which takes two milliseconds: the longest is asked for all.
      // axe passes over what is hidden or disabled, and is undecided on single letters.
      const looks = new Map<Element, string>()
      const lookOf = (element: Element): string => {
        const known = looks.get(element)
        if (known !== undefined) return known
        const style = getComputedStyle(element)
        const { color, backgroundColor, backgroundImage, opacity, position } = style
        const { fontSize, fontWeight, textShadow, filter, mixBlendMode } = style
        const look = [
          element.parentElement ? lookOf(element.parentElement) : '',
          ...[element.tagName, element.getAttribute('class'), color, backgroundColor],
          ...[backgroundImage, opacity, position, fontSize, fontWeight, textShadow],
          ...[filter, mixBlendMode],
        ].join()
        looks.set(element, look)
        return look
      }
      const textOf = (element: Element): string => {
        if (element.matches('input, textarea, select')) return 'a field'
        const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
        return texts.map(({ textContent }) => textContent!.trim()).join('')
      }
      const isAsked = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(':disabled, [inert], [aria-disabled=true]')
      const textsThatDiffer = (): Element[] => {
        const root = part === undefined ? document.body : document.querySelector(part)!
        const longest = new Map<string, { element: Element; length: number }>()
        for (const element of [root, ...root.querySelectorAll('*')]) {
          const { length } = textOf(element)
          if (length === 0 || !isAsked(element)) continue
          const look = lookOf(element)
          if (length > (longest.get(look)?.length ?? 0)) longest.set(look, { element, length })
        }
        return [...longest.values()].map(({ element }) => element)
      }

      const found: Result[] = []
      for (const { ofTexts, options } of runs) {
        const include = ofTexts ? textsThatDiffer() : []
        if (ofTexts && include.length === 0) continue
        // What a modal dialog makes inert axe only guesses, by what it finds beside it.
        const isModal = document.querySelector('dialog:modal') !== null
        const context = ofTexts ? { include } : (part ?? (isModal ? 'dialog:modal' : document))
        const { violations } = await inPage.run(context, options)
        found.push(...violations)
      }
      return found.flatMap(({ id, nodes }) =>
        nodes
          .map(({ target, any, all, none }) => ({ target, checks: [...any, ...all, ...none] }))
          .filter(({ checks }) => !checks.some(isBelowBar))
          .map(({ target, checks }) => {
            const why = checks.map(({ message }) => message)
            return `${id}: ${target.join(' ')}: ${why.join('; ')}`
          }),
      )
    },
    { part, runs },
  )
}

async function inTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  const moving = () => document.getAnimations().some(({ playState }) => playState === 'running')
  await expect.poll(() => page.evaluate(moving)).toBe(false)
}
