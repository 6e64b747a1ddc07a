import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { countText } from '#web/shell/format.ts'
import './view-tabs.css'

export type ViewTab = {
  key: string
  label: string
  to: string
  current: boolean
  /** Left out where it says nothing; 'unknown' until the first reply. */
  count?: number | 'unknown'
  /** Somebody is to do something about these. */
  waiting?: boolean
}

/** Which part of one's own is looked at, with how much there is of each. */
export function ViewTabs({ label, tabs }: { label: string; tabs: ViewTab[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.key
  // On a phone not all of them are in sight.
  useEffect(() => {
    const shown = nav.current?.querySelector('[aria-current]')
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className="view-tabs">
      <ul>
        {tabs.map(({ key, label, to, current, count, waiting }) => (
          <li key={key}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className="view-tab"
            >
              {label}
              {count !== undefined && (
                <bdi dir="ltr" className="view-count" data-waiting={waiting || undefined}>
                  {count === 'unknown' ? '·' : countText(count)}
                </bdi>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
