import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Somebody whose every text begins with the same mark, and whose numbers nobody else has. */
export type Marked = Person & { no: number; mark: string; marks: RegExp }

const agent = (mark: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36 ${mark}-agent`

/**
 * A garage and a company, made by calls of the API alone, that write a mark of their own into every
 * field that takes a text. Mail can't be sent, so that what goes out by mail waits in the queue; SMS
 * lie in the outbox.
 */
export async function markedLives(atEnd: AtEnd, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-marked-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const database = await ownDatabase('empty', atEnd)
  const shared = { DATA_DIR: folder, LIMIT_PER_ADDRESS: '1000', ...env }
  const [garage, company, formerEmail] = await withMail(database.url, shared, async (app) => {
    const garage = await joined(app, 'BUYER', 'canarya')
    const company = await joined(app, 'SELLER', 'canaryb')
    await app.call('searchListings', { string: `${garage.mark}-search` })
    return [await moved(app, garage), company, garage.email] as const
  })
  const noMail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@ghiyar.example' }
  const app = await appOn(database.url, { env: { ...shared, ...noMail }, atEnd })
  const people = await withNumbers(database.pool, { garage, company })
  await sell(app, people.company)
  await talk(app, people)
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

async function joined(app: TestApp, role: 'BUYER' | 'SELLER', mark: string) {
  const email = `${mark}-${randomInt(1_000_000)}@example.com`
  const phone = newPhone()
  const [emailTicket, phoneTicket] = [await prove(app, email), await prove(app, phone)]
  const details = role === 'BUYER' ? markedGarage(mark) : markedCompany(mark)
  const person = await app.call(
    'signUp',
    {
      ...{ role, email, phone, password, emailTicket, phoneTicket },
      ...{ name: `${mark}-name`, location: `${mark}-location`, details: JSON.stringify(details) },
    },
    {
      files: {
        trade_license_upload: await pictureFile(`${mark}-licence.jpg`),
        avatar: await pictureFile(`${mark}-avatar.jpg`, '#aa3311'),
      },
      headers: { 'user-agent': agent(mark) },
    },
  )
  await app.call(
    'updateUser',
    { name: `${mark}-name`, location: `${mark}-location` },
    { token: person.token },
  )
  return { ...person, email, phone, mark }
}

const markedGarage = (mark: string) => ({
  ...garageDetails,
  garage_name: `${mark}-garage`,
  garage_address: `${mark}-address`,
  trade_license_no: `${mark}-licence-no`,
  vat_registration_no: `${mark}-vat`,
  owner_manager_name: `${mark}-owner`,
  goods_receiver_name: `${mark}-receiver`,
})

const markedCompany = (mark: string) => ({
  ...companyDetails,
  company_name: `${mark}-company`,
  company_address: `${mark}-address`,
  trade_license_no: `${mark}-licence-no`,
  about: `<p>${mark}-about</p>`,
})

type Joined = Awaited<ReturnType<typeof joined>>

/** Changes the e-mail address: codes and proofs know the former one. */
async function moved(app: TestApp, person: Joined): Promise<Joined> {
  const email = `${person.mark}-new-${randomInt(1_000_000)}@example.com`
  await app.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  await app.call('changeContact', { identify: email, code, password }, { token: person.token })
  return { ...person, email }
}

async function withNumbers(
  pool: { query: (text: string, values: unknown[]) => Promise<{ rows: { no: number }[] }> },
  people: { garage: Joined; company: Joined },
): Promise<{ garage: Marked; company: Marked }> {
  const marked = async (person: Joined): Promise<Marked> => {
    const { rows } = await pool.query('select no from "user" where id = $1', [person.user._id])
    const marks = new RegExp(`${person.mark}[\\w.@-]*|${person.phone.slice(4)}`, 'gi')
    return { ...person, no: rows[0]!.no, marks }
  }
  return { garage: await marked(people.garage), company: await marked(people.company) }
}

const by = ({ token, mark }: Pick<Marked, 'token' | 'mark'>): CallOptions => ({
  token,
  headers: { 'user-agent': agent(mark) },
})

/** Everything that a company does beside talking. */
async function sell(app: TestApp, { mark, ...company }: Marked): Promise<void> {
  const me = by({ mark, ...company })
  await app.call('login', { method: 'email', email: company.email, password }, me)
  await app.call('createAccessKey', { name: `${mark}-key`, password }, me)
  await app.call('setQuickReplies', { replies: [`${mark}-reply`] }, me)
  await app.call('setNotificationSettings', { callbackSms: true }, me)
  for (const sku of ['sku', 'paused'])
    await app.call('newListing', markedListing(mark, sku), {
      ...me,
      files: { pic: await pictureFile(`${mark}-${sku}.jpg`, '#22aa44') },
    })
  const { job } = await app.call(
    'importListings',
    { mode: 'check', wait: 'no', mapping: JSON.stringify(mapping) },
    { ...me, files: stock(mark) },
  )
  await vi.waitUntil(async () => (await app.call('getImportStatus', { job }, me)).done, {
    timeout: 100_000,
  })
}

const markedListing = (mark: string, sku: string) => ({
  ...{ price: '120', quantity: '3', category: 'Brake Parts', partSKU: `${mark}-${sku}` },
  ...{ partName: `${mark}-part`, partNameAr: `${mark}-part-ar`, partBrand: `${mark}-brand` },
  shortDescription: `${mark}-short`,
  description: `<p>${mark}-description</p>`,
  fits: JSON.stringify([{ model: 'Land Cruiser', from: 2008, to: 2015 }]),
})

const mapping = {
  ...{ 0: 'partSKU', 1: 'partName', 2: 'partBrand', 3: 'category', 4: 'price', 5: 'quantity' },
}

/** A list of one row that can be read, and one that lacks its price. */
const stock = (mark: string) => ({
  file: {
    name: `${mark}-stock.csv`,
    bytes: Buffer.from(
      `Part No,Name,Brand,Category,Price,Qty,${mark}-column
${mark}-7712,${mark}-row-name,${mark}-row-brand,Brake Parts,10,1,${mark}-cell
${mark}-7713,${mark}-row-name,${mark}-row-brand,${mark}-category,${mark}-price,1,${mark}-left-cell
`,
    ),
  },
})

/** What passes between the two. */
async function talk(app: TestApp, { garage, company }: { garage: Marked; company: Marked }) {
  const [buyer, seller] = [by(garage), by(company)]
  const { listings } = await app.call('getMyListing', {}, seller)
  const listing_id = listings.find(({ partSKU }) => partSKU === 'canaryb-sku')!._id
  await app.call('setFavourite', { listing_id, favourite: true }, buyer)
  await app.call('noteInterest', { listing_id, kind: 'view' })
  const { callback } = await app.call(
    'requestCallback',
    {
      ...{ listing_id, name: `${garage.mark}-caller`, phone: garage.phone },
      ...{ note: `${garage.mark}-note`, preferred: `${garage.mark}-preferred` },
    },
    buyer,
  )
  // Once the company has called, nothing more is sent of the request.
  const toSeller = async () => (await app.call('getOutbox', { to: company.phone })).items
  await vi.waitUntil(
    async () => (await toSeller()).some(({ text }) => text.includes(garage.mark)),
    {
      timeout: 60_000,
    },
  )
  await app.call('setCallbackStatus', { id: callback._id, status: 'called' }, seller)
  const { roomId } = await app.call('startChat', { listing_id }, buyer)
  const say = (who: Marked, file?: string) =>
    pictureFile(file, '#1122cc').then((attachment) =>
      app.call(
        'sendMessage',
        { roomId, clientId: newId(), message: `${who.mark}-message` },
        { ...by(who), ...(file && { files: { attachment } }) },
      ),
    )
  await say(garage, `${garage.mark}-photo.jpg`)
  await say(company)
  for (const who of [garage, company])
    await app.call('reportChat', { roomId, reason: 'other', note: `${who.mark}-report` }, by(who))
  await app.call('setBlock', { roomId, blocked: true }, buyer)
  await app.call('setNotificationSettings', { priceEmail: false }, buyer)
}

/** What needs no account, written by people who have one, under its e-mail address. */
async function writeToOperator(app: TestApp, people: Record<string, Marked>): Promise<void> {
  for (const { mark, email, phone } of Object.values(people)) {
    await app.call('subscribeToNewsletter', { email: email.toUpperCase(), language: 'ar' })
    await app.call('sendContact', {
      ...{ name: `${mark}-writer`, email, mobile: phone, message: `${mark}-question` },
      ...{ mode: 'email', reason: 'Complaint' },
    })
  }
}
