import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeIBAN } from 'ibantools'
import { vi } from 'vitest'
import { toFils } from '#contract/money.ts'
import { preparePayouts } from '../payments/payouts/prepare-payouts.ts'
import { addPosting } from '../payments/ledger.store.ts'
import { insertBatch } from '../payments/batches/batch.store.ts'
import { insertTransfer } from '../payments/buyer-transfers/buyer-transfer.store.ts'
import { insertLines, refundBatches } from '../payments/buyer-transfers/refund-batch.store.ts'
import { oweUnused } from '../payments/buyer-transfers/transfer-refunds.ts'
import { received, settled } from '../payments/postings.ts'
import { newId } from '../platform/id.ts'
import { uaeDay } from '../platform/uae-day.ts'
import { appOn, type CallOptions, type TestApp, type TestDatabase } from './app.ts'
import { ownDatabase, type AtEnd } from './database.ts'
import { importList } from './import-list.ts'
import {
  codeFor,
  companyDetails,
  garageDetails,
  password,
  pictureFile,
  prove,
  type Person,
} from './people.ts'

/** A user whose texts all begin with the same canary, and whose numbers are unique. */
export type CanaryAccount = Person & { no: number; canary: string; canaryPattern: RegExp }

const agent = (canary: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36 ${canary}-agent`

/**
 * A garage and a company, created through the API alone, that write a canary of their own into every
 * text field. Mail can't be sent, so that mails stay in the queue; SMS lie in the outbox.
 */
export async function canaryAccounts(atEnd: AtEnd, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-marked-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const database = await ownDatabase('empty', atEnd)
  const shared = { DATA_DIR: folder, LIMIT_PER_ADDRESS: '1000', ...env }
  const [garage, company, formerEmail] = await withMail(database.url, shared, async (app) => {
    const garage = await joined(app, 'BUYER', 'canarya')
    const company = await joined(app, 'SELLER', 'canaryb')
    await app.call('searchListings', { string: `${garage.canary}-search` })
    return [await moved(app, garage), company, garage.email] as const
  })
  const noMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@ghiyar.example' }
  const app = await appOn(database.url, { env: { ...shared, ...noMail }, atEnd })
  const people = await withNumbers(database.pool, { garage, company })
  // Written before tax numbers had to be in their form.
  await database.pool.query('update garage set vat_registration_no = $1', [`${garage.canary}-vat`])
  await sell(app, people.company)
  await exchange(app, people)
  await transfer(app, people, database)
  await writeToOperator(app, people)
  await payOut(people.company, database)
  return { app, database, folder, formerEmail, ...people }
}

async function withMail<Made>(
  url: string,
  env: Record<string, string>,
  work: (app: TestApp) => Promise<Made>,
): Promise<Made> {
  const undoings: (() => Promise<void>)[] = []
  const app = await appOn(url, { env, atEnd: (undo) => void undoings.push(undo) })
  try {
    return await work(app)
  } finally {
    // Not the last of `undoings`: the folder stays for the application that comes after.
    await undoings.pop()!()
  }
}

const newPhone = () => `+97150${randomInt(1_000_000, 10_000_000)}`

async function joined(app: TestApp, role: 'BUYER' | 'SELLER', canary: string) {
  const email = `${canary}-${randomInt(1_000_000)}@example.com`
  const phone = newPhone()
  const [emailTicket, phoneTicket] = [await prove(app, email), await prove(app, phone)]
  const details = role === 'BUYER' ? canaryGarage(canary) : canaryCompany(canary)
  const person = await app.call(
    'signUp',
    {
      ...{ role, email, phone, password, emailTicket, phoneTicket },
      ...{
        name: `${canary}-name`,
        location: `${canary}-location`,
        details: JSON.stringify(details),
      },
    },
    {
      files: {
        trade_license_upload: await pictureFile(`${canary}-licence.jpg`),
        avatar: await pictureFile(`${canary}-avatar.jpg`, '#aa3311'),
      },
      headers: { 'user-agent': agent(canary) },
    },
  )
  await app.call(
    'updateUser',
    { name: `${canary}-name`, location: `${canary}-location` },
    { token: person.token },
  )
  return { ...person, email, phone, canary }
}

const canaryGarage = (canary: string) => ({
  ...garageDetails,
  garage_name: `${canary}-garage`,
  garage_address: `${canary}-address`,
  trade_license_no: `${canary}-licence-no`,
  owner_manager_name: `${canary}-owner`,
  goods_receiver_name: `${canary}-receiver`,
})

const canaryCompany = (canary: string) => ({
  ...companyDetails,
  company_name: `${canary}-company`,
  company_address: `${canary}-address`,
  trade_license_no: `${canary}-licence-no`,
  company_name_ar: `${canary}-company-ar`,
  legal_name: `${canary}-legal`,
  about: `<p>${canary}-about</p>`,
  about_ar: `<p>${canary}-about-ar</p>`,
})

/** The accounts of Malta may have letters. */
const canaryIban = (canary: string) =>
  composeIBAN({
    countryCode: 'MT',
    bban: `MALT01100${`${canary.toUpperCase()}IBAN`.padEnd(18, '0')}`,
  })

/** Prepares a payout, as a job does. */
async function payOut({ no }: CanaryAccount, { db, pool }: TestDatabase): Promise<void> {
  const transfer = settled({ sellerNo: no, amount: toFils(100), reference: 'FT26330' })
  await db.transaction((tx) => addPosting(tx, transfer))
  await pool.query('update seller set iban_changed_at = null where no = $1', [no])
  await preparePayouts({ db, log: fail, payoutSettings: { days: [], minimum: toFils(1) } })
}

const fail = (message: string, error: unknown) => {
  throw new Error(message, { cause: error })
}

type Joined = Awaited<ReturnType<typeof joined>>

/** Changes the e-mail address: codes and proofs know the former one. */
async function moved(app: TestApp, person: Joined): Promise<Joined> {
  const email = `${person.canary}-new-${randomInt(1_000_000)}@example.com`
  await app.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  await app.call('changeContact', { identify: email, code, password }, { token: person.token })
  return { ...person, email }
}

async function withNumbers(
  pool: { query: (text: string, values: unknown[]) => Promise<{ rows: { no: number }[] }> },
  people: { garage: Joined; company: Joined },
): Promise<{ garage: CanaryAccount; company: CanaryAccount }> {
  const withCanary = async (person: Joined): Promise<CanaryAccount> => {
    const { rows } = await pool.query('select no from "user" where id = $1', [person.user._id])
    const canaryPattern = new RegExp(`${person.canary}[\\w.@-]*|${person.phone.slice(4)}`, 'gi')
    return { ...person, no: rows[0]!.no, canaryPattern }
  }
  return { garage: await withCanary(people.garage), company: await withCanary(people.company) }
}

const by = ({ token, canary }: Pick<CanaryAccount, 'token' | 'canary'>): CallOptions => ({
  token,
  headers: { 'user-agent': agent(canary) },
})

/** Everything that a company does beside talking. */
async function sell(app: TestApp, { canary, ...company }: CanaryAccount): Promise<void> {
  const me = by({ canary, ...company })
  await app.call('login', { method: 'email', email: company.email, password }, me)
  const changed = { iban: canaryIban(canary), trade_license_no: `${canary}-licence-new` }
  const details = JSON.stringify({ ...canaryCompany(canary), ...changed })
  await app.call('updateUser', { details, password }, me)
  await app.call('createAccessKey', { name: `${canary}-key`, password }, me)
  await app.call('createWebhook', { url: `https://hooks.invalid/${canary}-hook`, password }, me)
  await app.call('setQuickReplies', { replies: [`${canary}-reply`] }, me)
  await app.call('setNotificationSettings', { callbackSms: true }, me)
  for (const sku of ['sku', 'paused'])
    await app.call('newListing', canaryListing(canary, sku), {
      ...me,
      files: { pic: await pictureFile(`${canary}-${sku}.jpg`, '#22aa44') },
    })
  await importList(
    app,
    { mode: 'check', mapping: JSON.stringify(mapping) },
    { ...me, files: stock(canary) },
  )
}

