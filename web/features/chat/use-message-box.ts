import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * For a box that is as tall as its text; the style sheet ends that at five lines. It has the focus at
 * first where that opens no keyboard on the screen.
 */
export function useMessageBox(text: string) {
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    // The border is around what scrolls.
    element.style.height = `${element.scrollHeight + 2}px`
  }, [text])
  useEffect(() => {
    if (matchMedia('(min-width: 992px) and (pointer: fine)').matches) {
      box.current?.focus({ preventScroll: true })
    }
  }, [])
  return box
}
