import { useEffect, type RefObject } from 'react'

/**
 * Keeps an element that fills a phone's screen above the keyboard: some browsers scroll the page
 * instead of resizing it, so the style sheet is told the visible height.
 */
export function useKeyboardSpace(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const follow = () => {
      const { style } = element.current ?? {}
      // A zoomed page is left alone.
      const zoomed = view.scale > 1.01
      style?.setProperty('--sight-height', zoomed ? '100dvh' : `${view.height}px`)
      style?.setProperty('--sight-top', zoomed ? '0px' : `${view.offsetTop}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [element])
}