const canaryListing = (canary: string, sku: string) => ({
  ...{ price: '120', quantity: '3', category: 'Brake Parts', partSKU: `${canary}-${sku}` },
  ...{ partName: `${canary}-part`, partNameAr: `${canary}-part-ar`, partBrand: `${canary}-brand` },
  crossNumbers: JSON.stringify([
    { kind: 'same_as', number: `${canary}-cross-1`, brand: `${canary}-cross-brand` },
  ]),
  shortDescription: `${canary}-short`,
  description: `<p>${canary}-description</p>`,
  fits: JSON.stringify([{ model: 'Land Cruiser', from: 2008, to: 2015 }]),
})

const mapping = {
  ...{ 0: 'partSKU', 1: 'partName', 2: 'partBrand', 3: 'category', 4: 'price', 5: 'quantity' },
}

/** A list of one row that can be read, and one that lacks its price. */
const stock = (canary: string) => ({
  file: {
    name: `${canary}-stock.csv`,
    bytes: Buffer.from(
      `Part No,Name,Brand,Category,Price,Qty,${canary}-column
${canary}-7712,${canary}-row-name,${canary}-row-brand,Brake Parts,10,1,${canary}-cell
${canary}-7713,${canary}-row-name,${canary}-row-brand,${canary}-category,${canary}-price,1,${canary}-left-cell
`,
    ),
  },
})

