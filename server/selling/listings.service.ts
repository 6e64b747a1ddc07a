import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { skuKey } from '#contract/part-number.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { CatalogService, Reference } from '../catalog/catalog.service.ts'
import type { NewListing, Step, StockService } from '../catalog/stock.service.ts'
import type { TradeService } from '../catalog/trade.service.ts'
import type { Caller, Files } from '../platform/api/caller.ts'
import { readableText } from '../platform/clean-html.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { violates } from '../platform/unique-violation.ts'
import type { SellersService } from '../sellers/sellers.service.ts'
import { writesOfSeller } from './limits.ts'
import { changeIn } from './listing-input.ts'
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
}

type Written = { listing: OwnListing }

const duplicate = () => refuse('listing.duplicate', { partSKU: 'field.invalid' })

/** What sellers do with single listings, or with a handful of them. */
export function listingsService(parts: SellingParts, pictures: PicturesService) {
  const { db, reference, catalog, stock, sellers, limits } = parts

  const own = async (no: number, language: Language): Promise<Written> => {
    const [listing] = await ownListings(parts, [no], language)
    return { listing: listing! }
  }

  /** Why this seller may not put anything on offer now. */
  const mayOffer = async (caller: Caller): Promise<Refusal | undefined> =>
    (await sellers.find(caller.id)) ? undefined : refuse('account.closing')

  const mayWrite = (caller: Caller) => limits.take(writesOfSeller, caller.id)

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
    ): Promise<Written | Refusal> {
      const objection = (await mayWrite(caller)) ?? (await mayOffer(caller))
      if (objection) return objection
      const change = changeIn(fields, reference)
      if (change instanceof Refusal) return change
      if (!change.vehicles)
        return refuse('input.invalid', { makes: 'field.required', models: 'field.required' })
      if (readableText(fields.description) === '')
        return refuse('input.invalid', { description: 'field.required' })
      if (await store.ownOfNumber(db, caller.no, skuKey(fields.partSKU))) return duplicate()
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
          await pictures.show(tx, images)
          return stock.add(tx, [listing])
        })
        return own(written.listings[0]!, language)
      })
    },

    async update(
      { _id, user: _, currency: __, pictures: order, ...fields }: ParsedInputOf<'updateListing'>,
      files: Files,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<Written | Refusal> {
      const limited = await mayWrite(caller)
      if (limited) return limited
      const no = await store.ownNo(db, caller.no, _id)
      const before = no && (await catalog.raw(no))
      if (!before) return refuse('listing.not_found')
      const change = changeIn(fields, reference)
      if (change instanceof Refusal) return change
      if (fields.description !== undefined && readableText(fields.description) === '')
        return refuse('input.invalid', { description: 'field.required' })
      const changesPictures = order !== undefined || files.length > 0
      const images = changesPictures
        ? await pictures.take(caller.no, files, order, before.images)
        : before.images
      if (images instanceof Refusal) return images
      if (changesPictures && images.length === 0)
        return refuse('input.invalid', { pic: 'field.required' })
      const renamed = ['partName', 'partNameAr', 'categoryNo'].some((field) => field in change)
      return unlessTaken(async () => {
        await stock.write(async (tx) => {
          await pictures.show(tx, images, before.images)
          const written = {
            ...{ no, ...change },
            ...(renamed && { partTypeNo: stock.partTypeOf({ ...before, ...change }) }),
            ...(changesPictures && { images }),
          }
          return stock.change(tx, [written])
        })
        return own(no, language)
      })
    },

    async setStatus(
      { _id, status }: ParsedInputOf<'setListingStatus'>,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<Written | Refusal> {
      const objection = (await mayWrite(caller)) ?? (await mayOffer(caller))
      if (objection) return objection
      const no = await store.ownNo(db, caller.no, _id)
      if (!no) return refuse('listing.not_found')
      const step: Step = status === 'active' ? 'activate' : 'pause'
      return unlessTaken(async () => {
        await stock.write((tx) => stock.move(tx, { sellerNo: caller.no, ids: [_id] }, step))
        return own(no, language)
      })
    },

    async remove(
      { _id }: ParsedInputOf<'removeListing'>,
      { caller }: { caller: Caller },
    ): Promise<ReplyOf<'removeListing'> | Refusal> {
      const limited = await mayWrite(caller)
      if (limited) return limited
      if (!(await store.ownNo(db, caller.no, _id))) return refuse('listing.not_found')
      await stock.write((tx) => stock.move(tx, { sellerNo: caller.no, ids: [_id] }, 'remove'))
      return { message: 'success' }
    },

    async changeMany(
      input: ParsedInputOf<'changeListings'>,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<ReplyOf<'changeListings'> | Refusal> {
      const comesBack = input.action === 'activate' || input.action === 'restore'
      const objection = (await mayWrite(caller)) ?? (comesBack ? await mayOffer(caller) : undefined)
      if (objection) return objection
      const chosen = { sellerNo: caller.no, ids: input.ids }
      return unlessTaken(async () => {
        const { listings } = await stock.write((tx) => {
          if (input.action === 'price') return stock.reprice(tx, chosen, input.value)
          if (input.action === 'quantity') return stock.setQuantity(tx, chosen, input.value)
          return stock.move(tx, chosen, input.action)
        })
        return { changed: listings.length, listings: await ownListings(parts, listings, language) }
      })
    },

    async one(
      { id }: ParsedInputOf<'getMyListingItem'>,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<Written | Refusal> {
      const no = await store.ownNo(db, caller.no, id)
      return no ? own(no, language) : refuse('listing.not_found')
    },
  }
}
