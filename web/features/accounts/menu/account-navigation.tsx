import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { LoginRecord } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { AccountRows } from './account-rows.tsx'
import { toAccountView } from './account-view.ts'

/** As in `account-frame.css`. */
const isLine = '(width < 80rem)'

/** The navigation beside account pages; in narrow windows a line above them that scrolls. */
export default function AccountNavigation({ login }: { login: LoginRecord }) {
  const { demo } = usePage()
  const { pathname } = useLocation()
  const links = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = links.current?.querySelector('[aria-current]')
    if (current && matchMedia(isLine).matches) centre(current, links.current!)
  }, [pathname])
  return (
    <div ref={links} className="account-links">
      <AccountRows view={toAccountView(login, demo)} />
    </div>
  )
}

/** Scrolls the line only; `scrollIntoView` would scroll the page to it as well. */
function centre(element: Element, line: Element) {
  const [inner, outer] = [element.getBoundingClientRect(), line.getBoundingClientRect()]
  line.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
