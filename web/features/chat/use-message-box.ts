import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * For a box that is as tall as its text; the style sheet limits it to five lines. It is focused at
 * first where that opens no on-screen keyboard.
 */
export function useMessageBox(text: string) {
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    // The border is outside the scrolled area.
    element.style.height = `${element.scrollHeight + 2}px`
  }, [text])
  useEffect(() => {
    if (matchMedia('(min-width: 992px) and (pointer: fine)').matches) {
      box.current?.focus({ preventScroll: true })
    }
  }, [])
  return box
}
