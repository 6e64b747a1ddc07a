import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnListing } from '#contract/selling.ts'
import { browserApi } from '#web/shell/api.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import type { AmountField } from './amount-entry.ts'

export type Edit = { listing: OwnListing; field: AmountField; value: number }

/** Quick steps of a quantity are sent together, when nothing more comes for so long. */
const gatherMs = 700

type EditsOptions = {
  onSaved: (listing: OwnListing, field: AmountField) => void
  /** Told once per change that was saved, with what was there before it and the way back to that. */
  onChanged: (edit: Edit, before: number, takeBack: () => Promise<void>) => void
}

type Waiting = { edit: Edit; before: number; timer?: ReturnType<typeof setTimeout> }

/**
 * Changes of prices and quantities: shown at once, saved one after another per cell, and taken back
 * with the server's words when it refuses.
 */
export function useEdits({ onSaved, onChanged }: EditsOptions) {
  const { language } = usePage()
  const failureText = useFailureText()
  const [pending, setPending] = useState<ReadonlyMap<string, number>>(new Map())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const waiting = useRef(new Map<string, Waiting>())
  const queues = useRef(new Map<string, Promise<unknown>>())

  const save = useCallback(
    async ({ listing, field, value }: Edit) => {
      const input = { _id: listing._id, [field]: value }
      const { listing: saved } = await browserApi(language).call('updateListing', input)
      onSaved(saved, field)
    },
    [language, onSaved],
  )

  const send = useCallback(
    (key: string) => {
      const { edit, before, timer } = waiting.current.get(key)!
      clearTimeout(timer)
      waiting.current.delete(key)
      const earlier = queues.current.get(key) ?? Promise.resolve()
      const sending = earlier
        .then(() => save(edit))
        .then(
          () => {
            setFailures((all) => withoutKey(all, key))
            onChanged(edit, before, () => save({ ...edit, value: before }))
          },
          (error: unknown) => {
            const words = failureText(error, (fields) => [fields[edit.field] ?? failureText(error)])
            setFailures((all) => new Map(all).set(key, words))
          },
        )
        .then(() => {
          // A later change of the same cell is still on its way, and stays in sight.
          if (queues.current.get(key) !== sending || waiting.current.has(key)) return
          queues.current.delete(key)
          setPending((all) => withoutKey(all, key))
        })
      queues.current.set(key, sending)
    },
    [save, onChanged, failureText],
  )

  const edit = useCallback(
    (change: Edit, { gather = false } = {}) => {
      const key = keyOf(change.listing, change.field)
      const earlier = waiting.current.get(key)
      clearTimeout(earlier?.timer)
      const before = earlier?.before ?? change.listing[change.field]
      const timer = gather ? setTimeout(() => send(key), gatherMs) : undefined
      waiting.current.set(key, { edit: change, before, ...(timer && { timer }) })
      setFailures((all) => withoutKey(all, key))
      setPending((all) => new Map(all).set(key, change.value))
      if (!gather) send(key)
    },
    [send],
  )

  // Steps that were still gathered are sent when the screen is left.
  const latestSend = useRef(send)
  useEffect(() => void (latestSend.current = send), [send])
  useEffect(() => {
    const edits = waiting.current
    return () => {
      for (const key of edits.keys()) latestSend.current(key)
    }
  }, [])

  const shown = (listing: OwnListing, field: AmountField) =>
    pending.get(keyOf(listing, field)) ?? listing[field]
  const failureOf = (listing: OwnListing, field: AmountField) => failures.get(keyOf(listing, field))
  const saving = (listing: OwnListing, field: AmountField) => pending.has(keyOf(listing, field))
  return { edit, shown, failureOf, saving }
}

export type Edits = ReturnType<typeof useEdits>

const keyOf = ({ _id }: OwnListing, field: AmountField) => `${_id} ${field}`

function withoutKey<Value>(map: ReadonlyMap<string, Value>, key: string) {
  if (!map.has(key)) return map
  const next = new Map(map)
  next.delete(key)
  return next
}
