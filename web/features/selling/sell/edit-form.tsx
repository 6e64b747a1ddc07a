import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnListing } from '#contract/selling.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { UnsavedGuard } from '#web/shell/members/unsaved-guard.tsx'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { CardPreview, type CardSlot } from './card-preview.tsx'
import { FormFoot } from './form-foot.tsx'
import { publicPage } from './listed.ts'
import { toUpdate } from './listing-form.ts'
import { ListingFields } from './listing-fields.tsx'
import { valuesOf } from './sell-values.ts'
import { noSubmitByEnter } from './submit-keys.ts'
import { useListingForm } from './use-listing-form.ts'
import { useReference } from './use-reference.ts'

type EditFormProps = {
  listing: OwnListing
  card: CardSlot
  onSaved: (listing: OwnListing) => void
}

/** The form of a listing that is there already: it sends what differs, and stays. */
export function EditForm({ listing, card, onSaved }: EditFormProps) {
  const { t } = useTranslation('sell')
  const { language } = usePage()
  const toast = useToast()
  const signedIn = useLogin() !== null
  const [saved, setSaved] = useState(() => valuesOf(listing))
  const { reference, failure: unread, reload } = useReference()

  const { form, submit, failure, progress, ...fields } = useListingForm({
    initial: saved,
    listing: listing._id,
    send: async (values, onProgress) => {
      const update = toUpdate(listing._id, saved, values)
      if (!update) return
      const { input, files } = update
      const reply = await browserApi(language).call('updateListing', input, { files, onProgress })
      const stored = valuesOf(reply.listing)
      onSaved(reply.listing)
      setSaved(stored)
      form.set(stored)
      toast(t('edit.saved'))
    },
  })
  const { ref, values, set } = form
  const dirty = toUpdate(listing._id, saved, values) !== undefined
  return (
    <div className="sell">
      <UnsavedGuard dirty={dirty && signedIn} />
      <CardPreview {...{ values, reference, card }} listed={listing.date} />
      <form
        ref={ref}
        noValidate
        aria-label={t('shell:selling.edit')}
        className="sell-form"
        onSubmit={submit}
        onKeyDown={noSubmitByEnter}
      >
        <EditHead listing={listing} />
        {unread && <LoadFailure message={unread} onRetry={reload} />}
        <ListingFields {...{ form, reference, ...fields }} />
        <FormFoot
          {...{ failure, progress }}
          busy={form.busy}
          idle={!dirty}
          texts={{ submit: t('edit.submit'), sending: t('edit.sending') }}
        >
          <p className="text-sm text-soft">{dirty ? t('edit.unsaved') : t('edit.allSaved')}</p>
          {dirty && !form.busy && (
            <button type="button" className="text-button" onClick={() => set(saved)}>
              {t('edit.discard')}
            </button>
          )}
        </FormFoot>
      </form>
    </div>
  )
}

/** What the listing is seen as, and the ways from here. */
function EditHead({ listing }: { listing: OwnListing }) {
  const { t } = useTranslation('sell')
  const { status, slug, _id, user } = listing
  return (
    <div className="edit-head">
      <p className="edit-status" data-status={status}>
        {t(`status.${status}`)}
      </p>
      <Link to="/my-listing" className="link">
        {t('missing.stock')}
      </Link>
      {status === 'active' && (
        <Link to={publicPage(slug, user)} className="link">
          {t('mine.open')}
        </Link>
      )}
      <Link to={`/sell-your-parts?copy=${_id}`} className="link">
        {t('edit.copy')}
      </Link>
    </div>
  )
}
