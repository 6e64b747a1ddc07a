import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { countText } from '#web/shell/format.ts'
import { Icon } from '#web/ui/icon.tsx'

export type FilterOption = { value: string; label: string; count: number; to: string }

type FilterMenuProps = {
  label: string
  /** The entry that takes the choice away. */
  any: { label: string; to: string }
  options: FilterOption[]
  /** The value chosen, or an empty text. */
  chosen: string
}

/** The values of a filter with their counts, as links in a popover, so that it works without scripts. */
export function FilterMenu({ label, any, options, chosen }: FilterMenuProps) {
  const id = useId()
  const menu = useRef<HTMLUListElement>(null)
  const current = options.find(({ value }) => value === chosen)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="filter-menu-button"
        data-chosen={current && ''}
      >
        <span>
          {label}
          {current && (
            <>
              {': '}
              <bdi>{current.label}</bdi>
            </>
          )}
        </span>
        <Icon name="down" />
      </button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        aria-label={label}
        className="drop-menu filter-menu"
        onClick={({ target }) => {
          if ((target as Element).closest('a')) menu.current?.hidePopover()
        }}
      >
        <li>
          <Link
            to={any.to}
            preventScrollReset
            className="drop-item"
            aria-current={current ? undefined : 'true'}
          >
            {any.label}
          </Link>
        </li>
        {options.map(({ value, label: text, count, to }) => (
          <li key={value}>
            <Link
              to={to}
              preventScrollReset
              rel="nofollow"
              className="drop-item"
              aria-current={value === chosen ? 'true' : undefined}
            >
              <bdi>{text}</bdi>
              <small>{countText(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
