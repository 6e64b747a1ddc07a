import type { Page } from './fixtures.ts'

/** Texts that show a key or a placeholder instead of words. */
export function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'content']
    const said = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    )
    const lines = [document.title, ...said, ...document.body.innerText.split('\n')]
    const key =
      /\{\{|\b(catalog|shell|home|sellers|content|login|register|account):[a-z]|^[a-z]+[A-Za-z]*(\.[a-z]+[A-Za-z]*)+$/
    return lines.filter((line) => key.test(line.trim()))
  })
}

/** What makes the page wider than the window, or would, were it not cut off. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const width = document.documentElement.clientWidth
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return own > 1 && (right > width + 1 || left < -1) && element.checkVisibility()
    })
    const outside = wide.filter((element) => !scrolls(element.parentElement) && !scrolls(element))
    const names = outside.map(({ tagName, className }) => `${tagName} ${String(className)}`)
    const { scrollWidth } = document.documentElement
    return scrollWidth > width ? [`the page: ${scrollWidth} px`, ...names] : names
  })
}
