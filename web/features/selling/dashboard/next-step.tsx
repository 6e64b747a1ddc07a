import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { OwnListing } from './own-part.tsx'
import type { Dashboard } from './use-dashboard.ts'

type NextStepProps = Pick<Dashboard['wanted'][number], 'why' | 'text'> & {
  listing: OwnListing | null
}

/** What a seller can do about a search that found nothing: activate, restock or list a part. */
export function NextStep({ why, listing, text }: NextStepProps) {
  const { t } = useTranslation('dashboard')
  if (!listing) {
    return (
      <Link to="/sell-your-parts" className="button" aria-label={t('wanted.listIt', { text })}>
        <Icon name="add" />
        {t('wanted.list')}
      </Link>
    )
  }
  if (why === 'sold_out') {
    const query = new URLSearchParams({ view: 'sold_out', q: listing.partSKU })
    return (
      <Link to={`/my-listing?${query}`} className="button">
        {t('wanted.restock')}
      </Link>
    )
  }
  return <Activate listing={listing} />
}

/** Puts a paused or removed listing back on offer. */
function Activate({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('dashboard')
  const { failure, busy, run } = useMutation()
  const [online, setOnline] = useState(false)
  const activate = () =>
    run(async (api) => {
      await api.call('setListingStatus', { _id: listing._id, status: 'active' })
      setOnline(true)
    })
  if (online) return <Online slug={listing.slug} seller={listing.user} />
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={activate}>
        {busy ? t('account:sending') : t('wanted.activate')}
      </button>
      <FormFailure message={failure} />
    </>
  )
}

function Online({ slug, seller }: { slug: string; seller: string }) {
  const { t } = useTranslation('dashboard')
  const link = useRef<HTMLAnchorElement>(null)
  // The button that was pressed is gone.
  useEffect(() => link.current?.focus(), [])
  return (
    <p role="status" className="flex flex-wrap items-center gap-2">
      <span className="chip bg-fits-ground text-fits">
        <Icon name="check" />
        {t('wanted.online')}
      </span>
      <Link
        ref={link}
        to={`/spare-part-details/${slug}?seller=${seller}`}
        className="link inline-flex min-h-6 items-center"
      >
        {t('wanted.see')}
      </Link>
    </p>
  )
}
