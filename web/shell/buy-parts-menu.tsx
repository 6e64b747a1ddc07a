import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'

const openDelay = 120
const closeDelay = 240

const loadMegaMenu = () => import('./mega-menu.tsx')
const MegaMenu = lazy(loadMegaMenu)

/** "Buy Parts": a link to all parts that opens the mega menu on hover, click or Enter. */
export function BuyPartsMenu() {
  const { t } = useTranslation()
  const { key } = useLocation()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLAnchorElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)

  const change = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const changeSoon = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      openedByHover.current = next
      setOpen(next)
    }, delay)
  }

  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open])

  return (
    <div
      ref={root}
      className="contents"
      onPointerLeave={(event) => event.pointerType === 'mouse' && changeSoon(false, closeDelay)}
      onPointerEnter={() => clearTimeout(timer.current)}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) change(false)
      }}
    >
      <Link
        ref={trigger}
        to="/all-listings"
        aria-expanded={open}
        aria-controls={open ? 'mega-menu' : undefined}
        className="nav-item"
        onFocus={() => void loadMegaMenu()}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'mouse') return
          void loadMegaMenu()
          if (!open) changeSoon(true, openDelay)
        }}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          // After hovering, a click keeps the menu open instead of closing it.
          change(!open || openedByHover.current)
          openedByHover.current = false
        }}
      >
        {t('nav.buy')}
        <Icon name="down" className={open ? 'rotate-180' : ''} />
      </Link>
      {open && (
        <Suspense fallback={null}>
          <MegaMenu />
        </Suspense>
      )}
    </div>
  )
}