/** What passes between the two. */
async function exchange(
  app: TestApp,
  { garage, company }: { garage: CanaryAccount; company: CanaryAccount },
) {
  const [buyer, seller] = [by(garage), by(company)]
  const { listings } = await app.call('getMyListing', {}, seller)
  const listing_id = listings.find(({ partSKU }) => partSKU === 'canaryb-sku')!._id
  await app.call('setFavourite', { listing_id, favourite: true }, buyer)
  await order(app, listing_id, { garage, company })
  await app.call('recordInterest', { listing_id, kind: 'view' })
  const { callback } = await app.call(
    'requestCallback',
    {
      ...{ listing_id, name: `${garage.canary}-caller`, phone: garage.phone },
      ...{ note: `${garage.canary}-note`, preferred: `${garage.canary}-preferred` },
    },
    buyer,
  )
  // Once the company has called, nothing more is sent of the request.
  const toSeller = async () => (await app.call('getOutbox', { to: company.phone })).items
  await vi.waitUntil(
    async () => (await toSeller()).some(({ text }) => text.includes(garage.canary)),
    {
      timeout: 60_000,
    },
  )
  await app.call('setCallbackStatus', { id: callback._id, status: 'called' }, seller)
  const { roomId } = await app.call('startChat', { listing_id }, buyer)
  const send = (who: CanaryAccount, file?: string) =>
    pictureFile(file, '#1122cc').then((attachment) =>
      app.call(
        'sendMessage',
        { roomId, clientId: newId(), message: `${who.canary}-message` },
        { ...by(who), ...(file && { files: { attachment } }) },
      ),
    )
  await send(garage, `${garage.canary}-photo.jpg`)
  await send(company)
  for (const who of [garage, company])
    await app.call('reportChat', { roomId, reason: 'other', note: `${who.canary}-report` }, by(who))
  const reported = { kind: 'listing', id: listing_id, reason: 'other' } as const
  await app.call('reportSubject', { ...reported, note: `${garage.canary}-listing-report` }, buyer)
  await app.call('setBlock', { roomId, blocked: true }, buyer)
  await app.call('setNotificationSettings', { priceEmail: false }, buyer)
}

/** An order from the cart to its delivery, with every text that either side may write. */
async function order(
  app: TestApp,
  listing_id: string,
  { garage, company }: { garage: CanaryAccount; company: CanaryAccount },
): Promise<void> {
  const [buyer, seller] = [by(garage), by(company)]
  await app.call(
    'setDeliverySettings',
    {
      pickup: { on: true, hours: `${company.canary}-pickup` },
      own: { on: true, fees: { Dubai: 10 }, hours: `${company.canary}-hours` },
      courier: { on: false, fee: 0, days: 1 },
      ...{ answer_hours: 24, holidays: [] },
    },
    seller,
  )
  const address = {
    ...{ name: `${garage.canary}-place`, address: `${garage.canary}-street` },
    ...{ emirate: 'Dubai' as const, phone: garage.phone },
  }
  await app.call('saveAddress', address, buyer)
  const job = { name: `${garage.canary}-job`, vehicle: `${garage.canary}-car` }
  const { _id: jobCart } = await app.call('createCart', job, buyer)
  const vehicle = `${garage.canary}-vehicle`
  await app.call('setCartLine', { cart: jobCart, listing_id, quantity: 1, vehicle }, buyer)
  const { _id: cart } = await app.call('setCartLine', { listing_id, quantity: 1, vehicle }, buyer)
  const { sellerOrders } = await app.call(
    'placeOrder',
    {
      ...{ cart, address, deliveries: { [company.user._id]: 'own' }, expected_total: 130 },
      ...{ payment: 'cash_on_delivery', reference: `${garage.canary}-reference` },
      receiver: { name: `${garage.canary}-taker`, phone: garage.phone },
      note: `${garage.canary}-order-note`,
    },
    buyer,
  )
  const { _id: id } = sellerOrders[0]!
  await app.call('stepSellerOrder', { id, event: 'accept' }, seller)
  const request = { id, event: 'request-cancel', reason: `${garage.canary}-reason` } as const
  await app.call('stepSellerOrder', request, buyer)
  const parcel = { carrier: `${company.canary}-carrier`, tracking: `${company.canary}-tracking` }
  const shipping = { ...parcel, driver_phone: company.phone }
  await app.call('stepSellerOrder', { id, event: 'ship', ...shipping }, seller)
  const failure = { id, event: 'fail', reason: `${company.canary}-reason` } as const
  await app.call('stepSellerOrder', failure, seller)
  await app.call('stepSellerOrder', { id, event: 'redeliver' }, seller)
  await app.call(
    'stepSellerOrder',
    { id, event: 'deliver', receiver: `${garage.canary}-hands` },
    { ...seller, files: { picture: await pictureFile(`${company.canary}-proof.jpg`, '#557799') } },
  )
  const back = await app.call(
    'requestReturn',
    {
      ...{ seller_order: id, lines: [{ _id: sellerOrders[0]!.lines[0]!._id, quantity: 1 }] },
      ...{ reason: 'damaged', note: `${garage.canary}-return` },
    },
    { ...buyer, files: { pictures: await pictureFile(`${garage.canary}-broken.jpg`, '#775577') } },
  )
  const refusal = `${company.canary}-refusal`
  await app.call('stepReturn', { id: back._id, event: 'decline', reason: refusal }, seller)
  const dispute = `${garage.canary}-dispute`
  await app.call('stepReturn', { id: back._id, event: 'dispute', reason: dispute }, buyer)
  await payOnCredit(app, listing_id, id, { garage, company })
}

