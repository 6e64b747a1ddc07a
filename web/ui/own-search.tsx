import { useEffect, useRef, useState } from 'react'
import { longestQuery } from '#contract/limits.ts'
import { Icon } from './icon.tsx'
import './own-search.css'

const pauseMs = 300

type OwnSearchProps = {
  q: string
  label: string
  hint: string
  onAsk: (q: string) => void
}

/**
 * Searches the user's own items by number or words; runs when typing pauses, at once with Enter.
 */
export function OwnSearch({ q, label, hint, onAsk }: OwnSearchProps) {
  const [text, setText] = useState(q)
  const asked = useRef(q)

  // The query changed from outside: by browser history or "clear".
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setText(q)
  }, [q])

  const ask = (wanted: string) => {
    if (wanted === asked.current) return
    asked.current = wanted
    onAsk(wanted)
  }
  const latest = useRef(ask)
  useEffect(() => void (latest.current = ask))
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <search className="own-search">
      <Icon name="search" />
      <input
        type="search"
        className="control"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        dir={text === '' ? undefined : 'auto'}
        enterKeyHint="search"
        maxLength={longestQuery}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) ask(text.trim())
        }}
      />
    </search>
  )
}
