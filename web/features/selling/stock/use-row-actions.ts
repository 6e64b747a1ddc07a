import { useState } from 'react'
import { mostPictures } from '#contract/limits.ts'
import { pictureBytes } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { fileProblem, pictureTypes } from '#web/ui/form/file-rules.ts'
import type { Undo } from './use-undo.ts'

type RowActionsOptions = {
  merge: (listings: readonly OwnListing[]) => void
  drop: (ids: ReadonlySet<string>) => void
  /** Counts, and which rows there are, may be others now. */
  reload: () => void
  announce: Undo['announce']
}

/** What a row does, or why it didn't. `progress` is of a picture on its way, from 0 to 1. */
export type RowState = { busy?: true; failure?: string; progress?: number }

/** What can be done with one listing where it stands. */
export function useRowActions({ merge, drop, reload, announce }: RowActionsOptions) {
  const { t } = useTranslation('stock')
  const { language } = usePage()
  const { run } = useMutation()
  const [states, setStates] = useState<ReadonlyMap<string, RowState>>(new Map())
  const api = browserApi(language)

  const put = (id: string, state: RowState) => setStates((all) => new Map(all).set(id, state))

  /** One change of a row at a time; those of other rows may run meanwhile. */
  const changeRow = async ({ _id }: OwnListing, call: () => Promise<void>) => {
    put(_id, { busy: true })
    const onFailure = (failure: string) => put(_id, { failure })
    if (await run(call, { key: _id, onFailure })) put(_id, {})
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
    changeRow(listing, async () => {
      const before = listing.status
      await putStatus(listing, status)
      const sku = listing.partSKU
      announce(t(before === 'removed' ? 'told.restored' : `told.${status}`, { sku }), async () => {
        await (before === 'removed' ? takeAway(listing) : putStatus(listing, before))
        return t('undo.done')
      })
    })

  const remove = (listing: OwnListing) =>
    changeRow(listing, async () => {
      await takeAway(listing)
      announce(t('told.removed', { sku: listing.partSKU }), async () => {
        await putStatus(listing, listing.status === 'paused' ? 'paused' : 'active')
        return t('told.restored', { sku: listing.partSKU })
      })
    })

  /** The new picture comes first; where there is no room for one more, it takes the place of the first. */
  const setCover = (listing: OwnListing, file: File) => {
    const problem = fileProblem(file, pictureTypes, pictureBytes)
    if (problem) return put(listing._id, { failure: t(`problems.file.${problem}`) })
    const old = listing.images.map(({ url }) => url)
    const others = old.length < mostPictures ? old : old.slice(1)
    return changeRow(listing, async () => {
      const input = { _id: listing._id, pictures: JSON.stringify(['new', ...others]) }
      const { listing: now } = await api.call('updateListing', input, {
        files: { images: file },
        onProgress: (progress) => put(listing._id, { busy: true, progress }),
      })
      merge([now])
      reload()
      announce(t('photo.saved', { sku: listing.partSKU }))
    })
  }

  const stateOf = ({ _id }: OwnListing): RowState => states.get(_id) ?? {}
  return { setStatus, remove, setCover, stateOf }
}

export type RowActions = ReturnType<typeof useRowActions>
