import { useCallback, useEffect, useState } from 'react'
import type { FavouriteListing } from '#contract/favourites.ts'
import { setFavourite } from './favourite-state.ts'
import { useFavouriteFeedback } from './use-favourite-feedback.ts'

const undoMs = 10_000

/**
 * Removes favourites optimistically and offers to undo for ten seconds, longer while `paused`. A
 * failed removal is rolled back. `restoredId` is a listing that was restored, so that the focus can
 * move to it.
 */
export function useRemoval(reload: () => void) {
  const feedback = useFavouriteFeedback()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [lastRemoved, setLastRemoved] = useState<FavouriteListing>()
  const [paused, setPaused] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const [restoredId, setRestoredId] = useState<string>()

  useEffect(() => {
    if (!lastRemoved || paused) return undefined
    const timer = setTimeout(() => setLastRemoved(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [lastRemoved, paused])

  const hide = (id: string, isHidden: boolean) =>
    setHidden((before) => {
      const after = new Set(before)
      if (isHidden) after.add(id)
      else after.delete(id)
      return after
    })
  const remove = async (listing: FavouriteListing, keyboard: boolean) => {
    const id = listing._id
    setByKeyboard(keyboard)
    setRestoredId(undefined)
    hide(id, true)
    setLastRemoved(listing)
    if (await setFavourite(id, false, feedback)) return reload()
    hide(id, false)
    setLastRemoved((shown) => (shown === listing ? undefined : shown))
    setRestoredId(id)
  }
  const undo = async () => {
    if (!lastRemoved) return
    const id = lastRemoved._id
    setLastRemoved(undefined)
    setPaused(false)
    setRestoredId(id)
    // Only the server knows the date and price of the favourite, so it is shown again after the
    // reload.
    if (await setFavourite(id, true, feedback)) {
      hide(id, false)
      return reload()
    }
    setRestoredId(undefined)
  }
  const close = useCallback(() => {
    setLastRemoved(undefined)
    setPaused(false)
  }, [])
  return {
    hidden,
    lastRemoved,
    byKeyboard,
    restoredId,
    setRestoredId,
    remove,
    undo,
    close,
    setPaused,
  }
}

export type Removal = ReturnType<typeof useRemoval>
