import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { listingLifeCycle, type ListingStatus } from '#contract/listing-status.ts'
import { skuKey } from '#contract/part-number.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { CatalogService, Reference } from '../catalog/catalog.service.ts'
import type { NewListing, StockService, Written } from '../catalog/stock.service.ts'
import type { TradeService } from '../catalog/trade.service.ts'
import type { Caller, Files } from '../platform/api/caller.ts'
import { readableText } from '../platform/clean-html.ts'
import type { Executor } from '../platform/db.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { violates } from '../platform/unique-violation.ts'
import type { SellersService } from '../sellers/sellers.service.ts'
import { writesOfSeller } from './limits.ts'
import { changeIn } from './listing-input.ts'
import type { Admission, Candidate, ListingQuotasService } from './listing-quotas.service.ts'
import * as store from './my-listings.store.ts'
import { ownListings } from './own-listings.ts'
import type { PicturesService } from './pictures.service.ts'

/** What the services of selling are made of. */
export type SellingParts = {
  db: NodePgDatabase
  reference: Reference
  catalog: CatalogService
  trade: TradeService
  stock: StockService
  sellers: SellersService
  limits: RateLimits
  quotas: QuotasService
}

type Shown = { listing: OwnListing }
type Recorder = Admission<unknown>['record']

const duplicate = () => refuse('listing.duplicate', { partSKU: 'field.sku_listed' })

