import { useId, useRef } from 'react'
import { Icon } from './icon.tsx'

type ScrollerProps = {
  title: string
  /** Beside the title, such as a link to all of them. */
  aside?: React.ReactNode
  /** Labels of the buttons. */
  previous: string
  next: string
  /**
   * How many fit a wide window when there are no more of them; without it the next one is partly
   * visible.
   */
  exactly?: 4
  /** List items. */
  children: React.ReactNode
}

/** A titled row that is scrolled by touch, keys or its two buttons, never by itself. */
export function Scroller(props: ScrollerProps) {
  const { title, aside, previous, next, exactly, children } = props
  const row = useRef<HTMLUListElement>(null)
  const id = useId()
  const move = (sign: 1 | -1) => {
    const list = row.current
    if (!list) return
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: sign * forward * list.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby={id} className={exactly && 'exactly-four'}>
      <div className="flex items-center gap-3 pb-4">
        <h2 id={id} className="text-xl md:text-2xl">
          {title}
        </h2>
        <div className="ms-auto flex items-center gap-2">
          {aside}
          <button type="button" className="scroll-button" onClick={() => move(-1)}>
            <Icon name="chevron" className="turns-back" />
            <span className="sr-only">{previous}</span>
          </button>
          <button type="button" className="scroll-button" onClick={() => move(1)}>
            <Icon name="chevron" className="turns" />
            <span className="sr-only">{next}</span>
          </button>
        </div>
      </div>
      <ul ref={row} className="scroll-row">
        {children}
      </ul>
    </section>
  )
}
