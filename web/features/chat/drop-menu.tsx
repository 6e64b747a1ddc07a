import { useId, useRef, useState } from 'react'
import { usePage } from '#web/shell/page.tsx'

type DropMenuProps = {
  label: string
  icon: React.ReactNode
  className: string
  /** Opens upwards, for a button at the foot of the window. */
  upwards?: boolean
  children: React.ReactNode
}

/** A menu behind a button: arrow keys move through it, Esc and choosing close it. */
export function DropMenu({ label, icon, className, upwards = false, children }: DropMenuProps) {
  const { direction } = usePage()
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
        title={label}
        onKeyDown={onKeyDown}
      >
        {icon}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="drop-menu chat-menu"
        data-upwards={upwards ? '' : undefined}
        onKeyDown={onKeyDown}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={({ newState }) =>
          newState === 'open' && place(button.current, menu.current, direction, upwards)
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

/** Positioned beside its button, for browsers without anchor positioning. */
function place(
  button: HTMLElement | null,
  menu: HTMLElement | null,
  direction: 'ltr' | 'rtl',
  upwards: boolean,
) {
  if (CSS.supports('position-area', 'block-end') || !button || !menu) return
  const box = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const fromStart = direction === 'rtl' ? width - box.right : box.left
  const start = Math.max(8, Math.min(fromStart, width - menu.offsetWidth - 8))
  menu.style.insetBlockStart = `${upwards ? box.top - menu.offsetHeight : box.bottom}px`
  menu.style.insetInline = `${start}px auto`
}
