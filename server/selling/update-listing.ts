import type { ParsedInputOf } from '#contract/api.ts'
import { skuKey } from '#contract/part-number.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { Files } from '../platform/api/caller.ts'
import { readableText } from '../platform/clean-html.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { admitListing, mayWriteListings, unlessDuplicate } from './listing-checks.ts'
import { changeIn } from './listing-input.ts'
import { showPictures, takePictures } from './listing-pictures.ts'
import { findOwn } from './my-listings.store.ts'
import { ownListing } from './own-listings.ts'
import type { By, SellingDeps } from './selling-deps.ts'

export async function updateListing(
  deps: SellingDeps,
  { _id, user: _, currency: __, pictures: order, ...fields }: ParsedInputOf<'updateListing'>,
  files: Files,
  { caller, language }: By,
): Promise<{ listing: OwnListing } | Refusal> {
  const { db, reference, catalog, stock } = deps
  const limited = await mayWriteListings(deps, caller)
  if (limited) return limited
  const found = await findOwn(db, caller.no, _id)
  const before = found && (await catalog.raw(found.no))
  if (!before) return refuse('listing.not_found')
  const { no } = before
  const change = changeIn(fields, reference)
  if (change instanceof Refusal) return change
  if (fields.description !== undefined && readableText(fields.description) === '')
    return refuse('input.invalid', { description: 'field.required' })
  // All of its names: with another number, words of a name count that stayed the same.
  const named = { ...before, ...change, skuKey: change.skuKey ?? skuKey(before.sku) }
  const record = await admitListing(deps, caller.no, { isNew: false, ...named })
  if (record instanceof Refusal) return record
  const changesPictures = order !== undefined || files.length > 0
  const images = changesPictures
    ? await takePictures(deps, caller.no, files, order, before.images)
    : before.images
  if (images instanceof Refusal) return images
  if (changesPictures && images.length === 0)
    return refuse('input.invalid', { pic: 'field.required' })
  const renamed = ['partName', 'partNameAr', 'categoryNo'].some((field) => field in change)
  return unlessDuplicate(async () => {
    const written = {
      ...{ no, ...change },
      ...(renamed && { partTypeNo: stock.partTypeOf({ ...before, ...change }) }),
      ...(changesPictures && { images }),
    }
    await stock.write(async (tx) => {
      const changed = await stock.change(tx, [written])
      await record(tx)
      await showPictures(tx, images, before.images)
      return changed
    })
    return ownListing(deps, no, language)
  })
}
