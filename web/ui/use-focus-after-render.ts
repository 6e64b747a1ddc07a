import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Moves the focus once what was just set is rendered, for where the element that had it goes. A frame is not enough:
 * after a reply React may render later than that, and behind an open dialog nothing takes the focus.
 */
export function useFocusAfterRender(find: () => HTMLElement | null | undefined): () => void {
  const [asked, setAsked] = useState(0)
  const focus = useEffectEvent(() => find()?.focus())
  useEffect(() => {
    if (asked > 0) focus()
  }, [asked])
  return () => setAsked((before) => before + 1)
}
