import type { BuyerDetails, SellerDetailsOfOwner, User } from '#contract/profile.ts'
import { fileAddress } from './files.service.ts'
import type { CompanyRow, GarageRow, UserWithDetails } from './user.store.ts'

const address = (id: string | null) => (id === null ? null : fileAddress(id))

export function presentGarage(row: GarageRow): BuyerDetails {
  return {
    emirate: row.emirate,
    garage_type: row.garageType,
    garage_name: row.garageName,
    garage_address: row.garageAddress,
    opening_hours: row.openingHours,
    closing_hours: row.closingHours,
    trade_license_no: row.tradeLicenseNo,
    trade_license_upload: address(row.tradeLicenseUpload),
    vat_registration_no: row.vatRegistrationNo ?? '',
    vat_certification_upload: address(row.vatCertificationUpload),
    owner_manager_name: row.ownerManagerName,
    owner_manager_emirates_id: address(row.ownerManagerEmiratesId),
    emirates_id: address(row.emiratesId),
    goods_receiver_name: row.goodsReceiverName,
  }
}

export function presentCompany(row: CompanyRow): SellerDetailsOfOwner {
  return {
    emirate: row.emirate,
    company_name: row.companyName,
    company_address: row.companyAddress,
    trade_license_no: row.tradeLicenseNo,
    trade_license_expiry: row.tradeLicenseExpiry,
    trade_license_upload: address(row.tradeLicenseUpload),
    legal_name: row.legalName,
    vat_registration_no: row.vatRegistrationNo,
    iban: row.iban,
    company_name_ar: row.companyNameAr,
    about: row.about,
    about_ar: row.aboutAr,
    hours: row.hours,
    cover: address(row.cover),
  }
}

/** Documents by field, as columns of the garage or company hold them. */
const documentsOf = ({ garage, company }: UserWithDetails): Record<string, string | null> => ({
  trade_license_upload: (garage ?? company)?.tradeLicenseUpload ?? null,
  vat_certification_upload: garage?.vatCertificationUpload ?? null,
  owner_manager_emirates_id: garage?.ownerManagerEmiratesId ?? null,
  emirates_id: garage?.emiratesId ?? null,
  cover: company?.cover ?? null,
})

/** A user as shown to that user alone. */
export function presentUser(found: UserWithDetails): User {
  const { user, garage, company, files } = found
  const nameOf = (id: string | null) => files.find((file) => file.id === id)?.name
  const documents = Object.entries(documentsOf(found)).map(([field, id]) => [field, nameOf(id)])
  return {
    _id: user.id,
    role: user.role,
    avatar: user.avatar,
    email: user.email,
    phone: user.phone,
    name: user.name ?? garage?.garageName ?? company?.companyName ?? '',
    location: user.location,
    listing_count: company?.listingCount ?? 0,
    details: garage ? presentGarage(garage) : company ? presentCompany(company) : null,
    documents: Object.fromEntries(documents.filter(([, name]) => name !== undefined)),
    closing: user.closingAt?.toISOString() ?? null,
  }
}
