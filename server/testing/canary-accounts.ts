import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeIBAN } from 'ibantools'
import { vi } from 'vitest'
import { newId } from '../platform/id.ts'
import { appOn, type CallOptions, type TestApp } from './app.ts'
import { ownDatabase, type AtEnd } from './database.ts'
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
  await writeToOperator(app, people)
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
  const details = JSON.stringify({ ...canaryCompany(canary), iban: canaryIban(canary) })
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
  const { job } = await app.call(
    'importListings',
    { mode: 'check', wait: 'no', mapping: JSON.stringify(mapping) },
    { ...me, files: stock(canary) },
  )
  await vi.waitUntil(async () => (await app.call('getImportStatus', { job }, me)).done, {
    timeout: 100_000,
  })
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
  await app.call('noteInterest', { listing_id, kind: 'view' })
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
