import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { moreLinks } from './site-links.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** "More": a popover, so it opens without scripts, and Escape closes it. */
export function MoreMenu() {
  const { t } = useTranslation()
  const { key } = useLocation()
  const menu = useRef<HTMLUListElement>(null)

  useEffect(() => menu.current?.hidePopover(), [key])

  const step = (event: React.KeyboardEvent) => {
    const by = steps[event.key]
    if (!by || !menu.current) return
    event.preventDefault()
    menu.current.showPopover()
    const links = [...menu.current.querySelectorAll('a')]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links.at(at < 0 && by < 0 ? -1 : (at + by) % links.length)?.focus()
  }

  return (
    <div
      className="contents"
      onKeyDown={step}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.current?.hidePopover()
      }}
    >
      <button type="button" popoverTarget="more-menu" className="nav-item">
        {t('nav.more')}
        <Icon name="down" />
      </button>
      <ul ref={menu} id="more-menu" popover="auto" className="drop-menu more-menu">
        {moreLinks.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} className="drop-item">
              {t(text)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
