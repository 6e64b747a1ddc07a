import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { AccountExport } from '#contract/account-export.ts'
import type { ReplyOf } from '#contract/api.ts'
import type { TestApp } from './app.ts'
import type { SentFile } from './multipart.ts'
import { solving } from './solve.ts'

export const password = 'seven grey camels'

/** What a garage and a company write into their forms. */
export const garageDetails = {
  emirate: 'Sharjah',
  garage_type: 'Independent Mom & Pop Garages',
  garage_name: 'كراج النور',
  garage_address: 'Industrial Area 5, Sharjah',
  opening_hours: '08:00',
  closing_hours: '20:30',
  trade_license_no: '512044',
  owner_manager_name: 'Salem Al Ketbi',
  goods_receiver_name: 'Imran Khan',
}
export const companyDetails = {
  emirate: 'Dubai',
  company_name: 'Falcon Auto Parts',
  company_address: 'Shop 12, Al Quoz Industrial 3',
  trade_license_no: '778120',
}

const pictures = new Map<string, Promise<Buffer>>()

/** A small picture of one colour. */
export async function pictureFile(name = 'licence.jpg', background = '#0b5f69'): Promise<SentFile> {
  const made =
    pictures.get(background) ??
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer()
  pictures.set(background, made)
  return { name, bytes: await made, type: 'image/jpeg' }
}

/** An e-mail address and a phone number that nobody else has. */
export function newIdentity() {
  const number = String(randomInt(10_000_000)).padStart(7, '0')
  return { email: `person-${number}@example.com`, phone: `+97150${number}` }
}

/** The newest code that was sent to a user. */
export async function codeFor(app: Pick<TestApp, 'call'>, to: string): Promise<string> {
  const { items } = await app.call('getOutbox', { to, limit: 1 })
  const code = items[0]?.code
  if (!code) throw new Error(`No code was sent to ${to}`)
  return code
}

type Caller = Pick<TestApp, 'call'>

/** Asks for a code, also where that needs a solved challenge, and enters it; returns the ticket. */
export async function prove(app: Caller, identify: string, by: Caller = app): Promise<string> {
  await solving<'getOtpByEmail' | 'getOtpByPhone'>((solution) =>
    identify.includes('@')
      ? by.call('getOtpByEmail', { email: identify, solution })
      : by.call('getOtpByPhone', { phone: identify, solution }),
  )
  return (await by.call('verifyOtp', { identify, code: await codeFor(app, identify) })).ticket
}

type Role = 'BUYER' | 'SELLER'
export type Person = ReplyOf<'signUp'> & { email: string; phone: string }

/** Joins from the first code to the last document; `by` is the browser that does it. */
export async function join(app: Caller, role: Role, by: Caller = app): Promise<Person> {
  const identity = newIdentity()
  const emailTicket = await prove(app, identity.email, by)
  const phoneTicket = await prove(app, identity.phone, by)
  const details = JSON.stringify(role === 'BUYER' ? garageDetails : companyDetails)
  const files = { trade_license_upload: await pictureFile() }
  const input = { role, ...identity, password, details, emailTicket, phoneTicket }
  return { ...(await by.call('signUp', input, { files })), ...identity }
}

/** The export of a user's data. */
export const exportOf = async (app: Caller, { token }: { token: string }): Promise<AccountExport> =>
  (await app.call('exportAccount', {}, { token })) as unknown as AccountExport
