import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Fils } from '#contract/money.ts'
import { user } from '#server/accounts/user.tables.ts'
import { insertListings, type NewListing } from '#server/catalog/new-listings.ts'
import { modelKey, subCategoryKey } from '#server/catalog/reference.store.ts'
import { loadReference, type Reference } from '#server/catalog/reference.ts'
import { answerTimes } from '#server/chat/answer-times.store.ts'
import { announce } from '#server/platform/changes.ts'
import type { Executor } from '#server/platform/db.ts'
import { demonstration } from '#server/platform/demonstration.tables.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { setAnswerMinutes } from '#server/sellers/seller.store.ts'
import type { StoredPicture } from '#server/platform/pictures.ts'
import { insertActivity } from './activity.ts'
import { insertCars } from './cars.ts'
import { insertDelivery } from './delivery.ts'
import { freshenDemo } from './freshen.ts'
import { indexedAfter } from './indexed-after.ts'
import { generateListings, type DemoListing } from './marketplace.ts'
import { insertOrders } from './orders/insert-orders.ts'
import { insertPeople } from './people.ts'
import { insertApplications } from './applications.ts'
import { drawPictures } from './pictures.ts'
import { demoGarageEmail, demoSellerEmail, sellers } from './sellers.ts'
import { insertConversations } from './conversations.ts'

const PASSWORD = 'ghiyar-demo'
const CHUNK = 1_000

/** Without `mediaDir` the listings have no pictures, without `store` the people no licences. */
type Options = {
  count: number
  mediaDir: string | undefined
  store?: FileStore
  log: (line: string) => void
  now?: Date
}

/**
 * Loads the demonstration marketplace into an empty database, all or nothing; where it is already,
 * it only makes sure that some listings are new. Refuses a real marketplace. Returns lines on how to
 * sign in.
 */
export async function loadDemo(db: NodePgDatabase, options: Options): Promise<string[]> {
  const content = await contentOf(db)
  if (content === 'real data')
    throw new Error('This database holds a real marketplace. Start with DEMO=off.')
  if (content === 'demonstration') await freshenDemo(db)
  else await load(db, options)
  return [
    'This is a demonstration: companies, people, prices and stock are invented.',
    `Demo logins: seller ${demoSellerEmail}, garage ${demoGarageEmail}, password ${PASSWORD}`,
  ]
}

/** What is in the database: only where the demonstration was loaded may it be changed. */
export async function contentOf(db: Executor): Promise<'nothing' | 'demonstration' | 'real data'> {
  const [loaded] = await db.select().from(demonstration).limit(1)
  if (loaded) return 'demonstration'
  const [person] = await db.select({ no: user.no }).from(user).limit(1)
  return person ? 'real data' : 'nothing'
}

/** Empties what the demonstration fills; what refers to it goes with it. */
export async function emptyDemo(tx: Executor): Promise<void> {
  await tx.execute(
    sql`truncate demonstration, listing, fitment, one_time_code, identity_proof, outbox_message, failed_search,
      failed_search_emirate, search_count, weekly_figure, document_counter, demo_checkout, payout_batch,
      transfer_refund_batch, "user" restart identity cascade`,
  )
}

async function load(
  db: NodePgDatabase,
  { count, mediaDir, store, log, now = new Date() }: Options,
) {
  log(`Loading the demonstration marketplace: ${count.toLocaleString('en')} listings …`)
  const reference = await loadReference(db)
  const pictureOf = mediaDir ? await drawPictures(mediaDir, log) : undefined
  const passwordHash = await hash(PASSWORD, { memoryCost: 65_536, timeCost: 3, parallelism: 1 })
  await db.transaction(async (tx) => {
    await tx.insert(demonstration).values({})
    const { sellerNos, garageNos } = await insertPeople(tx, passwordHash, store)
    if (store) await insertApplications(tx, passwordHash, store)
    const rowOf = rowMaker(reference, pictureOf, sellerNos)
    await indexedAfter(tx, () => insertAll(tx, generateListings({ count, now }), rowOf, log))
    const loginNo = sellerNos[sellers.findIndex(({ email }) => email === demoSellerEmail)]!
    await insertActivity(tx, sellerNos, loginNo)
    await insertCars(tx, { sellerNos, pictureOf, now })
    await insertConversations(tx, { sellerNos, garageNos, now })
    await insertDelivery(tx, sellerNos)
    await insertOrders(tx, { sellerNos, garageNos, now, listings: count })
    // Measured every hour later on.
    await setAnswerMinutes(tx, await answerTimes(tx))
    await announce(tx, { all: true })
  })
  await vacuum(db)
}

async function insertAll(
  tx: Executor,
  listings: Iterable<DemoListing>,
  rowOf: (listing: DemoListing) => NewListing,
  log: Options['log'],
): Promise<void> {
  let chunk: NewListing[] = []
  let done = 0
  for (const listing of listings) {
    chunk.push(rowOf(listing))
    if (chunk.length < CHUNK) continue
    await insertListings(tx, chunk)
    done += chunk.length
    chunk = []
    if (done % 50_000 === 0) log(`  ${done.toLocaleString('en')} listings`)
  }
  if (chunk.length > 0) await insertListings(tx, chunk)
}

// Lets the first queries plan with knowledge of what was loaded.
const vacuum = (db: Executor) =>
  db.execute(sql`vacuum analyze listing, cross_number, fitment, seller,
    "order", seller_order, order_line, order_event, shipment, return_request, return_line`)

function rowMaker(
  reference: Reference,
  pictureOf: ((seed: string) => StoredPicture) | undefined,
  sellerNos: number[],
): (listing: DemoListing) => NewListing {
  const partTypes = new Map(reference.partTypes.map((type) => [type.key, type.no]))
  const numberOf = (find: (key: string) => { no: number } | undefined, key: string) => {
    const found = find(key)
    if (!found) throw new Error(`The demonstration names "${key}", which is no reference data`)
    return found.no
  }
  return (listing) => ({
    sellerNo: sellerNos[listing.seller]!,
    sku: listing.partSKU,
    partName: listing.partName,
    partNameAr: listing.partNameAr,
    brand: listing.partBrand,
    tier: listing.tier,
    crossNumbers: listing.crossNumbers,
    categoryNo: numberOf(reference.findCategory, listing.categoryKey),
    subCategoryNo: listing.subCategoryKey
      ? numberOf(
          reference.findSubCategory,
          subCategoryKey(listing.categoryKey, listing.subCategoryKey),
        )
      : null,
    partTypeNo: partTypes.get(listing.partType)!,
    vehicles: listing.fits.map((fit) => ({
      model: numberOf(reference.findModel, modelKey(fit.make, fit.model)),
      from: fit.from,
      to: fit.to,
    })),
    priceFils: listing.priceFils as Fils,
    universal: listing.fits.length === 0,
    quantity: listing.quantity,
    images: pictureOf ? [pictureOf(listing.pictureSeed)] : [],
    shortDescription: listing.shortDescription,
    description: listing.description,
    createdAt: listing.date,
    confirmedAt: listing.confirmed,
  })
}