/** A further order, on credit that the company grants, and what the company writes about its payment. */
async function payOnCredit(
  app: TestApp,
  listing_id: string,
  first: string,
  { garage, company }: { garage: CanaryAccount; company: CanaryAccount },
): Promise<void> {
  const [buyer, seller] = [by(garage), by(company)]
  const terms = { seller_order: first, limit: 1_000, days: 30 }
  const { _id: credit } = await app.call('grantCredit', terms, seller)
  const { _id: cart } = await app.call('setCartLine', { listing_id, quantity: 1 }, buyer)
  const { sellerOrders } = await app.call(
    'placeOrder',
    {
      ...{ cart, deliveries: { [company.user._id]: 'pickup' }, expected_total: 120 },
      ...{ payment: 'credit', receiver: { name: garage.canary, phone: garage.phone } },
    },
    buyer,
  )
  const { _id: id } = sellerOrders[0]!
  for (const event of ['accept', 'ship'] as const)
    await app.call('stepSellerOrder', { id, event }, seller)
  await app.call('stepSellerOrder', { id, event: 'confirm' }, buyer)
  const received_on = new Date().toISOString().slice(0, 10)
  const payment = { credit, amount: 20, received_on, note: `${company.canary}-cheque` }
  await app.call('recordCreditPayment', payment, seller)
}

/** An order by bank transfer, of which the money came twice and goes back. */
async function transfer(
  app: TestApp,
  { garage, company }: { garage: CanaryAccount; company: CanaryAccount },
  { db, pool }: TestDatabase,
): Promise<void> {
  const buyer = by(garage)
  const { listings } = await app.call('getMyListing', {}, by(company))
  const listing_id = listings.find(({ partSKU }) => partSKU === 'canaryb-sku')!._id
  const { _id: cart } = await app.call('setCartLine', { listing_id, quantity: 1 }, buyer)
  const { _id: order } = await app.call(
    'placeOrder',
    {
      ...{ cart, deliveries: { [company.user._id]: 'pickup' }, expected_total: 120 },
      payment: 'bank_transfer',
      receiver: { name: `${garage.canary}-taker`, phone: garage.phone },
    },
    buyer,
  )
  const file = await pictureFile(`${garage.canary}-slip.jpg`, '#335577')
  await app.call('sendSlip', { order }, { ...buyer, files: { file } })
  const { rows } = await pool.query<{ no: number }>('select no from "order" where id = $1', [order])
  const [amountFils, reference, orderNo] = [toFils(50), 'FT26330-5', rows[0]!.no]
  await db.transaction(async (tx) => {
    await addPosting(tx, received({ reference, amount: amountFils }))
    await insertTransfer(tx, { orderNo, amountFils, reference, valueDate: uaeDay(new Date()) })
    const silent = { notifyTransfer: () => Promise.resolve() }
    await oweUnused({ notifications: silent }, tx, { orderNo, amountFils, reason: 'excess' })
  })
  const account = { iban: canaryIban(garage.canary)!, name: `${garage.canary}-holder` }
  await app.call('giveRefundAccount', { order, ...account, password }, buyer)
  const { rows: refunds } = await pool.query<{ no: number }>(
    `update transfer_refund set state = 'approved' where order_no = $1 returning no`,
    [orderNo],
  )
  const batch = { id: newId(), count: 1, amountFils, approvedBy: garage.no }
  await insertLines(
    db,
    await insertBatch(db, refundBatches, batch),
    refunds.map(({ no }) => no),
  )
}

/** What needs no account, written by people who have one, under its e-mail address. */
async function writeToOperator(app: TestApp, people: Record<string, CanaryAccount>): Promise<void> {
  for (const { canary, email, phone } of Object.values(people)) {
    await app.call('subscribeToNewsletter', { email: email.toUpperCase(), language: 'ar' })
    await app.call('sendContact', {
      ...{ name: `${canary}-writer`, email, mobile: phone, message: `${canary}-question` },
      ...{ mode: 'email', reason: 'Complaint' },
    })
  }
}
