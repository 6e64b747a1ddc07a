import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A thin line while the next page is fetched, and its title told to screen readers on arrival. */
export function NavigationState() {
  const { state } = useNavigation()
  const { key } = useLocation()
  const [arrived, setArrived] = useState('')
  const told = useRef(key)

  useEffect(() => {
    // The first page is told by the browser itself.
    if (key === told.current) return
    told.current = key
    setArrived(document.title)
  }, [key])

  return (
    <>
      {state === 'loading' && <div className="progress-line" aria-hidden="true" />}
      <p role="status" className="sr-only">
        {arrived}
      </p>
    </>
  )
}
