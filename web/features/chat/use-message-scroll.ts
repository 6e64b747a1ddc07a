import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

// The distance from the end, or the top, that counts as there (px).
const END = 60
const TOP = 240

/**
 * Keeps the end of a growing list visible, unless the user has scrolled up; then the read position
 * is kept, also when older items are added above. `first` identifies the first item.
 */
export function useMessageScroll(first: string | undefined, onTop: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const before = useRef({ first, height: 0, room: 0 })
  const atEnd = useRef(true)
  const [away, setAway] = useState(false)

  const toEnd = useCallback(() => {
    atEnd.current = true
    setAway(false)
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { scrollHeight, clientHeight } = element
    if (atEnd.current) element.scrollTop = scrollHeight
    else if (before.current.first !== first) {
      element.scrollTop += scrollHeight - before.current.height
    }
    before.current = { first, height: scrollHeight, room: clientHeight }
  })

  // Pictures arrive, fonts load, the keyboard opens.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (!box.current) return
      const { scrollHeight, clientHeight } = box.current
      if (atEnd.current) box.current.scrollTop = scrollHeight
      before.current = { ...before.current, height: scrollHeight, room: clientHeight }
    })
    for (const { current } of [box, inside]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!
    const { height, room } = before.current
    // The box changed, not the scroll position.
    if (atEnd.current && (height !== scrollHeight || room !== clientHeight)) return toEnd()
    atEnd.current = scrollHeight - scrollTop - clientHeight < END
    setAway(!atEnd.current)
    if (scrollTop < TOP) onTop()
  }
  return { box, inside, away, toEnd, onScroll }
}
