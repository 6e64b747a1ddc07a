import { Link } from 'react-router'
import type { OwnListing } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { DropMenu } from '#web/ui/drop-menu.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { coverId } from './cover-photo.tsx'
import type { RowActions } from './use-row-actions.ts'

type RowMenuProps = { listing: OwnListing; actions: RowActions }

/** The actions on a listing, behind three dots. */
export function RowMenu({ listing, actions }: RowMenuProps) {
  const { t } = useTranslation('stock')
  return (
    <DropMenu
      label={t('row.more', { sku: listing.partSKU })}
      icon={<Icon name="more" />}
      className="row-more"
      more={listing._id}
    >
      <RowChoices listing={listing} actions={actions} />
    </DropMenu>
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
  const className = `drop-item menu-row ${danger ? 'text-danger' : ''}`
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
