import { z } from 'zod'
import { bareIban, readTaxNumber } from './company-numbers.ts'
import { emirates } from './emirates.ts'
import { date, day, id, name, plain, text } from './fields.ts'
import { garageTypes } from './garage-types.ts'
import { roles } from './roles.ts'
import { weekHours } from './week-hours.ts'
import { longestFileAddress, longestIbanEntry, profileLengths } from './limits.ts'

const clock = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?$/i

/** An hour of the day, as "08:00"; "8 am" and "8:00 PM" are read as well. */
const hour = text(profileLengths.hour).transform((value, context) => {
  const read = hourOf(value)
  if (read !== undefined) return read
  context.addIssue({ code: 'custom', message: value === '' ? 'required' : 'hour' })
  return z.NEVER
})

function hourOf(value: string): string | undefined {
  const [, hours, minutes = '00', half] = clock.exec(value) ?? []
  if (hours === undefined || Number(minutes) > 59) return undefined
  const written = Number(hours)
  if (half === undefined)
    return written > 23 ? undefined : `${String(written).padStart(2, '0')}:${minutes}`
  if (written < 1 || written > 12) return undefined
  const at = (written % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  return `${String(at).padStart(2, '0')}:${minutes}`
}

/**
 * The address of a file as the account has it, for one that stays; empty or null takes it away.
 * Left out, it stays too.
 */
const unchanged = text(longestFileAddress).nullish()

const licence = name(profileLengths.licence)

/** The last day of a licence; left out, what was given stays, and empty or null removes it. */
const expiry = z
  .union([z.literal('').transform(() => null), day])
  .nullish()
  .meta({ description: 'The last day on which the licence is valid, as 2027-03-31' })

/** A tax registration number as people paste it; empty or null removes it. */
const taxNumber = text(profileLengths.vatNumber)
  .transform((value, context) => {
    const number = value === '' ? '' : readTaxNumber(value)
    if (number !== undefined) return number
    context.addIssue({ code: 'custom', message: 'tax_number' })
    return z.NEVER
  })
  .nullish()

/** In its stored form; the server checks whether it is an IBAN. */
export const enteredIban = text(longestIbanEntry)
  .transform(bareIban)
  .pipe(z.string().max(profileLengths.iban, { error: 'iban' }))
const iban = enteredIban.nullish()

export const buyerFields = z.object({
  emirate: z.enum(emirates),
  garage_type: z.enum(garageTypes),
  garage_name: name(profileLengths.name),
  garage_address: name(profileLengths.address),
  opening_hours: hour,
  closing_hours: hour,
  trade_license_no: licence,
  trade_license_upload: unchanged,
  vat_registration_no: taxNumber,
  vat_certification_upload: unchanged,
  owner_manager_name: name(profileLengths.name),
  owner_manager_emirates_id: unchanged,
  emirates_id: unchanged,
  goods_receiver_name: name(profileLengths.name),
})
export type BuyerFields = z.output<typeof buyerFields>

export const sellerFields = z.object({
  emirate: z.enum(emirates),
  company_name: name(profileLengths.name),
  company_address: name(profileLengths.address),
  trade_license_no: licence,
  trade_license_expiry: expiry,
  trade_license_upload: unchanged,
  legal_name: plain(profileLengths.name).nullish(),
  vat_registration_no: taxNumber,
  iban: iban.meta({ description: 'Another one, or none, needs the password of the account' }),
  company_name_ar: text(profileLengths.name).nullish(),
  about: text(profileLengths.about)
    .nullish()
    .meta({ description: 'HTML for the public page; sanitised' }),
  about_ar: text(profileLengths.about).nullish().meta({ description: 'The same in Arabic' }),
  hours: weekHours.nullish(),
  cover: unchanged,
})
export type SellerFields = z.output<typeof sellerFields>

const document = z
  .string()
  .nullable()
  .meta({ description: 'Accessible only to the owner and operators' })

export const buyerDetails = z.object({
  emirate: z.enum(emirates),
  garage_type: z.enum(garageTypes),
  garage_name: z.string(),
  garage_address: z.string(),
  opening_hours: z.string(),
  closing_hours: z.string(),
  trade_license_no: z.string(),
  trade_license_upload: document,
  vat_registration_no: z.string(),
  vat_certification_upload: document,
  owner_manager_name: z.string(),
  owner_manager_emirates_id: document,
  emirates_id: document,
  goods_receiver_name: z.string(),
})
export type BuyerDetails = z.infer<typeof buyerDetails>

export const sellerDetailsOfOwner = z.object({
  emirate: z.enum(emirates),
  company_name: z.string(),
  company_address: z.string(),
  trade_license_no: z.string(),
  trade_license_expiry: day.nullable(),
  trade_license_upload: document,
  legal_name: z
    .string()
    .nullable()
    .meta({ description: 'As on the licence, where it is not the company’s name' }),
  vat_registration_no: z.string().nullable().meta({ description: 'The tax registration number' }),
  iban: z.string().nullable(),
  company_name_ar: z.string().nullable(),
  about: z.string().nullable(),
  about_ar: z.string().nullable(),
  hours: weekHours.nullable(),
  cover: z.string().nullable().meta({ description: 'The wide picture of the public page' }),
})
export type SellerDetailsOfOwner = z.infer<typeof sellerDetailsOfOwner>

/** An account as its owner sees it. */
export const user = z.object({
  _id: id,
  role: z.enum(roles),
  avatar: z.string().nullable(),
  email: z.string(),
  phone: z.string().meta({ description: 'E.164, as +971501234567' }),
  name: z.string(),
  location: z.string().nullable(),
  listing_count: z.number().int(),
  details: z
    .union([buyerDetails, sellerDetailsOfOwner])
    .nullable()
    .meta({ description: 'Of a garage or company; operators have none' }),
  documents: z
    .record(z.string(), z.string())
    .meta({ description: 'Names of the uploaded files, by field' }),
  closing: date.nullable().meta({ description: 'When the account is deleted, if scheduled' }),
})
export type User = z.infer<typeof user>

/** What signing in gives; the browser keeps it under the key `login`. */
export const signedIn = z.object({
  success: z.literal(true),
  user,
  token: z.string().meta({ description: 'For `Authorization: Bearer …`' }),
})
export type SignedIn = z.infer<typeof signedIn>

export const done = z.object({ message: z.literal('success') })
