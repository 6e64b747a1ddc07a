import { expect, type Locator, type Page } from './fixtures.ts'

/** What is wrong with how the focused element of this page is seen; whether it is in the main part. */
function inspectFocus() {
  const focused = document.activeElement
  const isInMain = Boolean(focused?.closest('main'))
  const found = (fault: string | null) => ({ fault, isInMain })
  if (!focused || focused === document.body) return found(null)
  const { top, bottom, width } = focused.getBoundingClientRect()
  // The thumb of a slider is marked, which has a test of its own; and by the browser the icon of a date field.
  if (focused.matches('[type="range"], [type="date"], [type="datetime-local"]')) return found(null)
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  const isOutlined =
    (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  const around = focused.parentElement && getComputedStyle(focused.parentElement)
  const isOutlinedAround =
    around && around.outlineStyle !== 'none' && parseFloat(around.outlineWidth) > 0
  if (!isOutlined && !isOutlinedAround)
    return found(`no outline on ${focused.outerHTML.slice(0, 160)}`)
  const isInSight = bottom > 0 && top < innerHeight && width > 0
  return found(isInSight ? null : `out of sight: ${focused.outerHTML.slice(0, 160)}`)
}

/** The focused element is in the window, and visibly focused. */
export async function expectFocusSeen(page: Page): Promise<void> {
  expect((await page.evaluate(inspectFocus)).fault).toBeNull()
}

const MOST_STOPS = 150

/** Presses Tab from `start` until the focus leaves the main part of the page; each stop on the way has to be seen. */
export async function walkByKeyboard(page: Page, start: Locator): Promise<void> {
  await start.focus()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const { fault, isInMain } = await page.evaluate(inspectFocus)
    expect(fault).toBeNull()
    if (!isInMain) return
  }
  throw new Error('Tab never leaves the page')
}
