import { useCallback, useEffect, useState } from 'react'
import type { KeptListing } from '#contract/favourites.ts'
import { setKept } from './favourite-marks.ts'
import { useHeartVoice } from './use-heart-voice.ts'

const offeredMs = 10_000

/**
 * Lets parts go: at once for the eye, with a way back for ten seconds, longer while the notice is
 * `held`. What the server refuses comes back into sight. `returned` is a part that somebody brought
 * back, for the focus to follow it.
 */
export function useRemoval(reload: () => void) {
  const voice = useHeartVoice()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<KeptListing>()
  const [held, setHeld] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const [returned, setReturned] = useState<string>()

  useEffect(() => {
    if (!last || held) return undefined
    const timer = setTimeout(() => setLast(undefined), offeredMs)
    return () => clearTimeout(timer)
  }, [last, held])

  const hide = (id: string, away: boolean) =>
    setHidden((before) => {
      const after = new Set(before)
      if (away) after.add(id)
      else after.delete(id)
      return after
    })
  const remove = async (listing: KeptListing, keyboard: boolean) => {
    const id = listing._id
    setByKeyboard(keyboard)
    setReturned(undefined)
    hide(id, true)
    setLast(listing)
    if (await setKept(id, false, voice)) return reload()
    hide(id, false)
    setLast((shown) => (shown === listing ? undefined : shown))
    setReturned(id)
  }
  const undo = async () => {
    if (!last) return
    const id = last._id
    setLast(undefined)
    setHeld(false)
    setReturned(id)
    // Since when it is kept, and for what price, only the server knows: shown when that is fetched.
    if (await setKept(id, true, voice)) {
      hide(id, false)
      return reload()
    }
    setReturned(undefined)
  }
  const close = useCallback(() => {
    setLast(undefined)
    setHeld(false)
  }, [])
  return { hidden, last, byKeyboard, returned, setReturned, remove, undo, close, setHeld }
}

export type Removal = ReturnType<typeof useRemoval>
