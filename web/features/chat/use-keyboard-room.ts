import { useEffect, type RefObject } from 'react'

/**
 * Keeps an element that fills a phone above its keyboard: some browsers push the page up instead of
 * making it smaller, so the style sheet is told how much of it is in sight.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const follow = () => {
      const { style } = element.current ?? {}
      // Somebody who zooms in moves about in the page as it is.
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
