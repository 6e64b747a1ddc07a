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

/** Numbers that the reading order could turn around: those in a text that runs right to left. */
export function unmarkedNumbers(page: Page, sku: string): Promise<string[]> {
  return page.evaluate((sku) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!
      const parent = walker.currentNode.parentElement!
      if (parent.closest('script, style, option, .sr-only, bdi[dir="ltr"]')) continue
      const { direction, unicodeBidi } = getComputedStyle(parent)
      if (direction === 'ltr') continue
      // A paragraph of somebody, which runs as its first letter does.
      if (unicodeBidi === 'plaintext' && !/[\u0600-\u06ff]/.test(text)) continue
      const isNumber = /AED\s*\d|\+971|[A-Z0-9]{4,}-[A-Z0-9]{4,}/.test(text)
      if (isNumber || text.includes(sku)) found.push(text)
    }
    return found
  }, sku)
}

/** Numbers of several parts in the texts of a page whose parts are painted in another order than written. */
export function reversedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      if (!node.parentElement?.checkVisibility({ opacityProperty: true })) continue
      for (const { 0: number, index } of text.matchAll(/[A-Za-z\d]+(?:[-/. ][A-Za-z\d]+)+/g)) {
        if (!/\d/.test(number)) continue
        const places = [...number].map((_, at) => {
          const range = document.createRange()
          range.setStart(node, index + at)
          range.setEnd(node, index + at + 1)
          return range.getBoundingClientRect()
        })
        // Of what is wrapped, each line by itself.
        const isReversed = places.some(
          ({ left, top, width }, at) =>
            at > 0 && width > 0 && top === places[at - 1]!.top && left < places[at - 1]!.left,
        )
        if (isReversed) found.push(`${number} in "${text}"`)
      }
    }
    return found
  })
}
