import type { BuyerFields, SellerFields } from '#contract/profile.ts'
import type { DocumentField } from '#contract/uploads.ts'
import { cleanHtml, readableText } from '../platform/clean-html.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { uaeDay } from '../platform/uae-day.ts'
import type { CompanyFields, GarageRow } from './user.store.ts'

/** Ids of stored files by field; null where there is none. */
export type Documents = Partial<Record<DocumentField | 'cover', string | null>>

export function garageRow(userNo: number, fields: BuyerFields, documents: Documents): GarageRow {
  return {
    userNo,
    emirate: fields.emirate,
    garageType: fields.garage_type,
    garageName: fields.garage_name,
    garageAddress: fields.garage_address,
    openingHours: fields.opening_hours,
    closingHours: fields.closing_hours,
    tradeLicenseNo: fields.trade_license_no,
    tradeLicenseUpload: documents.trade_license_upload ?? null,
    vatRegistrationNo: fields.vat_registration_no || null,
    vatCertificationUpload: documents.vat_certification_upload ?? null,
    ownerManagerName: fields.owner_manager_name,
    ownerManagerEmiratesId: documents.owner_manager_emirates_id ?? null,
    emiratesId: documents.emirates_id ?? null,
    goodsReceiverName: fields.goods_receiver_name,
  }
}

/** Refuses a licence that has expired; one that is stored may have since. */
export function expiredLicence(
  { trade_license_expiry: expiry }: Pick<SellerFields, 'trade_license_expiry'>,
  stored: string | null = null,
): Refusal | undefined {
  if (!expiry || expiry === stored || expiry >= uaeDay(new Date())) return undefined
  return refuse('input.invalid', { trade_license_expiry: 'field.past_day' })
}

export function companyRow(
  user: { no: number; id: string },
  fields: SellerFields,
  documents: Documents,
): CompanyFields {
  return {
    no: user.no,
    id: user.id,
    companyName: fields.company_name,
    companyNameAr: given(fields.company_name_ar),
    companyAddress: fields.company_address,
    emirate: fields.emirate,
    tradeLicenseNo: fields.trade_license_no,
    tradeLicenseExpiry: fields.trade_license_expiry,
    tradeLicenseUpload: documents.trade_license_upload ?? null,
    legalName: given(fields.legal_name),
    vatRegistrationNo: given(fields.vat_registration_no),
    iban: given(fields.iban),
    // What isn't spoken of stays.
    about: fields.about === undefined ? undefined : writtenIn(fields.about),
    aboutAr: fields.about_ar === undefined ? undefined : writtenIn(fields.about_ar),
    hours: fields.hours,
    cover: documents.cover ?? null,
  }
}

/** Null for an empty text; one that isn't spoken of stays. */
const given = (text: string | null | undefined) => (text === undefined ? undefined : text || null)

/** Cleaned HTML; null where nothing is to be read in it. */
function writtenIn(html: string | null): string | null {
  const clean = cleanHtml(html ?? '')
  return readableText(clean) === '' ? null : clean
}
