import { useId, useRef, useState } from 'react'
import './drop-menu.css'

type DropMenuProps = {
  /** Of the button. */
  label: string
  icon: React.ReactNode
  className: string
  /** Shown where the pointer rests; not for a button that is there once for each row. */
  title?: string
  /** Identifies the button to who moves the focus. */
  more?: string
  /** Opens upwards, for a button at the foot of the window. */
  upwards?: boolean
  /** Its rows: links or buttons of the class `menu-row`. */
  children: React.ReactNode
}

/** A menu behind a button: arrow keys move through it, Esc and choosing close it. */
export function DropMenu(props: DropMenuProps) {
  const { label, icon, className, title, more, upwards = false, children } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: React.KeyboardEvent) => {
    const down = event.key === 'ArrowDown'
    if (!down && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.current?.showPopover({ source: button.current! })
    // The menu's content is rendered when it opens.
    requestAnimationFrame(() => {
      const rows = [...(menu.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const at = rows.indexOf(document.activeElement as HTMLElement)
      const to = at < 0 ? (down ? 0 : -1) : (at + (down ? 1 : -1) + rows.length) % rows.length
      rows.at(to)?.focus()
    })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={className}
        aria-label={label}
        title={title}
        data-more={more}
        onKeyDown={onKeyDown}
      >
        {icon}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="drop-menu action-menu"
        data-upwards={upwards ? '' : undefined}
        onKeyDown={onKeyDown}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={({ newState }) =>
          newState === 'open' && place(button.current, menu.current, upwards)
        }
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) menu.current?.hidePopover()
        }}
      >
        {open && children}
      </div>
    </>
  )
}

const margin = 8

/** Positioned beside its button, for browsers without anchor positioning. */
function place(button: HTMLElement | null, menu: HTMLElement | null, upwards: boolean) {
  if (CSS.supports('position-area', 'block-end') || !button || !menu) return
  const box = button.getBoundingClientRect()
  const { offsetHeight, offsetWidth } = menu
  const below = !upwards && box.bottom + offsetHeight < innerHeight
  const width = document.documentElement.clientWidth
  const toRight = getComputedStyle(button).direction === 'ltr'
  const space = toRight ? width - box.right : box.left
  const end = Math.max(margin, Math.min(space, width - offsetWidth - margin))
  menu.style.insetBlockStart = `${below ? box.bottom : box.top - offsetHeight}px`
  menu.style.insetInline = `auto ${end}px`
}
