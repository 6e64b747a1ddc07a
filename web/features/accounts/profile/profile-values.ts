import { bareIban, groupedIban, looksLikeIban, readTaxNumber } from '#contract/company-numbers.ts'
import type { User } from '#contract/profile.ts'
import { readWeek, writeWeek } from './week-draft.ts'

/** A document that the account has already; `name` is that of the file as it was uploaded. */
export type StoredDocument = { address: string; name: string }

/** A document of the form: a new file, the one that stays, or none. */
export type DocumentValue = File | StoredDocument | null

/** What the forms of garages and companies both have. */
export type SharedValues = {
  avatar: File | undefined
  name: string
  location: string
  emirate: string
  trade_license_no: string
  trade_license_upload: DocumentValue
  /** The current one of the account, where a change takes it. */
  password?: string
}

/** `about` is HTML, `hours` the text of a week: see `writeWeek`. */
export type CompanyValues = SharedValues & {
  company_name: string
  company_name_ar: string
  company_address: string
  trade_license_expiry: string
  legal_name: string
  vat_registration_no: string
  /** In groups of four. */
  iban: string
  password: string
  about: string
  about_ar: string
  hours: string
  cover: DocumentValue
}

export type GarageValues = SharedValues & {
  garage_type: string
  garage_name: string
  garage_address: string
  opening_hours: string
  closing_hours: string
  vat_registration_no: string
  vat_certification_upload: DocumentValue
  owner_manager_name: string
  owner_manager_emirates_id: DocumentValue
  emirates_id: DocumentValue
  goods_receiver_name: string
}

/** What a form starts with; details that the account lacks are empty. */
function reader(user: User) {
  const details: Record<string, unknown> = user.details ?? {}
  const text = (field: string) => {
    const value = details[field]
    return typeof value === 'string' ? value : ''
  }
  const document = (field: string): DocumentValue => {
    const address = text(field)
    return address === '' ? null : { address, name: user.documents[field] ?? '' }
  }
  const shared: SharedValues = {
    avatar: undefined,
    name: user.name,
    location: user.location ?? '',
    emirate: text('emirate'),
    trade_license_no: text('trade_license_no'),
    trade_license_upload: document('trade_license_upload'),
  }
  return { shared, text, document }
}

export function companyValues(user: User): CompanyValues {
  const { shared, text, document } = reader(user)
  return {
    ...shared,
    company_name: text('company_name'),
    company_name_ar: text('company_name_ar'),
    company_address: text('company_address'),
    trade_license_expiry: text('trade_license_expiry'),
    legal_name: text('legal_name'),
    vat_registration_no: text('vat_registration_no'),
    iban: groupedIban(text('iban')),
    password: '',
    about: text('about'),
    about_ar: text('about_ar'),
    hours: writeWeek(hoursOf(user)),
    cover: document('cover'),
  }
}

const hoursOf = ({ details }: User) => (details && 'hours' in details ? details.hours : null)

/** Whether a user's IBAN would be another one, or removed. */
export const changesIban = (user: User, iban: string): boolean =>
  bareIban(iban) !== bareIban(companyValues(user).iban)

/** What needs no registration, or has the form of one. */
export const isTaxNumber = (text: string): boolean =>
  text.trim() === '' || readTaxNumber(text) !== undefined

/** None, or one in its form; the server looks at its check digits. */
export const mayBeIban = (text: string): boolean =>
  text.trim() === '' || looksLikeIban(bareIban(text))

export function garageValues(user: User): GarageValues {
  const { shared, text, document } = reader(user)
  return {
    ...shared,
    garage_type: text('garage_type'),
    garage_name: text('garage_name'),
    garage_address: text('garage_address'),
    opening_hours: text('opening_hours'),
    closing_hours: text('closing_hours'),
    vat_registration_no: text('vat_registration_no'),
    vat_certification_upload: document('vat_certification_upload'),
    owner_manager_name: text('owner_manager_name'),
    owner_manager_emirates_id: document('owner_manager_emirates_id'),
    emirates_id: document('emirates_id'),
    goods_receiver_name: text('goods_receiver_name'),
  }
}

/**
 * The values as the call takes them: a document that stays by its address, one that goes as null, new
 * ones as files.
 */
export function toUpdate<Values extends SharedValues>(values: Values) {
  const { avatar, name, location, password, ...fields } = values
  const details: Record<string, unknown> = {}
  const files: Record<string, File> = avatar ? { avatar } : {}
  for (const [field, value] of Object.entries(fields) as [string, string | DocumentValue][]) {
    if (value instanceof File) files[field] = value
    else if (field === 'hours' && typeof value === 'string') details.hours = readWeek(value)
    else if (typeof value === 'string') details[field] = value.trim()
    else details[field] = value && value.address
  }
  const input = {
    ...{ name: name.trim(), location: location.trim(), details: JSON.stringify(details) },
    ...(password && { password }),
  }
  return { input, files }
}
