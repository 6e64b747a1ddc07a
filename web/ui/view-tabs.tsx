import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import './view-tabs.css'

export type ViewTab = {
  key: string
  label: string
  to: string
  current: boolean
  /** Left out where it has no meaning; 'unknown' until the first reply. */
  count?: number | 'unknown'
  /** These need the user's attention. */
  waiting?: boolean
}

type ViewTabsProps = { label: string; tabs: ViewTab[]; countText: (count: number) => string }

/** Tabs that select which of the user's items are shown, with their counts. */
export function ViewTabs({ label, tabs, countText }: ViewTabsProps) {
  const nav = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.key
  // On a phone not all tabs are visible.
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
