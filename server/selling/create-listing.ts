import type { ParsedInputOf } from '#contract/api.ts'
import { skuKey } from '#contract/part-number.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { NewListing } from '../catalog/stock.service.ts'
import type { Files } from '../platform/api/caller.ts'
import { readableText } from '../platform/clean-html.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import {
  admitListing,
  duplicate,
  mayOfferListings,
  mayWriteListings,
  unlessDuplicate,
} from './listing-checks.ts'
import { changeIn } from './listing-input.ts'
import { showPictures, takePictures } from './listing-pictures.ts'
import { ownOfNumber } from './my-listings.store.ts'
import { ownListing } from './own-listings.ts'
import type { By, SellingDeps } from './selling-deps.ts'

// Listings are written first, then come their terms, what is used today, and pictures: the importer
// locks them in this order too, so that neither ends the other's transaction.

export async function createListing(
  deps: SellingDeps,
  { user: _, currency: __, pictures: order, ...fields }: ParsedInputOf<'newListing'>,
  files: Files,
  { caller, language }: By,
): Promise<{ listing: OwnListing } | Refusal> {
  const { db, reference, stock } = deps
  const objection = (await mayWriteListings(deps, caller)) ?? (await mayOfferListings(deps, caller))
  if (objection) return objection
  const change = changeIn(fields, reference)
  if (change instanceof Refusal) return change
  if (!change.vehicles)
    return refuse('input.invalid', { makes: 'field.required', models: 'field.required' })
  if (readableText(fields.description) === '')
    return refuse('input.invalid', { description: 'field.required' })
  const number = skuKey(fields.partSKU)
  if (await ownOfNumber(db, caller.no, number)) return duplicate()
  const record = await admitListing(deps, caller.no, { isNew: true, ...change, skuKey: number })
  if (record instanceof Refusal) return record
  const images = await takePictures(deps, caller.no, files, order)
  if (images instanceof Refusal) return images
  if (images.length === 0) return refuse('input.invalid', { pic: 'field.required' })
  const listing: NewListing = {
    ...(change as Required<typeof change>),
    sellerNo: caller.no,
    partNameAr: change.partNameAr ?? null,
    subCategoryNo: change.subCategoryNo ?? null,
    partTypeNo: null,
    images,
    createdAt: new Date(),
  }
  return unlessDuplicate(async () => {
    const written = await stock.write(async (tx) => {
      const added = await stock.add(tx, [listing])
      await record(tx)
      await showPictures(tx, images)
      return added
    })
    return ownListing(deps, written.listings[0]!, language)
  })
}
