import { useState } from 'react'
import { mostPictures, pictureBytes } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { fileProblem, pictureTypes } from '#web/ui/form/file-rules.ts'
import type { Undo } from './use-undo.ts'

type RowActionsOptions = {
  merge: (listings: readonly OwnListing[]) => void
  drop: (ids: ReadonlySet<string>) => void
  /** Counts, and which rows there are, may be others now. */
  reload: () => void
  tell: Undo['tell']
}

/** What a row does, or why it didn't. `progress` is of a picture on its way, from 0 to 1. */
export type RowState = { busy?: true; failure?: string; progress?: number }

/** What can be done with one listing where it stands. */
export function useRowActions({ merge, drop, reload, tell }: RowActionsOptions) {
  const { t } = useTranslation('stock')
  const { language } = usePage()
  const failureText = useFailureText()
  const [states, setStates] = useState<ReadonlyMap<string, RowState>>(new Map())
  const api = browserApi(language)

  const put = (id: string, state: RowState) => setStates((all) => new Map(all).set(id, state))

  const run = async ({ _id }: OwnListing, call: () => Promise<void>) => {
    put(_id, { busy: true })
    try {
      await call()
      put(_id, {})
    } catch (error) {
      put(_id, { failure: failureText(error, Object.values) })
    }
  }

  const putStatus = async (listing: OwnListing, status: 'active' | 'paused') => {
    const { listing: now } = await api.call('setListingStatus', { _id: listing._id, status })
    merge([now])
    reload()
  }
  const takeAway = async ({ _id }: OwnListing) => {
    await api.call('removeListing', { _id })
    drop(new Set([_id]))
    reload()
  }

  const setStatus = (listing: OwnListing, status: 'active' | 'paused') =>
    run(listing, async () => {
      const before = listing.status
      await putStatus(listing, status)
      const sku = listing.partSKU
      tell(t(before === 'removed' ? 'told.restored' : `told.${status}`, { sku }), async () => {
        await (before === 'removed' ? takeAway(listing) : putStatus(listing, before))
        return t('undo.done')
      })
    })

  const remove = (listing: OwnListing) =>
    run(listing, async () => {
      await takeAway(listing)
      tell(t('told.removed', { sku: listing.partSKU }), async () => {
        await putStatus(listing, listing.status === 'paused' ? 'paused' : 'active')
        return t('told.restored', { sku: listing.partSKU })
      })
    })

  /** The new picture comes first; where there is no room for one more, it takes the place of the first. */
  const setCover = (listing: OwnListing, file: File) => {
    const problem = fileProblem(file, pictureTypes, pictureBytes)
    if (problem) return put(listing._id, { failure: t(`problems.file.${problem}`) })
    const old = listing.images.map(({ url }) => url)
    const kept = old.length < mostPictures ? old : old.slice(1)
    return run(listing, async () => {
      const input = { _id: listing._id, pictures: JSON.stringify(['new', ...kept]) }
      const { listing: now } = await api.call('updateListing', input, {
        files: { images: file },
        onProgress: (progress) => put(listing._id, { busy: true, progress }),
      })
      merge([now])
      reload()
      tell(t('photo.saved', { sku: listing.partSKU }))
    })
  }

  const stateOf = ({ _id }: OwnListing): RowState => states.get(_id) ?? {}
  return { setStatus, remove, setCover, stateOf }
}

export type RowActions = ReturnType<typeof useRowActions>
