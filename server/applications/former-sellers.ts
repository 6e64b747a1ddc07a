import type { SellerDuplicate } from '#contract/applications.ts'
import type { SellerMatch } from '#contract/seller-status.ts'
import type { Executor } from '../platform/db.ts'
import type { Signer } from '../platform/signing-key.ts'
import type { CompanyRow } from './application.store.ts'
import * as store from './former-seller.store.ts'
import { mailboxOf } from '../platform/mailbox.ts'

// A company that was refused or suspended may close its account and apply anew. What it is recognised by stays for
// two years, as hashes that nobody without the key of this installation can make.

type Identity = Pick<CompanyRow, 'licenceKey' | 'iban' | 'phone' | 'email'>

const tracesOf = (signer: Signer, { licenceKey, iban, phone, email }: Identity): store.Trace[] => {
  const identity: Record<SellerMatch, string> = {
    ...{ licence: licenceKey, iban: iban ?? '', phone, email: mailboxOf(email) },
  }
  return (Object.entries(identity) as [SellerMatch, string][])
    .filter(([, value]) => value !== '')
    .map(([kind, value]) => ({ kind, hash: signer.sign(`former seller ${kind}`, value) }))
}

export const rememberFormer = (db: Executor, signer: Signer, row: CompanyRow): Promise<void> =>
  store.remember(db, tracesOf(signer, row), row.status)

/** Former companies that may be this one; what was closed at the same moment is one of them. */
export async function formerDuplicates(
  db: Executor,
  signer: Signer,
  row: Identity,
): Promise<SellerDuplicate[]> {
  const found = await store.among(db, tracesOf(signer, row))
  const companies = Map.groupBy(found, ({ closedAt }) => closedAt.getTime())
  return [...companies.values()].map((traces) => ({
    ...{ _id: null, company: null, status: traces[0]!.status },
    since: traces[0]!.closedAt.toISOString(),
    matches: traces.map(({ kind }) => kind),
  }))
}
