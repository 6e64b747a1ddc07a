import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { coverId } from './cover-photo.tsx'
import { useMenuKeys } from './use-menu-keys.ts'
import type { RowActions } from './use-row-actions.ts'

type RowMenuProps = { listing: OwnListing; actions: RowActions }

/** What can be done with a listing, behind three dots. */
export function RowMenu({ listing, actions }: RowMenuProps) {
  const { t } = useTranslation('stock')
  const { direction } = usePage()
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const onKeyDown = useMenuKeys(button, menu)
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        data-more={listing._id}
        className="row-more"
        aria-label={t('row.more', { sku: listing.partSKU })}
        onKeyDown={onKeyDown}
      >
        <Icon name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="drop-menu row-menu"
        onKeyDown={onKeyDown}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={({ newState }) => newState === 'open' && place(button, menu, direction)}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) menu.current?.hidePopover()
        }}
      >
        {open && <RowChoices listing={listing} actions={actions} />}
      </div>
    </>
  )
}

function RowChoices({ listing, actions }: RowMenuProps) {
  const { t } = useTranslation('stock')
  const { _id, status, slug, images, user } = listing
  if (status === 'removed') {
    return (
      <>
        <Choice icon="return" onClick={() => void actions.setStatus(listing, 'active')}>
          {t('row.restore')}
        </Choice>
        <Choice icon="copy" to={`/sell-your-parts?copy=${_id}`}>
          {t('row.copy')}
        </Choice>
      </>
    )
  }
  return (
    <>
      <Choice icon="edit" to={`/my-listing/edit/${_id}`}>
        {t('row.edit')}
      </Choice>
      {status === 'active' && (
        <Choice icon="eye" to={`/spare-part-details/${slug}?seller=${user}`}>
          {t('row.view')}
        </Choice>
      )}
      <Choice icon="camera" onClick={() => document.getElementById(coverId(_id))?.click()}>
        {t(images.length > 0 ? 'row.newPhoto' : 'row.addPhoto')}
      </Choice>
      <Choice icon="copy" to={`/sell-your-parts?copy=${_id}`}>
        {t('row.copy')}
      </Choice>
      {status === 'active' ? (
        <Choice icon="pause" onClick={() => void actions.setStatus(listing, 'paused')}>
          {t('row.pause')}
        </Choice>
      ) : (
        <Choice icon="play" onClick={() => void actions.setStatus(listing, 'active')}>
          {t('row.activate')}
        </Choice>
      )}
      <Choice icon="bin" danger onClick={() => void actions.remove(listing)}>
        {t('row.remove')}
      </Choice>
    </>
  )
}

type ChoiceProps = {
  icon: IconName
  danger?: boolean
  children: React.ReactNode
} & ({ to: string; onClick?: undefined } | { to?: undefined; onClick: () => void })

function Choice({ icon, danger, to, onClick, children }: ChoiceProps) {
  const className = `drop-item row-choice ${danger ? 'text-danger' : ''}`
  return to === undefined ? (
    <button type="button" className={className} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  ) : (
    <Link to={to} className={className}>
      <Icon name={icon} />
      {children}
    </Link>
  )
}

/** Beside its button, for browsers that can't anchor it there by style. */
function place(
  button: React.RefObject<HTMLElement | null>,
  menu: React.RefObject<HTMLElement | null>,
  direction: 'ltr' | 'rtl',
) {
  if (CSS.supports('position-area', 'block-end') || !button.current || !menu.current) return
  const box = button.current.getBoundingClientRect()
  const { offsetHeight } = menu.current
  const below = box.bottom + offsetHeight < innerHeight
  const width = document.documentElement.clientWidth
  menu.current.style.insetBlockStart = `${below ? box.bottom : box.top - offsetHeight}px`
  menu.current.style.insetInlineEnd = `${direction === 'rtl' ? box.left : width - box.right}px`
}
