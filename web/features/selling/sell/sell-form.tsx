import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { updateLogin } from '#web/shell/login-record.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { usePage } from '#web/shell/page.tsx'
import { CardPreview, type CardSlot } from './card-preview.tsx'
import { draftKey } from './draft/draft-words.ts'
import { DraftNote } from './draft/draft-note.tsx'
import { useDraft } from './draft/use-draft.ts'
import { FormFoot } from './form-foot.tsx'
import { toNewListing } from './listing-form.ts'
import { publicPage, type Listed } from './listed.ts'
import { ListingFields } from './listing-fields.tsx'
import { emptyValues, isBlank, type SellValues } from './sell-values.ts'
import { noSubmitByEnter } from './submit-keys.ts'
import { useListingForm } from './use-listing-form.ts'
import { useReference } from './use-reference.ts'

type SellFormProps = {
  user: string
  card: CardSlot
  /** The listing that this one is to be like, and what is taken over from it. */
  copy?: string
  initial?: SellValues
}

/** The form that lists a part. What is in it outlasts the page until it is listed. */
export function SellForm({ user, card, copy, initial = emptyValues }: SellFormProps) {
  const { t } = useTranslation('sell')
  const { language } = usePage()
  const navigate = useNavigate()
  const [cleared, setCleared] = useState<SellValues>()
  const { reference, failure: unread, reload } = useReference()
  const api = browserApi(language)

  const { form, submit, failure, progress, ...fields } = useListingForm({
    initial,
    send: async (values, onProgress) => {
      const { input, files } = toNewListing(values, user)
      const { listing } = await api.call('newListing', input, { files, onProgress })
      draft.finish()
      // The count in the menu; it is right again at the next login at the latest.
      api.call('getMe', {}).then(updateLogin, () => {})
      const listed: Listed = {
        page: publicPage(listing.slug, user),
        name: values.partName.trim(),
      }
      void navigate('/', { state: { listed } })
    },
  })
  const { ref, values, set } = form
  const draft = useDraft({ key: draftKey(user, copy), values, set })

  const startOver = () => {
    setCleared(values)
    set(emptyValues)
  }
  const undo = () => {
    if (cleared) set(cleared)
    setCleared(undefined)
  }
  return (
    <div className="sell">
      <CardPreview {...{ values, reference, card }} />
      <form
        ref={ref}
        noValidate
        aria-label={t('shell:selling.sell')}
        className="sell-form"
        onSubmit={submit}
        onKeyDown={noSubmitByEnter}
      >
        {unread && <LoadFailure message={unread} onRetry={reload} />}
        <ListingFields {...{ form, reference, ...fields }} />
        <FormFoot
          {...{ failure, progress }}
          busy={form.busy}
          texts={{ submit: t('submit'), sending: t('sending') }}
        >
          <DraftNote
            saved={draft.saved}
            restored={draft.restored}
            cleared={cleared !== undefined && isBlank(values)}
            onStartOver={isBlank(values) ? undefined : startOver}
            onUndo={undo}
          />
        </FormFoot>
      </form>
    </div>
  )
}
