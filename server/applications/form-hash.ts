import { createHash } from 'node:crypto'
import type { CompanyRow } from './application.store.ts'

/** Another one for a form in which anything that an operator reviews was changed. */
export function formHash(row: CompanyRow): string {
  const { companyName, companyNameAr, legalName, companyAddress, emirate, person } = row
  const { licence, expiresOn, documentId, taxNumber, iban, email, phone } = row
  const form = [
    ...[companyName, companyNameAr, legalName, companyAddress, emirate, person],
    ...[licence, expiresOn, documentId, taxNumber, iban, email, phone],
  ]
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url')
}
