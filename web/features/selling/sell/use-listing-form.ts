import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { sharesSent } from '#web/ui/form/file-rules.ts'
import type { Problems } from '#web/ui/form/field-notes.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { toFormFields } from './listing-form.ts'
import { useProposal } from './proposal/use-proposal.ts'
import { validateListing } from './sell-rules.ts'
import type { SellValues } from './sell-values.ts'

type ListingFormOptions = {
  initial: SellValues
  /** The listing that is changed: its own number is no duplicate, and what it has is not judged anew. */
  listing?: string
  /** Makes the call. Told how to tell its progress, from 0 to 1. */
  send: (values: SellValues, onProgress: (share: number) => void) => Promise<void>
}

/** The state of the form of a listing, new or changed: its fields, what is proposed, and sending. */
export function useListingForm({ initial, listing, send }: ListingFormOptions) {
  const { t } = useTranslation('sell')
  const { failure, run } = useMutation()
  const [progress, setProgress] = useState<number>()

  const form = useFormState<SellValues>({
    initial,
    check: (values) => {
      const errors = Object.entries(validateListing(values)).filter(
        ([name]) => !listing || isChanged(name as keyof SellValues, initial, values),
      )
      return Object.fromEntries(
        errors.map(([name, { key, values: filled }]) => [name, t(key, filled)]),
      ) as Problems<SellValues>
    },
  })
  const { partSKU, partName, pictures } = form.values
  const proposal = useProposal(partSKU, partName)
  const mine = proposal?.mine && proposal.mine._id !== listing ? proposal.mine : null
  const refuse = (fields: Record<string, string>) => form.setServerErrors(toFormFields(fields))

  const submit = form.submit(async (values) => {
    // The server would say the same, after all the pictures were sent.
    if (mine) return void refuse({ partSKU: t('mine.title') })
    await run(
      async () => {
        setProgress(0)
        try {
          await send(values, setProgress)
        } catch (error) {
          if (!isDuplicate(error)) throw error
          refuse({ partSKU: t('mine.title') })
        } finally {
          setProgress(undefined)
        }
      },
      { setFieldErrors: refuse },
    )
  })
  return { form, proposal, mine, failure, submit, progress, sent: sentByKey(pictures, progress) }
}

// Said in other words than "not valid", which its field would carry.
const isDuplicate = (error: unknown) =>
  error instanceof ApiError && error.code === 'listing.duplicate'

// What is wrong with the cars of an old listing is not asked about when its price changes.
function isChanged(name: keyof SellValues, before: SellValues, now: SellValues): boolean {
  if (name === 'fits' && before.universal !== now.universal) return true
  return before[name] !== now[name]
}

/** How far each new picture is on its way; undefined while nothing is sent. */
function sentByKey(pictures: SellValues['pictures'], progress: number | undefined) {
  if (progress === undefined) return undefined
  const sent = pictures.filter(({ file, address }) => file && !address)
  const shares = sharesSent(
    sent.map(({ file }) => file?.size ?? 0),
    progress,
  )
  return Object.fromEntries(sent.map(({ key }, index) => [key, shares[index]]))
}
