import type { PersonalData } from '../platform/personal-data.ts'
import { eraseBodiesOf } from './card.store.ts'
import { endCreditOf } from './credit/grant-credit.ts'
import * as store from './personal-data.store.ts'

/** The books stay, as the law asks: entries name nobody, and invoices say who bought and sold. */
export const paymentsData: PersonalData = {
  export: (db, { no }) => ({
    documents: store.documentsOf(db, no),
    ledger: store.ledgerOf(db, no),
    credit: store.creditOf(db, no),
    cardPayments: store.cardPaymentsOf(db, no),
    bankTransfers: store.transfersOf(db, no),
    payouts: store.payoutsOf(db, no),
  }),
  async erase(db, { no }) {
    await db.transaction((tx) => endCreditOf(tx, no))
    await store.eraseCreditNotes(db, no)
    // What the provider wrote names the payer.
    await eraseBodiesOf(db, no)
  },
}