/** What sellers do with single listings, or with a handful of them. */
export function listingsService(
  parts: SellingParts,
  { pictures, listingQuotas }: { pictures: PicturesService; listingQuotas: ListingQuotasService },
) {
  const { db, reference, catalog, stock, sellers, limits, quotas } = parts

  const own = async (no: number, language: Language): Promise<Shown> => {
    const [listing] = await ownListings(parts, [no], language)
    return { listing: listing! }
  }

  /** Why this seller may not put anything on offer now. */
  const mayOffer = async (caller: Caller): Promise<Refusal | undefined> =>
    (await sellers.find(caller.id)) ? undefined : refuse('account.closing')

  const mayWrite = async (caller: Caller): Promise<Refusal | undefined> =>
    (await limits.take(writesOfSeller, caller.id)) ?? (await quotas.left('writesPerDay', caller.no))

  // Listings are written first, then come their terms, what is used today, and pictures: the importer
  // locks them in this order too, so that neither ends the other's transaction.

  /** Brings a listing to a status, from a removed one by restoring it first. */
  const putTo = async (
    tx: Executor,
    { no: sellerNo }: Caller,
    id: string,
    status: Exclude<ListingStatus, 'removed'>,
  ): Promise<Written> => {
    const chosen = { sellerNo, ids: [id] }
    const restored = await stock.move(tx, chosen, 'restore')
    const moved = await stock.move(tx, chosen, status === 'active' ? 'activate' : 'pause')
    return moved.listings.length > 0 ? moved : restored
  }
  const counted = async (tx: Executor, sellerNo: number, written: Written, record?: Recorder) => {
    const { length } = written.listings
    await record?.(tx)
    if (length > 0) await quotas.use(tx, 'writesPerDay', sellerNo, length)
    return written
  }

  /** What records a listing with such names; a refusal when it is beyond a quota. */
  const admitted = async (sellerNo: number, candidate: Candidate) => {
    const { refused, record } = await listingQuotas.admit(db, sellerNo, [['it', candidate]])
    const kind = refused.get('it')
    return kind ? quotas.refuse(kind) : record
  }

  /** The own part number that is on offer already; of a race, the index tells. */
  const unlessTaken = async <Result>(work: () => Promise<Result>): Promise<Result | Refusal> => {
    try {
      return await work()
    } catch (error) {
      if (violates(error, /^listing_once_per_seller$/)) return duplicate()
      throw error
    }
  }

  return {
    async create(
      { user: _, currency: __, pictures: order, ...fields }: ParsedInputOf<'newListing'>,
      files: Files,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<Shown | Refusal> {
      const objection = (await mayWrite(caller)) ?? (await mayOffer(caller))
      if (objection) return objection
      const change = changeIn(fields, reference)
      if (change instanceof Refusal) return change
      if (!change.vehicles)
        return refuse('input.invalid', { makes: 'field.required', models: 'field.required' })
      if (readableText(fields.description) === '')
        return refuse('input.invalid', { description: 'field.required' })
      const number = skuKey(fields.partSKU)
      if (await store.ownOfNumber(db, caller.no, number)) return duplicate()
      const record = await admitted(caller.no, { isNew: true, ...change, skuKey: number })
      if (record instanceof Refusal) return record
      const images = await pictures.take(caller.no, files, order)
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
      return unlessTaken(async () => {
        const written = await stock.write(async (tx) => {
          const added = await stock.add(tx, [listing])
          await record(tx)
          await pictures.show(tx, images)
          return added
        })
        return own(written.listings[0]!, language)
      })
    },

    async update(
      { _id, user: _, currency: __, pictures: order, ...fields }: ParsedInputOf<'updateListing'>,
      files: Files,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<Shown | Refusal> {
      const limited = await mayWrite(caller)
      if (limited) return limited
      const found = await store.findOwn(db, caller.no, _id)
      const before = found && (await catalog.raw(found.no))
      if (!before) return refuse('listing.not_found')
      const { no } = before
      const change = changeIn(fields, reference)
      if (change instanceof Refusal) return change
      if (fields.description !== undefined && readableText(fields.description) === '')
        return refuse('input.invalid', { description: 'field.required' })
      // All of its names: with another number, words of a name count that stayed the same.
      const named = { ...before, ...change, skuKey: change.skuKey ?? skuKey(before.sku) }
      const record = await admitted(caller.no, { isNew: false, ...named })
      if (record instanceof Refusal) return record
      const changesPictures = order !== undefined || files.length > 0
      const images = changesPictures
        ? await pictures.take(caller.no, files, order, before.images)
        : before.images
      if (images instanceof Refusal) return images
      if (changesPictures && images.length === 0)
        return refuse('input.invalid', { pic: 'field.required' })
      const renamed = ['partName', 'partNameAr', 'categoryNo'].some((field) => field in change)
      return unlessTaken(async () => {
        const written = {
          ...{ no, ...change },
          ...(renamed && { partTypeNo: stock.partTypeOf({ ...before, ...change }) }),
          ...(changesPictures && { images }),
        }
        await stock.write(async (tx) => {
          const changed = await stock.change(tx, [written])
          await record(tx)
          await pictures.show(tx, images, before.images)
          return changed
        })
        return own(no, language)
      })
    },

    async setStatus(
      { _id, status }: ParsedInputOf<'setListingStatus'>,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<Shown | Refusal> {
      const objection = (await mayWrite(caller)) ?? (await mayOffer(caller))
      if (objection) return objection
      const found = await store.findOwn(db, caller.no, _id)
      if (!found) return refuse('listing.not_found')
      const { no } = found
      const record = await listingQuotas.admitBack(db, caller.no, [_id])
      if (record instanceof Refusal) return record
      return unlessTaken(async () => {
        await stock.write(async (tx) =>
          counted(tx, caller.no, await putTo(tx, caller, _id, status), record),
        )
        return own(no, language)
      })
    },

    async remove(
      { _id }: ParsedInputOf<'removeListing'>,
      { caller }: { caller: Caller },
    ): Promise<ReplyOf<'removeListing'> | Refusal> {
      const limited = await mayWrite(caller)
      if (limited) return limited
      const found = await store.findOwn(db, caller.no, _id)
      if (!found) return refuse('listing.not_found')
      const { listings } = await stock.write(async (tx) => {
        const chosen = { sellerNo: caller.no, ids: [_id] }
        return counted(tx, caller.no, await stock.move(tx, chosen, 'remove'))
      })
      const isRemoved =
        listings.length > 0 || (await store.findOwn(db, caller.no, _id))?.status === 'removed'
      return isRemoved ? { message: 'success' } : refuse(listingLifeCycle.refusal)
    },

    async changeMany(
      input: ParsedInputOf<'changeListings'>,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<ReplyOf<'changeListings'> | Refusal> {
      const isOffered = input.action === 'activate' || input.action === 'restore'
      const objection = (await mayWrite(caller)) ?? (isOffered ? await mayOffer(caller) : undefined)
      if (objection) return objection
      const restored = input.action === 'restore' ? input.ids : []
      const record = await listingQuotas.admitBack(db, caller.no, restored)
      if (record instanceof Refusal) return record
      const chosen = { sellerNo: caller.no, ids: input.ids }
      return unlessTaken(async () => {
        const change = (tx: Executor) => {
          if (input.action === 'price') return stock.reprice(tx, chosen, input.value)
          if (input.action === 'quantity') return stock.setQuantity(tx, chosen, input.value)
          return stock.move(tx, chosen, input.action)
        }
        const { listings } = await stock.write(async (tx) =>
          counted(tx, caller.no, await change(tx), record),
        )
        return { changed: listings.length, listings: await ownListings(parts, listings, language) }
      })
    },

    async one(
      { id }: ParsedInputOf<'getMyListingItem'>,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<Shown | Refusal> {
      const found = await store.findOwn(db, caller.no, id)
      return found ? own(found.no, language) : refuse('listing.not_found')
    },
  }
}
