import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * A thin line while the next page is fetched; on arrival its title is told to screen readers, and the
 * focus isn't lost.
 */
export function NavigationState() {
  const { state } = useNavigation()
  const { key, pathname } = useLocation()
  const [arrived, setArrived] = useState('')
  const told = useRef(key)
  const left = useRef(pathname)

  useEffect(() => {
    // The first page is told by the browser itself.
    if (key === told.current) return
    told.current = key
    setArrived(document.title)
  }, [key])
  useEffect(() => {
    if (pathname === left.current) return undefined
    left.current = pathname
    // What had the focus may have gone with its page. First, the page that came takes it where it will.
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
        {arrived}
      </p>
    </>
  )
}
