import type { RefObject } from 'react'

/** Arrows open a menu and walk through it; Tab and Esc the browser does by itself. */
export function useMenuKeys(
  button: RefObject<HTMLElement | null>,
  menu: RefObject<HTMLElement | null>,
) {
  return (event: React.KeyboardEvent) => {
    const down = event.key === 'ArrowDown'
    if (!down && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.current?.showPopover({ source: button.current! })
    // What the menu holds comes with opening it.
    requestAnimationFrame(() => {
      const rows = [...(menu.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const at = rows.indexOf(document.activeElement as HTMLElement)
      const to = at < 0 ? (down ? 0 : -1) : (at + (down ? 1 : -1) + rows.length) % rows.length
      rows.at(to)?.focus()
    })
  }
}
