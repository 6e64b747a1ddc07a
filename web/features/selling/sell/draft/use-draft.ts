import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isBlank, type SellValues } from '../sell-values.ts'
import { dropPictures, storePictures, storedPictures } from './draft-pictures.ts'
import { dropWords, storeWords, storedWords } from './draft-words.ts'

type DraftOptions = {
  key: string
  values: SellValues
  set: (values: Partial<SellValues>) => void
}

const pauseMs = 600

/**
 * Keeps what is in the form until it is listed, across reloads, crashes and the end of a session, and
 * brings it back. Where the browser keeps nothing the form does without.
 */
export function useDraft({ key, values, set }: DraftOptions) {
  const [state, setState] = useState<{ saved?: number; restored?: true }>({})
  /** The pictures as they are stored; undefined until those of a draft have been looked for. */
  const pictures = useRef<SellValues['pictures']>(undefined)
  const over = useRef(false)

  const restore = useEffectEvent(async (isHere: () => boolean) => {
    const draft = storedWords(key)
    if (draft) {
      set(draft.words)
      setState({ saved: draft.saved, restored: true })
    }
    const found = draft ? await storedPictures(key) : []
    if (!isHere()) return
    pictures.current = found
    if (found.length > 0) set({ pictures: found })
  })
  useEffect(() => {
    let here = true
    void restore(() => here)
    return () => void (here = false)
  }, [])

  const drop = () => {
    dropWords(key)
    void dropPictures(key)
    pictures.current = []
  }
  const store = useEffectEvent(() => {
    if (over.current) return
    if (isBlank(values)) {
      drop()
      return setState({})
    }
    const now = Date.now()
    const stored = storeWords(key, values, now)
    setState((before) => (stored ? { ...before, saved: now } : {}))
    if (pictures.current === undefined || pictures.current === values.pictures) return
    pictures.current = values.pictures
    storePictures(key, values.pictures).catch(() => {})
  })
  // Nothing is stored before there is a change: another tab may be at the same draft.
  const first = useRef(values)
  useEffect(() => {
    if (values === first.current) return
    const timer = setTimeout(store, pauseMs)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => {
    const leave = () => values !== first.current && store()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [values])
  const controller = useEffectEvent(() => values !== first.current && store())
  useEffect(() => () => void controller(), [])

  /** The part is listed: its draft goes. */
  const finish = () => {
    over.current = true
    drop()
  }
  return { ...state, finish }
}
