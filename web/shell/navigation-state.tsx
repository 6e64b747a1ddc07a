import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Shows a thin line while the next page is loading. After navigation it announces the title to
 * screen readers and restores a lost focus.
 */
export function NavigationState() {
  const { state } = useNavigation()
  const { key, pathname } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  const announcedKey = useRef(key)
  const previousPath = useRef(pathname)

  useEffect(() => {
    // The browser announces the first page itself.
    if (key === announcedKey.current) return
    announcedKey.current = key
    setAnnouncement(document.title)
  }, [key])
  useEffect(() => {
    if (pathname === previousPath.current) return undefined
    previousPath.current = pathname
    // The focused element may have been removed with its page. The new page gets a frame to set the
    // focus itself.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  return (
    <>
      {state === 'loading' && <div className="progress-line" aria-hidden="true" />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
