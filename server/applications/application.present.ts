import type { Application, ApplicationInList, SellerDuplicate } from '#contract/applications.ts'
import type { SellerMatch } from '#contract/seller-status.ts'
import { fileAddress } from '../accounts/files.service.ts'
import type * as store from './application.store.ts'
import type { ofSeller as formerLicenceOf } from './former-licence.store.ts'
import { formHash } from './form-hash.ts'

type RowInList = Awaited<ReturnType<typeof store.page>>['rows'][number]

type StoredDocument = NonNullable<Awaited<ReturnType<typeof store.documentOf>>>

type Details = {
  history: Awaited<ReturnType<typeof store.history>>
  document: Awaited<ReturnType<typeof store.documentOf>> | undefined
  listings: number
  formerLicence: Awaited<ReturnType<typeof formerLicenceOf>>
  duplicates: Awaited<ReturnType<typeof store.duplicates>>
  former: SellerDuplicate[]
}

export const presentInList = (row: RowInList): ApplicationInList => ({
  ...{ _id: row.id, company: row.companyName, emirate: row.emirate, status: row.status },
  ...{ since: row.statusAt.toISOString(), licenceExpires: row.expiresOn },
})

export function presentApplication(
  row: store.CompanyRow,
  { history, document, listings, formerLicence, duplicates, former }: Details,
): Application {
  return {
    ...presentInList(row),
    ...{ companyAr: row.companyNameAr, legalName: row.legalName, address: row.companyAddress },
    ...{ person: row.person, email: row.email, phone: row.phone, language: row.language },
    ...{
      licence: row.licence,
      formerLicence: formerLicence ? presentFormer(formerLicence) : null,
      taxNumber: row.taxNumber,
      iban: row.iban,
      listings,
    },
    ...{ joined: row.joinedAt.toISOString(), closing: row.closingAt?.toISOString() ?? null },
    documents: document ? [presentDocument(document)] : [],
    duplicates: [...duplicates.map((each) => presentDuplicate(each, row)), ...former],
    history: history.map(({ at, ...event }) => ({ ...event, date: at.toISOString() })),
    ...{ seen: row.seen, form: formHash(row) },
  }
}

const presentDocument = ({ id, name, type }: StoredDocument) => ({
  ...{ field: 'trade_license_upload' as const, url: fileAddress(id), name, type },
})

const presentFormer = ({
  licence,
  lastChangedAt,
  document,
}: NonNullable<Details['formerLicence']>): Application['formerLicence'] => ({
  ...{ licence, changed: lastChangedAt.toISOString() },
  document: document && presentDocument(document),
})

function presentDuplicate(
  other: Details['duplicates'][number],
  { iban }: store.CompanyRow,
): SellerDuplicate {
  const matches: SellerMatch[] = [
    ...(other.licence ? ['licence' as const] : []),
    ...(iban !== null && other.iban === iban ? ['iban' as const] : []),
  ]
  const { id, companyName, status, statusAt } = other
  return { _id: id, company: companyName, status, since: statusAt.toISOString(), matches }
}
