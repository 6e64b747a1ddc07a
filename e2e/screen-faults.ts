import type { Page } from './fixtures.ts'

/** Texts that show a key or a placeholder instead of words. */
export function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'placeholder', 'title', 'content']
    const attributeTexts = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    )
    const lines = [document.title, ...attributeTexts, ...document.body.innerText.split('\n')]
    const key =
      /\{\{|\b(catalog|shell|home|sellers|content|login|register|account|sell|stock|import|dashboard|favourites|callbacks|cart|chat|notifications|orders|pages|payments|returns):[a-z]|^[a-z]+[A-Za-z]*(\.[a-z]+[A-Za-z]*)+$/
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

/**
 * Texts that don't fit where they stand. What is cut on purpose, after so many lines or with a way to
 * see the whole, is marked so by its style or its title.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '')
    const isCut = (element: Element) => {
      const style = getComputedStyle(element)
      const { overflowX, overflowY, webkitLineClamp, textOverflow, width, height } = style
      if (webkitLineClamp !== 'none' || width === '1px' || height === '1px') return false
      // A name of somebody, shortened with a sign that tells so.
      if (textOverflow === 'ellipsis' && element.matches('bdi')) return false
      if (element.closest('[title], [hidden], .skeleton, canvas, svg')) return false
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const tooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      const tooHigh = element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0
      const isBox = element.matches('.button, .chip, .nav-item, th, summary, legend')
      return (tooWide && (clips(overflowX) || isBox)) || (tooHigh && clips(overflowY))
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.checkVisibility() && isCut(element))
      .map(({ tagName, className, textContent }) =>
        [tagName, String(className), textContent.trim().slice(0, 60)].join(' '),
      )
  })
}
